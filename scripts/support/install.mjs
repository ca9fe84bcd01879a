import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash.mjs';
import { isStamped, root, stamp } from './paths.mjs';
import { run } from './run.mjs';

const oldest = { major: 20, minor: 19 };

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return;
  console.error(`Everdeed needs Node ${oldest.major}.${oldest.minor} or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Installs the packages if the lock file has changed since the last time. */
export async function ensureInstalled() {
  requireNode();
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
