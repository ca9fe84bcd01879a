import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash.mjs';
import { isStamped, root, stamp } from './paths.mjs';
import { run } from './run.mjs';

const oldest = [20, 19];

function demandNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`Everdeed needs Node ${oldest.join('.')} or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Installs the packages if the lock file has changed since the last time. */
export async function ensureInstalled() {
  demandNode();
  const state = hashOf('package-lock.json');
  if (existsSync(join(root, 'node_modules')) && isStamped('installed', state)) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { ...process.env, NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    console.error('The packages could not be installed. The lines above say why.');
    process.exit(code);
  }
  stamp('installed', state);
}
