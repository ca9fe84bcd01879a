import type { Words } from './types.ts';

/** Rows of a words table: one entry per line, fields separated by bars. */
export const rowsOfText = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** Rows of key, name and description. */
export const readPlain = (text: string): Map<string, Words> =>
  new Map(rowsOfText(text).map(([key = '', name = '', description = '']) => [key, { name, description }]));

/**
 * A number that depends on `text` alone, for picking among phrases. FNV-1a; the constants are the algorithm's,
 * not our own.
 */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** One of `choices`, always the same for the same `text`. */
export const pick = (choices: readonly string[], text: string): string =>
  choices[hashOf(text) % choices.length] ?? '';
