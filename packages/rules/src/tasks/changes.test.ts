import { describe, expect, it } from 'vitest';
import { diffJson, isSameJson } from './changes.ts';
import { isUntouched, revertChange } from './revert.ts';

describe('two JSON values', () => {
  it.each<readonly [unknown, unknown, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [null, undefined, false],
    [Number.NaN, Number.NaN, true],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: { b: [1] } }, { a: { b: [1] } }, true],
    [{ a: 1 }, [1], false],
    [{}, [], false],
  ])('%j and %j are equal: %s', (one, other, isSame) => {
    expect(isSameJson(one, other)).toBe(isSame);
    expect(isSameJson(other, one)).toBe(isSame);
  });
});

describe('what turned one into the other', () => {
  it.each([
    { before: { a: 1 }, after: { a: 1 }, changes: [], why: 'is nothing where they are equal' },
    {
      before: { a: 1 },
      after: { a: 2 },
      changes: [{ path: ['a'], before: 1, after: 2 }],
      why: 'is a value replaced',
    },
    { before: {}, after: { a: 2 }, changes: [{ path: ['a'], after: 2 }], why: 'is a value set' },
    { before: { a: 1 }, after: {}, changes: [{ path: ['a'], before: 1 }], why: 'is a value removed' },
    {
      before: { a: { b: 1, c: 1 } },
      after: { a: { b: 1, c: 2 } },
      changes: [{ path: ['a', 'c'], before: 1, after: 2 }],
      why: 'is told as deep as it lies',
    },
    {
      before: { list: [1, 2, 3] },
      after: { list: [1, 9, 3] },
      changes: [{ path: ['list'], at: 1, removed: [2], added: [9] }],
      why: 'is a piece of a list',
    },
    {
      before: { list: [1, 2] },
      after: { list: [1, 2, 3] },
      changes: [{ path: ['list'], at: 2, removed: [], added: [3] }],
      why: 'is an item added at the end',
    },
    {
      before: { list: [1, 2] },
      after: { list: [2] },
      changes: [{ path: ['list'], at: 0, removed: [1], added: [] }],
      why: 'is an item taken from the front',
    },
  ])('$why', ({ before, after, changes }) => expect(diffJson(before, after)).toEqual(changes));

  it('is not looked for in parts that share a reference', () => {
    const shared = new Proxy({}, { ownKeys: () => expect.unreachable() });
    expect(diffJson({ shared, a: 1 }, { shared, a: 2 })).toEqual([{ path: ['a'], before: 1, after: 2 }]);
  });
});

describe('putting a change back', () => {
  const reverted = (state: object, change: Parameters<typeof revertChange>[1]) => {
    const copy = structuredClone(state);
    revertChange(copy, change);
    return copy;
  };

  it.each([
    {
      state: { a: 2 },
      change: { path: ['a'], before: 1, after: 2 },
      wanted: { a: 1 },
      why: 'restores a value',
    },
    { state: { a: 2 }, change: { path: ['a'], after: 2 }, wanted: {}, why: 'removes what was set' },
    { state: {}, change: { path: ['a'], before: 1 }, wanted: { a: 1 }, why: 'sets what was removed' },
    {
      state: { a: 5 },
      change: { path: ['a'], before: 1, after: 2 },
      wanted: { a: 4 },
      why: 'takes its share off a count',
    },
    {
      state: { a: 5 },
      change: { path: ['a'], after: 2 },
      wanted: { a: 3 },
      why: 'takes a whole share off a count',
    },
    {
      state: { a: 'z' },
      change: { path: ['a'], before: 'x', after: 'y' },
      wanted: { a: 'z' },
      why: 'leaves other words',
    },
    {
      state: { stats: { gp: 1 } },
      change: { path: ['stats', 'gp'], before: 0, after: 3 },
      wanted: { stats: { gp: 0 } },
      why: 'pushes no purse below nothing',
    },
    {
      state: {},
      change: { path: ['a', 'b'], before: 1, after: 2 },
      wanted: {},
      why: 'passes over what is gone',
    },
    {
      state: { list: [1, 9, 3] },
      change: { path: ['list'], at: 1, removed: [2], added: [9] },
      wanted: { list: [1, 2, 3] },
      why: 'restores a piece of a list',
    },
    {
      state: { list: [7, 1, 9, 3] },
      change: { path: ['list'], at: 1, removed: [2], added: [9] },
      wanted: { list: [7, 2, 1, 3] },
      why: 'finds an item that has moved',
    },
    {
      state: { list: [{ id: 'x', seen: true }] },
      change: { path: ['list'], at: 0, removed: [], added: [{ id: 'x', seen: false }] },
      wanted: { list: [] },
      why: 'knows an item by its id, whatever became of it',
    },
    {
      state: { list: [5, 2] },
      change: { path: ['list'], at: 0, removed: [2], added: [] },
      wanted: { list: [2, 5, 2] },
      why: 'puts a removed item back near its place',
    },
  ])('$why', ({ state, change, wanted }) => expect(reverted(state, change)).toEqual(wanted));

  it.each([
    { state: { a: 2 }, change: { path: ['a'], before: 1, after: 2 }, is: true },
    { state: { a: 3 }, change: { path: ['a'], before: 1, after: 2 }, is: false },
    { state: {}, change: { path: ['a', 'b'], after: 2 }, is: false },
    { state: { list: [1, 2] }, change: { path: ['list'], at: 1, removed: [], added: [2] }, is: true },
    { state: { list: [2, 1] }, change: { path: ['list'], at: 1, removed: [], added: [2] }, is: false },
    { state: { list: 7 }, change: { path: ['list'], at: 0, removed: [], added: [2] }, is: false },
  ])('knows whether $state is untouched since: $is', ({ state, change, is }) => {
    expect(isUntouched(state, change)).toBe(is);
  });
});
