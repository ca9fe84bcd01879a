import { blankTask, type Task } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { ANYONE, deedsOn, doneBy, EVERYONE, isDoneFor, isOf, tickedBy, waitingFor } from './board.ts';
import { filtered, leftOf } from './filters.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-21T13:00:00.000Z';

const todo = (group: Partial<Task['group']> = {}): Task => {
  const task = blankTask('todo', 't', Date.parse(NOON), 'Mow the lawn');
  return { ...task, group: { ...task.group, id: 'g', ...group } };
};
const part = (completed: boolean, completedDate?: string) => ({
  assignedDate: NOON,
  assignedUsername: 'a',
  assigningUsername: 'b',
  completed,
  ...(completedDate && { completedDate }),
});
const shared = (ivo: boolean, suli: boolean): Task =>
  todo({ assignedUsers: ['ivo', 'suli'], assignedUsersDetail: { ivo: part(ivo), suli: part(suli) } });

describe('whose task it is', () => {
  it.each([
    [EVERYONE, true, true],
    [ANYONE, false, true],
    ['ivo', true, false],
    ['bram', false, false],
  ])('%s', (person, ofShared, ofAnyone) => {
    expect(isOf(shared(false, false), person)).toBe(ofShared);
    expect(isOf(todo(), person)).toBe(ofAnyone);
  });
});

describe('a tick before the server has answered', () => {
  it('does what is anybody’s for all', () => {
    const ticked = tickedBy(todo(), 'ivo', true, LATER);
    expect(ticked).toMatchObject({ completed: true, group: { completedBy: { userId: 'ivo', date: LATER } } });
    expect(isDoneFor(tickedBy(ticked, 'ivo', false, LATER), 'ivo')).toBe(false);
  });

  it('changes nothing of what the server has heard of already', () => {
    const ticked = tickedBy(todo(), 'ivo', true, LATER);
    expect(tickedBy(ticked, 'ivo', true, NOON)).toBe(ticked);
    const part = tickedBy(shared(false, false), 'ivo', true, LATER);
    expect(tickedBy(part, 'ivo', true, NOON)).toBe(part);
  });

  it('does only one’s own part of what several do', () => {
    const ticked = tickedBy(shared(false, false), 'ivo', true, LATER);
    expect(ticked).toMatchObject({ completed: false });
    expect([isDoneFor(ticked, 'ivo'), isDoneFor(ticked, 'suli')]).toEqual([true, false]);
  });

  it('completes the task with the last part', () => {
    expect(tickedBy(shared(false, true), 'ivo', true, LATER)).toMatchObject({ completed: true });
  });
});

it('what can be sent back is what somebody did', () => {
  expect(doneBy(shared(true, false))).toEqual(['ivo']);
  expect(doneBy(tickedBy(todo(), 'ivo', true, LATER))).toEqual(['ivo']);
  expect(doneBy(todo())).toEqual([]);
});

describe('approval', () => {
  const requests = {
    suli: { requestedDate: LATER },
    ivo: { requestedDate: NOON },
    bram: { requestedDate: NOON, dateApproved: LATER },
  };
  const task = todo({ approval: { required: true, requested: true, approved: false, requests } });

  it('is waited for by those who are not approved yet, the first one first', () => {
    expect(waitingFor(task)).toEqual(['ivo', 'suli']);
  });

  it('is among what happened on the day', () => {
    const sentBack = { suli: { by: 'maren', date: NOON } };
    const tasks = [task, tickedBy(todo(), 'tove', true, LATER), todo({ sentBack })];
    const deeds = deedsOn(tasks, '2026-11-21');
    expect(deeds.map(({ userId, kind }) => `${userId} ${kind}`).toSorted()).toEqual([
      'ivo asked',
      'maren sentBack',
      'suli asked',
      'tove done',
    ]);
    expect(deedsOn([task], '2026-11-22')).toEqual([]);
  });
});

describe('a column', () => {
  const habit = (value: number): Task => ({ ...blankTask('habit', String(value), 0, 'x'), value });
  const daily = (id: string, isDue: boolean, completed = false): Task => ({
    ...blankTask('daily', id, 0, 'x'),
    isDue,
    completed,
  });
  const todo = (id: string, date?: string): Task => ({
    ...blankTask('todo', id, 0, 'x'),
    ...(date && { date }),
  });
  const dailies = [daily('later', false), daily('done', true, true), daily('due', true)];

  it.each([
    { filter: 'yellowred', tasks: [habit(0.9), habit(1)], ids: ['0.9'] },
    { filter: 'greenblue', tasks: [habit(0.9), habit(1)], ids: ['1'] },
    { filter: 'all', tasks: dailies, ids: ['due', 'done', 'later'] },
    { filter: 'due', tasks: dailies, ids: ['due', 'done'] },
    { filter: 'notDue', tasks: dailies, ids: ['later'] },
    {
      filter: 'scheduled',
      tasks: [todo('b', '2026-12-02'), todo('none'), todo('a', '2026-12-01')],
      ids: ['a', 'b'],
    },
  ] as const)('shows $ids when filtered by $filter', ({ filter, tasks, ids }) => {
    expect(filtered(tasks, filter).map(({ _id }) => _id)).toEqual(ids);
  });

  it('counts what is left of dailies and to-dos alone', () => {
    expect(leftOf('daily', dailies)).toBe(1);
    expect(leftOf('todo', [todo('a')])).toBe(1);
    expect(leftOf('habit', [habit(1)])).toBeUndefined();
  });
});
