import { blankTask, type Task } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { type Filter, filterOf, shown } from './filters.ts';

const none = { words: '', tags: [] };
const habit = (id: string, value: number): Task => ({ ...blankTask('habit', id, 0, id), value });
const daily = (id: string, isDue: boolean, completed: boolean): Task => ({
  ...blankTask('daily', id, 0, id),
  isDue,
  completed,
});
const todo = (id: string, rest: object = {}): Task => ({ ...blankTask('todo', id, 0, id), ...rest });

const HABITS = [habit('poor', -3), habit('fair', 0.9), habit('fine', 1)];
const DAILIES = [daily('later', false, false), daily('done', true, true), daily('open', true, false)];
const TODOS = [
  todo('whenever'),
  todo('december', { date: '2026-12-01T00:00:00.000Z' }),
  todo('november', { date: '2026-11-24T00:00:00.000Z' }),
  todo('first done', { completed: true, dateCompleted: '2026-11-01T00:00:00.000Z' }),
  todo('last done', { completed: true, dateCompleted: '2026-11-20T00:00:00.000Z' }),
];

describe('shown', () => {
  it.each([
    ['all', HABITS, ['poor', 'fair', 'fine']],
    ['yellowred', HABITS, ['poor', 'fair']],
    ['greenblue', HABITS, ['fine']],
    ['all', DAILIES, ['open', 'done', 'later']],
    ['due', DAILIES, ['open', 'done']],
    ['notDue', DAILIES, ['later']],
    ['remaining', TODOS, ['whenever', 'december', 'november']],
    ['scheduled', TODOS, ['november', 'december']],
    ['complete2', TODOS, ['last done', 'first done']],
  ] satisfies [Filter, readonly Task[], string[]][])('%s', (filter, tasks, ids) => {
    expect(shown(tasks, filter, none).map(({ _id }) => _id)).toEqual(ids);
  });

  it.each([
    { words: 'herb', found: ['Herbs'] },
    { words: 'basil', found: ['Herbs'] },
    { words: 'blue folder', found: ['Passport'] },
    { words: 'nothing', found: [] },
  ])('finds "$words" in title, notes and checklist', ({ words, found }) => {
    const tasks = [
      todo('a', { text: 'Herbs', checklist: [{ id: 'i', text: 'Basil', completed: false }] }),
      todo('b', { text: 'Passport', notes: 'In the blue folder' }),
    ];
    expect(shown(tasks, 'remaining', { words, tags: [] }).map(({ text }) => text)).toEqual(found);
  });

  it('asks for every chosen tag', () => {
    const tasks = [todo('a', { tags: ['x'] }), todo('b', { tags: ['x', 'y'] })];
    expect(shown(tasks, 'remaining', { words: '', tags: ['x', 'y'] }).map(({ _id }) => _id)).toEqual(['b']);
  });
});

describe('filterOf', () => {
  it.each([
    ['habit', 'greenblue', 'greenblue'],
    ['habit', 'due', 'all'],
    ['todo', undefined, 'remaining'],
    ['reward', '', 'all'],
  ] as const)('a %s filter stored as %s is %s', (type, stored, filter) => {
    expect(filterOf(type, stored)).toBe(filter);
  });
});
