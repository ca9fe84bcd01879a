import { CLASS_GEAR } from './class-table.ts';

/** Reads a table of lines `key rest`; lines `T:prefix` put a prefix before the keys that follow. */
export function linesOf(text: string): Map<string, string> {
  const map = new Map<string, string>();
  let prefix = '';
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('T:')) prefix = `${line.slice(2)}_`;
    else map.set(prefix + line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1));
  }
  return map;
}

let table: ReadonlyMap<string, string> | undefined;
/** Specs of class gear and of the plain base pieces, by key. */
export const classLines = (): ReadonlyMap<string, string> => (table ??= linesOf(CLASS_GEAR));
