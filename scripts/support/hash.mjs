import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

const skipped = new Set(['node_modules', 'dist', '.cache', 'test', 'sheets']);

/**
 * @param {string} path
 * @returns {Generator<string, void>}
 */
function* filesOf(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    if (!/\.test\.tsx?$/.test(path)) yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) if (!skipped.has(name)) yield* filesOf(join(path, name));
}

/**
 * A hash over the content of files and folders, given from the project's folder.
 *
 * @param {readonly string[]} paths
 */
export function hashOf(...paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    for (const file of filesOf(join(root, path)))
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
