import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const cache = join(root, '.cache');

/** Whether work with this name has already been done for this state. */
export function isStamped(name, state) {
  const file = join(cache, name);
  return existsSync(file) && readFileSync(file, 'utf8') === state;
}

/** Records that the work has been done for this state. */
export function stamp(name, state) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), state);
}
