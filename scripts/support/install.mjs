import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash.mjs';
import { isStamped, readStamp, root, stamp } from './paths.mjs';
import { run } from './run.mjs';

const oldest = { major: 20, minor: 19 };

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return;
  console.error(`Everdeed needs Node ${oldest.major}.${oldest.minor} or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Whether the packages there are for more than to run: what somebody installed by hand, or a test before. */
const isAll = () => !(readStamp('installed') ?? '').endsWith(toRunMark);

const toRunMark = ' to run';

/** The apps with what builds them; tests, checks and their tools stay out. */
const toRun = ['--workspace=apps/server', '--workspace=apps/web'];

/**
 * Installs the packages if the lock file has changed since the last time: all of them, or a third of that, if
 * they are needed only to build and run the program and nobody has installed by hand what else there is.
 */
export async function ensureInstalled({ onlyToRun = false } = {}) {
  requireNode();
  const all = hashOf('package-lock.json');
  const some = all + toRunMark;
  const hasPackages = existsSync(join(root, 'node_modules'));
  const isThere = isStamped('installed', all) || (onlyToRun && isStamped('installed', some));
  if (hasPackages && isThere) return;
  const isEnough = onlyToRun && !(hasPackages && isAll());
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', ...(isEnough ? toRun : []), '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(npm, args, {
    env: { ...process.env, NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    console.error('The packages could not be installed. The lines above say why.');
    process.exit(code);
  }
  stamp('installed', isEnough ? some : all);
}
