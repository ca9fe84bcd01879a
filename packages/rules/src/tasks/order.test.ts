import { describe, expect, it } from 'vitest';
import { makePlayer, makeTask } from '../../test/support/make.ts';
import type { Task } from '../state/task.ts';
import { dropFromOrder, moveInOrder, placeOnTop, repairOrder } from './order.ts';
import { sortAll, sortByAge, sortByOrder } from './sort.ts';

const todo = (id: string, fields: object = {}): Task => ({ ...makeTask('todo', { _id: id }), ...fields });
const habit = (id: string): Task => makeTask('habit', { _id: id });
const player = makePlayer((fresh) => {
  fresh.tasksOrder = { habits: ['h1', 'h2'], dailys: [], todos: ['a', 'b', 'c'], rewards: [] };
});
const ids = (tasks: readonly Task[]): string[] => tasks.map(({ _id }) => _id);

describe('the order lists', () => {
  it('take new tasks on top', () => {
    const after = placeOnTop(player, [todo('x'), habit('h3'), todo('y')]);
    expect(after.tasksOrder).toMatchObject({ todos: ['y', 'x', 'a', 'b', 'c'], habits: ['h3', 'h1', 'h2'] });
    expect(after.tasksOrder.rewards).toBe(player.tasksOrder.rewards);
  });

  it('lose tasks, and stay the same lists if none was in them', () => {
    const after = dropFromOrder(player, ['b', 'x', 'h1']);
    expect(after.tasksOrder).toMatchObject({ todos: ['a', 'c'], habits: ['h2'] });
    expect(after.tasksOrder.dailys).toBe(player.tasksOrder.dailys);
    expect(dropFromOrder(player, ['x'])).toBe(player);
  });

  it('move a task among its own', () => {
    expect(moveInOrder(player, habit('h1'), 1).tasksOrder).toMatchObject({
      habits: ['h2', 'h1'],
      todos: ['a', 'b', 'c'],
    });
  });

  it('stay as they are when right', () => {
    expect(repairOrder(player, [habit('h1'), habit('h2'), ...['c', 'a', 'b'].map((id) => todo(id))])).toBe(
      player,
    );
  });

  it.each<[why: string, order: string[], tasks: Task[], repaired: string[]]>([
    ['missing tasks leave', ['a', 'x', 'b'], [todo('a'), todo('b')], ['a', 'b']],
    ['completed to-dos leave', ['a', 'b'], [todo('a'), todo('b', { completed: true })], ['a']],
    ['of a double id the first place counts', ['a', 'b', 'a'], [todo('a'), todo('b')], ['a', 'b']],
    ['missing ids are appended as they come', ['b'], [todo('a'), todo('b'), todo('c')], ['b', 'a', 'c']],
    ['all at once', ['x', 'b'], [todo('a'), todo('b')], ['b', 'a']],
  ])('are repaired: %s', (_, todos, tasks, repaired) => {
    const broken = { ...player, tasksOrder: { habits: [], dailys: [], todos, rewards: [] } };
    expect(repairOrder(broken, tasks).tasksOrder.todos).toEqual(repaired);
  });
});

describe('sorting', () => {
  it('by the order, the rest last as given', () => {
    expect(ids(sortByOrder([todo('x'), todo('b'), todo('y'), todo('a')], ['a', 'b']))).toEqual([
      'a',
      'b',
      'x',
      'y',
    ]);
  });

  it('of all tasks goes type by type', () => {
    const tasks = [todo('b'), habit('h2'), todo('a'), habit('h1')];
    expect(ids(sortAll(player, tasks))).toEqual(['h1', 'h2', 'a', 'b']);
  });

  it('by age is oldest first; of one age the top of a list is the youngest', () => {
    const old = todo('c', { createdAt: '2020-01-01T00:00:00.000Z' });
    const tasks = [todo('a'), todo('b'), habit('h1'), habit('h2'), old];
    expect(ids(sortByAge(player, tasks))).toEqual(['c', 'h2', 'h1', 'b', 'a']);
  });

  it('by age is the same in whatever order tasks come, those that are in no list too', () => {
    const tasks = [todo('a'), todo('z', { completed: true }), todo('b'), todo('y', { completed: true })];
    for (const given of [tasks, tasks.toReversed()])
      expect(ids(sortByAge(player, given))).toEqual(['b', 'a', 'y', 'z']);
  });
});
