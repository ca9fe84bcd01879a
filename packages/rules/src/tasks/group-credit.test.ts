import { describe, expect, it } from 'vitest';
import { makePlayer, makeTask } from '../../test/support/make.ts';
import { refusalOf, valueOf } from '../../test/support/party.ts';
import type { TaskGroup, Todo } from '../state/task.ts';
import {
  assignmentOf,
  creditHolder,
  creditMember,
  revokeCredit,
  isCompletedFor,
  isInGroup,
} from './group-credit.ts';

const NOW = '2024-05-10T12:00:00.000Z';
const GROUP = 'bbbbbbbb-0000-4000-8000-000000000001';
const board = (group: Omit<TaskGroup, 'id'> = {}, completed = false): Todo =>
  makeTask('todo', { completed, group: { id: GROUP, ...group } });
const assigned = (done: Readonly<Record<string, boolean>>): Todo =>
  board({
    assignedUsers: Object.keys(done),
    assignedUsersDetail: Object.fromEntries(
      Object.entries(done).map(([id, completed]) => [id, { completed }]),
    ),
  });

describe('sitting in a group', () => {
  it.each([
    ['a party', makePlayer(({ party }) => (party._id = GROUP)), true],
    ['a guild', makePlayer(({ guilds }) => guilds.push(GROUP)), true],
    ['no group', makePlayer(), false],
    ['another party', makePlayer(({ party }) => (party._id = 'other')), false],
  ])('through %s: %3$s', (_what, player, isIn) => expect(isInGroup(player, GROUP)).toBe(isIn));
});

describe('a part of a shared task', () => {
  it.each([
    { task: board({}, true), completed: true, why: 'is the task itself where nobody is assigned' },
    { task: assigned({ me: true, you: false }), completed: true, why: 'is done where the member’s own is' },
    {
      task: { ...assigned({ me: false, you: true }), completed: true },
      completed: false,
      why: 'is open where it is open',
    },
    {
      task: { ...assigned({ you: true }), completed: true },
      completed: true,
      why: 'is the task’s for those not assigned',
    },
  ])('$why', ({ task, completed }) => expect(isCompletedFor(task, 'me')).toBe(completed));

  it('is found by member', () => {
    expect(assignmentOf(assigned({ me: true }), 'me')).toEqual({ completed: true });
    expect(assignmentOf(assigned({ me: true }), 'you')).toBeUndefined();
    expect(assignmentOf(makeTask('habit'), 'me')).toBeUndefined();
  });
});

describe('doing a part', () => {
  it('completes a task that nobody is assigned to, and notes who did it', () => {
    const task = board();
    expect(valueOf(creditMember(task, 'me', NOW))).toBe(true);
    expect(task.group.completedBy).toEqual({ userId: 'me', date: NOW });
  });

  it.each([
    { others: {}, isWhole: true, why: 'completes the task of one' },
    { others: { you: false }, isWhole: false, why: 'leaves open what others still have to do' },
    { others: { you: true }, isWhole: true, why: 'completes the task as the last part' },
  ])('$why', ({ others, isWhole }) => {
    const task = assigned({ me: false, ...others });
    expect(valueOf(creditMember(task, 'me', NOW))).toBe(isWhole);
    expect(assignmentOf(task, 'me')).toEqual({ completed: true, completedDate: NOW });
  });

  it('is refused to those who are not assigned', () => {
    expect(refusalOf(creditMember(assigned({ you: false }), 'me', NOW))).toBe('badRequest taskNotAssigned');
  });
});

describe('taking a part back', () => {
  it.each([
    { done: { me: true }, wasWhole: true },
    { done: { me: true, you: true }, wasWhole: true },
    { done: { me: true, you: false }, wasWhole: false },
  ])('of $done says whether the task had been complete: $wasWhole', ({ done, wasWhole }) => {
    const task = assigned(done);
    expect(revokeCredit(task, 'me')).toBe(wasWhole);
    expect(assignmentOf(task, 'me')).toEqual({ completed: false });
    expect(task.group.completedBy).toEqual({});
  });
});

describe('whose points are taken back', () => {
  it.each([
    { task: board({ completedBy: { userId: 'me' } }), holder: 'me', why: 'is who did a task of nobody' },
    { task: assigned({ you: true }), holder: 'you', why: 'is the only assigned member' },
    {
      task: assigned({ me: true, you: true }),
      holder: undefined,
      why: 'is nobody where several are assigned',
    },
    { task: board(), holder: undefined, why: 'is nobody where nobody did it' },
  ])('$why', ({ task, holder }) => expect(creditHolder(task)).toBe(holder));
});
