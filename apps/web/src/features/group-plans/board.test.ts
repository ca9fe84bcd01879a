import { blankTask, type Task } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { ANYONE, deedsOn, doneBy, EVERYONE, isDoneFor, isOf, tickedBy, waitingFor } from './board.ts';

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
    const ticked = tickedBy(todo(), 'ivo', LATER);
    expect(ticked).toMatchObject({ completed: true, group: { completedBy: { userId: 'ivo', date: LATER } } });
    expect(isDoneFor(tickedBy(ticked, 'ivo', LATER), 'ivo')).toBe(false);
  });

  it('does only one’s own part of what several do', () => {
    const ticked = tickedBy(shared(false, false), 'ivo', LATER);
    expect(ticked).toMatchObject({ completed: false });
    expect([isDoneFor(ticked, 'ivo'), isDoneFor(ticked, 'suli')]).toEqual([true, false]);
  });

  it('completes the task with the last part', () => {
    expect(tickedBy(shared(false, true), 'ivo', LATER)).toMatchObject({ completed: true });
  });
});

it('what can be sent back is what somebody did', () => {
  expect(doneBy(shared(true, false))).toEqual(['ivo']);
  expect(doneBy(tickedBy(todo(), 'ivo', LATER))).toEqual(['ivo']);
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
    const deeds = deedsOn([task, tickedBy(todo(), 'tove', LATER)], '2026-11-21');
    expect(deeds.map(({ userId, kind }) => `${userId} ${kind}`).toSorted()).toEqual([
      'ivo asked',
      'suli asked',
      'tove done',
    ]);
    expect(deedsOn([task], '2026-11-22')).toEqual([]);
  });
});
