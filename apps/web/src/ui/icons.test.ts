import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = readFileSync(new URL('icons.ts', import.meta.url), 'utf8');
const icons = [...source.matchAll(/export const (\w+) =[^']*'([^']+)'/g)].map(([, name = '', path = '']) => ({
  name,
  path,
}));

const NUMBER = String.raw`[\s,]*-?(?:\d+\.?\d*|\.\d+)`;
/** Flags may stand without a space between them. */
const FLAG = String.raw`[\s,]*[01]`;
const times = (count: number) => `(?:${NUMBER.repeat(count)})+`;

/** What follows a command (SVG 2, section 9.3). */
const ARGUMENTS: Readonly<Record<string, string>> = {
  M: times(2),
  L: times(2),
  H: times(1),
  V: times(1),
  C: times(6),
  S: times(4),
  Q: times(4),
  T: times(2),
  A: `(?:${NUMBER.repeat(3)}${FLAG.repeat(2)}${NUMBER.repeat(2)})+`,
  Z: '',
};

/** Commands whose numbers don't come out even, which browsers refuse to draw. */
function brokenCommands(path: string): string[] {
  return (path.match(/[a-z][^a-z]*/gi) ?? []).filter((command) => {
    const wanted = ARGUMENTS[command.charAt(0).toUpperCase()];
    return wanted === undefined || !new RegExp(`^${wanted}\\s*$`).test(command.slice(1));
  });
}

describe('icons', () => {
  it('are there', () => expect(icons.length).toBeGreaterThan(40));

  it.each(icons)('$name is a path that browsers can draw', ({ path }) => {
    expect(path).toMatch(/^M/);
    expect(brokenCommands(path)).toEqual([]);
  });

  it('tell a broken path', () =>
    expect(brokenCommands('M6.134 14.768.866l-.5 2M10 8')).toEqual(['M6.134 14.768.866']));
});
