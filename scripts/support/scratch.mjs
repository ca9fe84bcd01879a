import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** The memory that Linux lends to programs as a folder; small or absent in many containers. */
const MEMORY = '/dev/shm';
/** Bytes that must be free there for all that tests write at the same time. */
const NEEDED_BYTES = 4 * 1024 ** 3;

function isRoomy() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}

/**
 * A temporary folder in memory where there is enough of it, which goes with this process. Tests wait for the disk after
 * every act, and none of them cuts the power: what survives a killed process is the same in both places.
 *
 * @returns {Record<string, string>} what the environment of tests says of it
 */
export function scratchInMemory() {
  if (!isRoomy()) return {};
  const folder = mkdtempSync(join(MEMORY, 'everdeed-tests-'));
  // PostgreSQL runs as another user, in a folder of its own in here.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return { TMPDIR: folder };
}
