import { describe, expect, it } from 'vitest';
import { makePlayer, makeTask } from '../../test/support/make.ts';
import { refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import type { Direction, Task, TaskChallenge, TaskGroup } from '../state/task.ts';
import { canDelete, canUncheck, checkScoring, isOfLiveChallenge, isShared } from './policy.ts';

const GROUP = 'bbbbbbbb-0000-4000-8000-000000000001';
const OTHER = 'cccccccc-0000-4000-8000-000000000009';
const me = makePlayer(({ party }) => (party._id = GROUP));

describe('a task of a challenge', () => {
  it.each<{ challenge: TaskChallenge; isLive: boolean; why: string }>([
    { challenge: {}, isLive: false, why: 'is none without a challenge' },
    { challenge: { id: 'c', taskId: 't' }, isLive: true, why: 'lives with it' },
    {
      challenge: { id: 'c', taskId: 't', broken: 'TASK_DELETED' },
      isLive: false,
      why: 'is free once the tie is cut',
    },
    { challenge: { taskId: 't' }, isLive: false, why: 'is none with an original alone' },
  ])('$why', ({ challenge, isLive }) => {
    const task = makeTask('habit', { challenge });
    expect([isOfLiveChallenge(task), canDelete(task), isShared(task)]).toEqual([isLive, !isLive, isLive]);
  });

  it('of a group is shared, though it can be deleted', () => {
    const task = makeTask('habit', { group: { id: GROUP } });
    expect([isShared(task), canDelete(task)]).toEqual([true, true]);
  });
});

describe('unchecking what others did', () => {
  const detail = { completed: true };
  it.each<{ group: TaskGroup; isManager: boolean; may: boolean; why: string }>([
    { group: { id: GROUP }, isManager: false, may: false, why: 'is not for bystanders' },
    { group: { id: GROUP }, isManager: true, may: true, why: 'is for managers' },
    {
      group: { id: GROUP, completedBy: { userId: me._id } },
      isManager: false,
      may: true,
      why: 'is for who did it',
    },
    {
      group: { id: GROUP, completedBy: { userId: OTHER } },
      isManager: false,
      may: false,
      why: 'is not for another',
    },
    {
      group: { id: GROUP, assignedUsersDetail: { [me._id]: detail } },
      isManager: false,
      may: true,
      why: 'is for the assigned',
    },
    {
      group: { id: GROUP, assignedUsersDetail: { [OTHER]: detail } },
      isManager: false,
      may: false,
      why: 'is not for the assigned of another part',
    },
  ])('$why', ({ group, isManager, may }) => {
    expect(canUncheck(me._id, makeTask('todo', { group }), isManager)).toBe(may);
  });
});

describe('scoring', () => {
  const board = (group: TaskGroup, type: 'habit' | 'todo' = 'todo'): Task => {
    const { userId: _none, ...task } = makeTask(type, { group });
    return task;
  };
  it.each<readonly [string, Player, Task, Direction, string]>([
    ['an own task', me, makeTask('habit'), 'up', 'accepted'],
    ['a task of another', me, makeTask('habit', { userId: OTHER }), 'up', 'badRequest taskBelongsToAnother'],
    ['a task of nobody', me, board({}), 'up', 'notFound messageTaskNotFound'],
    ['an original of a challenge', me, { ...board({}), challenge: { id: GROUP } }, 'up', 'accepted'],
    ['a task of the party', me, board({ id: GROUP }), 'up', 'accepted'],
    [
      'a task of a strange group',
      makePlayer(),
      board({ id: GROUP }),
      'up',
      'badRequest taskBelongsToAnother',
    ],
    [
      'a task of a guild one is in',
      makePlayer(({ guilds }) => guilds.push(GROUP)),
      board({ id: GROUP }),
      'up',
      'accepted',
    ],
    ['what another completed, down', me, board({ id: GROUP }), 'down', 'badRequest taskCompletedByAnother'],
    ['a habit of the party, down', me, board({ id: GROUP }, 'habit'), 'down', 'accepted'],
  ])('%s: %5$s', (_what, player, task, direction, answer) => {
    expect(refusalOf(checkScoring(player, task, direction, false))).toBe(answer);
  });

  it('what another completed is open to managers', () => {
    expect(refusalOf(checkScoring(me, board({ id: GROUP }), 'down', true))).toBe('accepted');
  });
});
