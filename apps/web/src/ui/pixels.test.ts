import { describe, expect, it } from 'vitest';
import { GLYPHS } from './glyph-shapes.ts';
import { rectanglesOf, tracePixels } from './pixels.ts';

describe('tracePixels', () => {
  it('draws each run of one letter as one rectangle, down to where it ends', () => {
    expect(tracePixels(['.aa.', '.aa.', 'b..a']).get('a')).toBe('M1 0h2v2h-2zM3 2h1v1h-1z');
  });

  it('keeps letters apart and leaves dots clear', () => {
    const paths = tracePixels(['ab.', '...']);
    expect([...paths.keys()]).toEqual(['a', 'b']);
    expect(paths.get('b')).toBe('M1 0h1v1h-1z');
  });
});

describe('rectanglesOf', () => {
  it('takes runs of the same letter, place and length together', () => {
    expect(rectanglesOf(['.aa.', '.aa.', 'abba', '.bb.', 'a...'])).toEqual([
      ['a', 1, 0, 2, 2],
      ['a', 0, 2, 1, 1],
      ['a', 3, 2, 1, 1],
      ['b', 1, 2, 2, 2],
      ['a', 0, 4, 1, 1],
    ]);
  });

  it.each(Object.entries(GLYPHS))('covers the cells of %s, each once', (_, rows) => {
    const cells = rows.map((row) => Array.from(row, () => '.'));
    for (const [letter, x, y, width, height] of rectanglesOf(rows))
      for (const line of cells.slice(y, y + height))
        for (let column = x; column < x + width; column += 1)
          line[column] = line[column] === '.' ? letter : 'twice';
    expect(cells.map((line) => line.join(''))).toEqual([...rows]);
  });
});
