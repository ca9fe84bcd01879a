import { describe, expect, it } from 'vitest';
import { focusAfter, moveFocus } from './focus-model.ts';
import { moveTo, targetOf } from './ordering.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];

describe('moveTo', () => {
  it.each([
    ['c', 0, 'cabde'],
    ['a', 2, 'bcade'],
    ['b', -1, 'acdeb'],
    ['b', 99, 'acdeb'],
    ['e', 4, 'abcde'],
  ])('puts %s at %d', (id, to, order) => {
    expect(moveTo(IDS, id, to).join('')).toBe(order);
  });
});

describe('targetOf', () => {
  // b and d are hidden by a filter.
  const visible = ['a', 'c', 'e'];
  it.each([
    ['c', 'up', 'cabde'],
    ['c', 'down', 'abdec'],
    ['e', 'up', 'abecd'],
    ['e', 'top', 'eabcd'],
    ['a', 'bottom', 'bcdea'],
  ] as const)('%s goes %s past its visible neighbour', (id, step, order) => {
    const to = targetOf(IDS, visible, id, step);
    expect(moveTo(IDS, id, to ?? Number.NaN).join('')).toBe(order);
  });

  it.each([
    ['a', 'up'],
    ['a', 'top'],
    ['e', 'down'],
    ['e', 'bottom'],
    ['b', 'up'],
  ] as const)('%s cannot go %s', (id, step) => {
    expect(targetOf(IDS, visible, id, step)).toBeUndefined();
  });
});

describe('moveFocus', () => {
  const board = [['a', 'b'], [], ['c'], ['d', 'e']];
  it.each([
    [undefined, 'next', 'a', 'begins at the first card'],
    ['a', 'next', 'b', 'goes down'],
    ['b', 'next', 'b', 'stops at the end'],
    ['b', 'previous', 'a', 'goes up'],
    ['b', 'right', 'c', 'skips the empty column and takes the nearest height'],
    ['c', 'right', 'd', 'keeps the height'],
    ['e', 'left', 'c', 'goes left'],
    ['a', 'left', 'a', 'stays when there is nothing further'],
  ] as const)('from %s, %s is %s: %s', (from, move, to, _why) => {
    expect(moveFocus(board, from, move)).toBe(to);
  });

  it.each([
    ['a', 'b'],
    ['b', 'a'],
    ['c', undefined],
  ])('hands the keyboard from %s, leaving, to %s', (gone, heir) => {
    expect(focusAfter(board, gone)).toBe(heir);
  });
});
