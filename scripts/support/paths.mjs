import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const cache = join(root, '.cache');

/**
 * The address of a file of the built program, to be imported.
 *
 * @param {string} name
 */
export const built = (name) => pathToFileURL(join(root, 'apps', 'server', 'dist', name)).href;

/**
 * Whether work with this name was done for this very state before.
 *
 * @param {string} name
 * @param {string} state
 */
export const isStamped = (name, state) => readStamp(name) === state;

/**
 * The state for which work with this name was done last; none if it never was.
 *
 * @param {string} name
 */
export function readStamp(name) {
  const file = join(cache, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Forgets that the work was done, so that it is done again.
 *
 * @param {string} name
 */
export const unstamp = (name) => rmSync(join(cache, name), { force: true });

/**
 * Notes that the work is done for this state.
 *
 * @param {string} name
 * @param {string} state
 */
export function stamp(name, state) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), state);
}
