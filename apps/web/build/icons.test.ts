import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = ['icons', 'more-icons', 'player-icons', 'settings-icons', 'site-icons']
  .map((name) => readFileSync(new URL(`../src/ui/${name}.ts`, import.meta.url), 'utf8'))
  .join('\n');
const icons = [...source.matchAll(/export const (\w+) =[^']*'([^']+)'/g)].map(([, name = '', path = '']) => ({
  name,
  path,
}));

/** How many numbers a command takes at a time (SVG 2, section 9.3). */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };
const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)/;
/** The fourth and fifth number of an arc, which may stand without a space between them. */
const FLAG = /^[01]/;

/** Counts the numbers behind a command; NaN if there is anything else. */
function countNumbers(command: string): number {
  const isArc = /^a/i.test(command);
  let rest = command.slice(1).replace(/^[\s,]+/, '');
  let count = 0;
  for (; rest !== ''; count += 1) {
    const isFlag = isArc && (count % 7 === 3 || count % 7 === 4);
    const [found] = (isFlag ? FLAG : NUMBER).exec(rest) ?? [];
    if (found === undefined) return Number.NaN;
    rest = rest.slice(found.length).replace(/^[\s,]+/, '');
  }
  return count;
}

/** Commands whose numbers don't come out even, which browsers refuse to draw. */
const brokenCommands = (path: string): string[] =>
  (path.match(/[a-z][^a-z]*/gi) ?? []).filter((command) => {
    const count = countNumbers(command);
    const takes = TAKES[command.charAt(0).toUpperCase()];
    if (takes === undefined) return !/^z\s*$/i.test(command);
    return count === 0 || count % takes !== 0;
  });

describe('icons', () => {
  it('are there', () => expect(icons.length).toBeGreaterThan(40));

  it.each(icons)('$name is a path that browsers can draw', ({ path }) => {
    expect(path).toMatch(/^M/);
    expect(brokenCommands(path)).toEqual([]);
  });

  it('tell a broken path', () =>
    expect(brokenCommands('M6.134 14.768.866l-.5 2M10 8')).toEqual(['M6.134 14.768.866']));
});
