import { describe, expect, it } from 'vitest';
import { getPath, setPath } from './paths.ts';

interface Root {
  a: { b?: number; c?: { d: number } };
  e: readonly number[];
}
const root: Root = { a: { b: 1, c: { d: 2 } }, e: [3] };

describe('a dotted path', () => {
  it('is set on a copy that shares everything beside it', () => {
    const after = setPath(root, 'a.b', 5);
    expect(after).toEqual({ a: { b: 5, c: { d: 2 } }, e: [3] });
    expect([after.e === root.e, after.a.c === root.a.c, root.a.b]).toEqual([true, true, 1]);
  });

  it('is removed by undefined', () => {
    expect(Object.keys(setPath(root, 'a.b', undefined).a)).toEqual(['c']);
  });

  it('is made where nothing was, and in place of what has no fields', () => {
    expect(setPath(root, 'x.y', 1)).toMatchObject({ x: { y: 1 } });
    expect(setPath(root, 'e.y', 1)).toMatchObject({ e: { y: 1 } });
  });

  it.each(['__proto__.x', 'a.constructor', 'a.prototype.b'])('never touches the language: %s', (path) => {
    expect(() => setPath(root, path, 1)).toThrow(RangeError);
  });

  it.each([
    ['a.c.d', 2],
    ['a', root.a],
    ['a.x.y', undefined],
    ['a.b.toFixed', undefined],
    ['constructor', undefined],
  ])('reads %s', (path, value) => {
    expect(getPath(root, path)).toBe(value);
  });
});
