import { describe, expect, it } from 'vitest';
import { type Board, focusAfter, moveFocus } from './focus-model.ts';

const BOARD: Board = [['a1', 'a2', 'a3'], [], ['c1'], ['d1', 'd2']];

describe('moveFocus', () => {
  it.each([
    ['a1', 'next', 'a2', 'one down'],
    ['a3', 'next', 'a3', 'stays at the foot'],
    ['a2', 'previous', 'a1', 'one up'],
    ['a1', 'previous', 'a1', 'stays at the head'],
    ['a1', 'right', 'c1', 'passes over an empty column'],
    ['a3', 'right', 'c1', 'takes the last where the column is shorter'],
    ['d2', 'left', 'c1', 'to the left'],
    ['c1', 'right', 'd1', 'at the same height'],
    ['d1', 'right', 'd1', 'stays at the right edge'],
    ['a1', 'left', 'a1', 'stays at the left edge'],
    [undefined, 'next', 'a1', 'begins with the first card'],
    ['gone', 'previous', 'a1', 'begins anew when the card has left'],
  ] as const)('from %s %s comes %s: %s', (current, move, then, _why) => {
    expect(moveFocus(BOARD, current, move)).toBe(then);
  });

  it('goes nowhere on an empty board', () => {
    expect(moveFocus([[], []], undefined, 'next')).toBeUndefined();
  });
});

describe('focusAfter', () => {
  it.each([
    ['a1', 'a2', 'the one below'],
    ['a3', 'a2', 'the one above at the foot'],
    ['c1', undefined, 'nothing when it was the only one'],
    ['gone', undefined, 'nothing for a card that is not there'],
  ])('%s hands on to %s: %s', (gone, heir, _why) => {
    expect(focusAfter(BOARD, gone)).toBe(heir);
  });
});
