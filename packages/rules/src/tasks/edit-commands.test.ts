import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask, NOON } from '../../test/support/make.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { clearCompletedTodos, deleteTask } from './delete.ts';
import { moveTask } from './move.ts';
import { isOfLiveChallenge, isShared } from './policy.ts';
import { checkOwnTag, tagTask, untagTask } from './tags.ts';
import { updateTask } from './update.ts';

const ID = 'dddddddd-0000-4000-8000-000000000001';
const LATER = new Date(NOON + 1000).toISOString();
const ctx = contextAt(NOON + 1000);
const player = makePlayer((fresh) => {
  fresh.tasksOrder.todos = ['a', 'b', 'c'];
  fresh.tasksOrder.habits = ['h'];
  fresh.tags = [{ id: ID, name: 'home' }];
});
const todo = (id: string, fields: Partial<Extract<Task, { type: 'todo' }>> = {}) =>
  makeTask('todo', { _id: id, ...fields }, player);
const ofChallenge = { challenge: { id: ID, taskId: ID } };

describe('updating a task', () => {
  const update = (task: Task, sent: unknown, aliases: readonly string[] = []) =>
    updateTask(ctx, { player, task, taken: { aliases: new Set(aliases) } }, sent);

  it('changes the task and leaves the player alone', () => {
    const updated = update(todo('a'), { text: 'new', alias: 'x' });
    expect(updated).toMatchObject({
      value: {
        data: { _id: 'a', text: 'new', alias: 'x', updatedAt: LATER },
        changed: { players: [], newTasks: [], removedTaskIds: [] },
      },
    });
    expect(updated.ok && updated.value.changed.tasks).toEqual([updated.ok && updated.value.data]);
    expect(updated.ok && updated.value.events).toMatchObject([{ kind: 'taskUpdated', userId: player._id }]);
  });

  it('keeps an alias that it has already', () => {
    expect(update(todo('a', { alias: 'x' }), { alias: 'x', text: 'new' }, ['x']).ok).toBe(true);
  });

  it.each<[why: string, sent: unknown, problem: object]>([
    ['an empty text', { text: '' }, { path: 'text', key: 'required', value: '' }],
    [
      'a date that is none',
      { date: 'soon' },
      { path: 'date', key: 'cast', params: { path: 'date', type: 'date' } },
    ],
    ['an alias of another task', { alias: 'x' }, { path: 'alias', key: 'aliasTaken', value: 'x' }],
  ])('refuses %s', (_, sent, problem) => {
    expect(update(todo('a'), sent, ['x'])).toMatchObject({
      ok: false,
      refusal: { key: 'validationFailed', params: { model: 'todo' }, problems: [problem] },
    });
  });
});

describe('deleting a task', () => {
  it('takes it out of its list', () => {
    const task = todo('b');
    const deleted = deleteTask(ctx, { player, task });
    expect(deleted).toMatchObject({
      value: {
        data: {},
        changed: { removedTaskIds: ['b'], players: [{ tasksOrder: { todos: ['a', 'c'] } }] },
        events: [{ kind: 'taskDeleted', userId: player._id, task }],
      },
    });
    expect(deleted.ok && deleted.value.changed.players[0]?.tasksOrder.habits).toBe(player.tasksOrder.habits);
  });

  it('refuses that of a running challenge, not that of a broken one', () => {
    expect(deleteTask(ctx, { player, task: todo('b', ofChallenge) })).toMatchObject({
      refusal: { kind: 'notAuthorized', key: 'cantDeleteChallengeTasks' },
    });
    const broken = { challenge: { ...ofChallenge.challenge, broken: 'CHALLENGE_DELETED' } };
    expect(deleteTask(ctx, { player, task: todo('b', broken) }).ok).toBe(true);
  });
});

describe('clearing completed to-dos', () => {
  const completed = { completed: true };
  const tasks = [
    todo('a', completed),
    todo('b'),
    todo('running', { ...completed, ...ofChallenge }),
    todo('team', { ...completed, group: { id: ID } }),
    makeTask('daily', { _id: 'daily', completed: true }, player),
  ];
  const clear = (who: Player, list: readonly Task[]) => {
    const cleared = clearCompletedTodos(ctx, { player: who, tasks: list });
    return cleared.ok ? cleared.value.changed : undefined;
  };

  it('keeps those of running challenges and of groups, open ones and other types', () => {
    expect(clear(player, tasks)?.removedTaskIds).toEqual(['a']);
  });

  it('saves the player only if one of them was in the order lists', () => {
    expect(clear(player, tasks)?.players[0]?.tasksOrder.todos).toEqual(['b', 'c']);
    expect(clear(player, [todo('x', completed)])).toMatchObject({ players: [], removedTaskIds: ['x'] });
    expect(clear(player, [])).toMatchObject({ players: [], removedTaskIds: [] });
  });
});

describe('moving a task', () => {
  it.each([
    ['to the top', 'c', 0, ['c', 'a', 'b']],
    ['to the bottom', 'a', -1, ['b', 'c', 'a']],
    ['beyond the end', 'a', 99, ['b', 'c', 'a']],
    ['between two', 'a', 1, ['b', 'a', 'c']],
    ['to half a place, cut', 'a', 1.7, ['b', 'a', 'c']],
    ['into the order, where it was not', 'x', 1, ['a', 'x', 'b', 'c']],
  ])('%s', (_, id, position, order) => {
    const moved = moveTask(ctx, { player, task: todo(id) }, { position });
    expect(moved).toMatchObject({ value: { data: order, changed: { tasks: [] } } });
    expect(moved.ok && moved.value.changed.players[0]?.tasksOrder).toEqual({
      ...player.tasksOrder,
      todos: order,
    });
  });

  it('refuses a completed to-do', () => {
    const task = todo('a', { completed: true });
    expect(moveTask(ctx, { player, task }, { position: 0 })).toMatchObject({
      refusal: { kind: 'badRequest', key: 'cantMoveCompletedTodo' },
    });
  });
});

describe('tags of a task', () => {
  const tagged = todo('a', { tags: [ID] });

  it('are put on and taken off, as an edit', () => {
    expect(tagTask(ctx, { player, task: todo('a') }, { tagId: ID })).toMatchObject({
      value: { data: { tags: [ID], updatedAt: LATER }, changed: { players: [] } },
    });
    expect(untagTask(ctx, { player, task: tagged }, { tagId: ID })).toMatchObject({
      value: { data: { tags: [], updatedAt: LATER }, changed: { players: [] } },
    });
    expect(tagged.tags).toEqual([ID]);
  });

  it('are put on once, and taken off only if there', () => {
    expect(tagTask(ctx, { player, task: tagged }, { tagId: ID })).toMatchObject({
      refusal: { kind: 'badRequest', key: 'alreadyTagged' },
    });
    expect(untagTask(ctx, { player, task: todo('a') }, { tagId: ID })).toMatchObject({
      refusal: { kind: 'notFound', key: 'tagNotFound' },
    });
  });

  it.each([['work'], ['dddddddd-0000-4000-8000-000000000009']])(
    'are the player’s own: %s is a bad parameter',
    (tagId) => {
      const refused = tagTask(ctx, { player, task: tagged }, { tagId });
      expect(refused).toEqual(checkOwnTag(player, tagId));
      expect(refused).toMatchObject({
        refusal: {
          key: 'invalidReqParams',
          problems: [{ param: 'tagId', key: 'tagIdRequired', value: tagId }],
        },
      });
    },
  );
});

describe('whose a task is', () => {
  it.each<[why: string, fields: Pick<Task, 'challenge' | 'group'>, live: boolean, own: boolean]>([
    ['one’s own', { challenge: {}, group: {} }, false, true],
    ['of a running challenge', { challenge: { id: ID }, group: {} }, true, false],
    ['of a broken challenge', { challenge: { id: ID, broken: 'UNSUBSCRIBED' }, group: {} }, false, true],
    ['of a group', { challenge: {}, group: { id: ID } }, false, false],
  ])('%s', (_, fields, live, own) => {
    expect([isOfLiveChallenge(fields), isShared(fields)]).toEqual([live, !own]);
  });
});
