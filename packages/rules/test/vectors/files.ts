import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { fieldsIn, isFields, valueIn } from '@everdeed/content/values';
import type { Bases } from './build.ts';
import type { VectorLine } from './line.ts';

/** The project's own vectors. */
export const ownFolder = fileURLToPath(new URL('./data/', import.meta.url));

const VECTOR_FILE = /^([\w-]+)\.jsonl(\.gz)?$/;

function readText(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** A base file of the folder, plain or compressed; the project's own where the folder has none. */
function readBase(folder: string, name: string): unknown {
  for (const place of [folder, ownFolder]) {
    for (const file of [join(place, name), join(place, `${name}.gz`)]) {
      if (existsSync(file)) return JSON.parse(readText(file));
    }
  }
  throw new Error(`no ${name}`);
}

/** The base files for a folder of vectors. */
export function readBases(folder: string): Bases {
  const base = readBase(folder, 'base-user.json');
  return {
    user: fieldsIn(base, 'user'),
    presets: treesIn(fieldsIn(base, 'presets')),
    tasks: treesIn(readBase(folder, 'base-tasks.json')),
  };
}

const treesIn = (value: unknown): Record<string, Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fieldsIn(value)).map(([name, tree]) => [name, fieldsIn(tree)]));

/** Whether it has what every case has; what else it holds is for its own op to read. */
const isVectorLine = (value: unknown): value is VectorLine =>
  isFields(value) &&
  [value['id'], value['family'], value['now'], valueIn(value, 'call', 'op')].every(
    (one) => typeof one === 'string',
  ) &&
  isFields(value['expect']);

function readLine(text: string): VectorLine {
  const line: unknown = JSON.parse(text);
  if (!isVectorLine(line)) throw new Error(`no case: ${text}`);
  return line;
}

/** Names of the vector families of a folder, in alphabetical order. */
export const familiesOf = (folder: string): string[] => [
  ...new Set(readdirSync(folder).flatMap((file) => VECTOR_FILE.exec(file)?.[1] ?? [])),
];

/** All cases of a family. */
export function readFamily(folder: string, family: string): VectorLine[] {
  const path = [join(folder, `${family}.jsonl`), join(folder, `${family}.jsonl.gz`)].find(existsSync);
  if (!path) throw new Error(`no vectors of family ${family} in ${folder}`);
  return readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readLine);
}
