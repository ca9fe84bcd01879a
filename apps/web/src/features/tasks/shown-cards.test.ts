import { blankTask } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { boardOf, neighboursIn } from './shown-cards.ts';

const daily = (id: string, isDue: boolean, completed = false) => ({
  task: { ...blankTask('daily', id, 0, id), isDue, completed },
});
const todo = (id: string) => ({ task: blankTask('todo', id, 0, id) });

const cards = {
  todo: [todo('x'), todo('y')],
  daily: [
    daily('a', true),
    daily('b', true),
    daily('done', true, true),
    daily('rests', false),
    daily('c', true),
  ],
};

describe('boardOf', () => {
  it('lists the columns on the screen from left to right', () => {
    expect(boardOf(cards)).toEqual([
      ['a', 'b', 'done', 'rests', 'c'],
      ['x', 'y'],
    ]);
  });

  it('keeps the place of an empty column', () => {
    expect(boardOf({ habit: [], todo: cards.todo })).toEqual([[], ['x', 'y']]);
  });
});

describe('items of the shops', () => {
  const reward = { task: blankTask('reward', 'film', 0, 'film') };

  it('stand below the rewards', () => {
    expect(boardOf({ todo: cards.todo, reward: [reward] }, ['potion'])).toEqual([
      ['x', 'y'],
      ['film', 'potion'],
    ]);
  });

  it('stand nowhere without the column', () => {
    expect(boardOf({ todo: cards.todo }, ['potion'])).toEqual([['x', 'y']]);
  });
});

describe('neighboursIn', () => {
  it.each([
    { id: 'b', together: ['a', 'b', 'c'], why: 'open cards stand together' },
    { id: 'done', together: ['done'], why: 'done ones by themselves' },
    { id: 'rests', together: ['rests'], why: 'and those that are not due' },
    { id: 'y', together: ['x', 'y'], why: 'each in its own column' },
    { id: 'gone', together: [], why: 'a card that is not shown stands nowhere' },
  ])('$id: $why', ({ id, together }) => {
    expect(neighboursIn(cards, id)).toEqual(together);
  });

  it('leaves a card that is held where it was', () => {
    const held = { ...daily('done', true, true), phase: 'held' as const };
    expect(neighboursIn({ daily: [daily('a', true), held] }, 'done')).toEqual(['a', 'done']);
  });
});
