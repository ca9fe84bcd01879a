import { describe, expect, it } from 'vitest';
import { challengeOf } from '../../test/support/challenge.ts';
import { contextAt, makePlayer, makeTask } from '../../test/support/make.ts';
import type { Habit, Task } from '../state/task.ts';
import { syncParticipant } from './sync.ts';

/** A challenge's own habit: nobody's. */
function original(id: string, fields: Partial<Habit> = {}): Task {
  const { userId: _nobody, ...task } = makeTask('habit', { text: `task ${id}`, ...fields });
  return { ...task, _id: `dddddddd-0000-4000-8000-00000000000${id}` };
}
const context = contextAt();
const me = makePlayer();
const [one, two] = [original('1'), original('2')];

/** The player after joining a challenge, with the copies that they got. */
function joined(originals: readonly Task[]) {
  const tasks = challengeOf(originals);
  const { player, newTasks } = syncParticipant(context, { player: me, copies: [], since: 0 }, tasks);
  return { player, copies: newTasks };
}

describe('a participant', () => {
  it('who joins gets copies at the end, linked, tagged and without what only the original has', () => {
    const full = original('1', { notes: 'any book', value: 5, attribute: 'int', tags: ['x'] });
    const { player, copies } = joined([full, two]);
    const [copy] = copies;
    const { _id, name } = { _id: player.tags.at(-1)?.id, name: player.tags.at(-1)?.name };
    expect(player.tasksOrder.habits.slice(-2)).toEqual(copies.map((task) => task._id));
    expect(copy).toMatchObject({
      text: 'task 1',
      notes: 'any book',
      value: 0,
      attribute: 'str',
      tags: [_id],
    });
    expect(copy?.challenge).toEqual({ id: _id, taskId: full._id, shortName: name });
  });

  it('gets new tasks on top', () => {
    const { player, copies } = joined([one]);
    const later = challengeOf([two, one], 2);
    const synced = syncParticipant(context, { player, copies, since: 1 }, later);
    expect(synced.newTasks.map(({ text }) => text)).toEqual(['task 2']);
    expect(synced.player.tasksOrder.habits[0]).toBe(synced.newTasks[0]?._id);
  });

  it.each([
    { field: 'text', own: 'mine', theirs: 'new', left: 'new', why: 'gets the text of the challenge' },
    { field: 'down', own: true, theirs: false, left: false, why: 'gets its settings' },
    { field: 'notes', own: 'mine', theirs: 'new', left: 'mine', why: 'keeps notes of their own' },
    { field: 'notes', own: '', theirs: 'new', left: 'new', why: 'gets notes where there are none' },
    { field: 'attribute', own: 'int', theirs: 'con', left: 'int', why: 'keeps the attribute' },
    { field: 'value', own: 3, theirs: 7, left: 3, why: 'keeps the value' },
  ])('$why', ({ field, own, theirs, left }) => {
    const { player, copies } = joined([one]);
    const changed = copies.map((copy): Task => ({ ...copy, [field]: own }));
    const later = challengeOf([{ ...one, [field]: theirs }], 2);
    const synced = syncParticipant(context, { player, copies: changed, since: 1 }, later);
    expect({ ...(synced.tasks[0] ?? changed[0]) }).toMatchObject({ [field]: left });
  });

  it('gets the price of a reward', () => {
    const { userId: _nobody, ...reward } = makeTask('reward', { value: 5 });
    const tasks = challengeOf([reward]);
    const { newTasks } = syncParticipant(context, { player: me, copies: [], since: 0 }, tasks);
    expect(newTasks[0]?.value).toBe(5);
  });

  it('keeps copies of tasks that are gone, unlinked once', () => {
    const { player, copies } = joined([one]);
    const later = challengeOf([], 2);
    const { tasks } = syncParticipant(context, { player, copies, since: 1 }, later);
    expect(tasks.map(({ challenge }) => challenge.broken)).toEqual(['TASK_DELETED']);
    expect(syncParticipant(context, { player, copies: tasks, since: 2 }, later).tasks).toEqual([]);
  });

  it('who is up to date stays as they are', () => {
    const { player, copies } = joined([one, two]);
    const synced = syncParticipant(context, { player, copies, since: 1 }, challengeOf([one, two]));
    expect(synced.player).toBe(player);
    expect([synced.tasks, synced.newTasks]).toEqual([[], []]);
  });
});
