import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearCompletedTodos,
  createTag,
  createTasks,
  deleteTag,
  deleteTask,
  moveTag,
  moveTask,
  ORDER_OF,
  type Outcome,
  type Player,
  renameTag,
  repairOrder,
  type AnyResult,
  type RuleContext,
  tagTask,
  type Task,
  untagTask,
  updateTask,
} from '@everdeed/rules';
import { contextAt, makePlayer, NOON } from './support/make.ts';
import { runs } from './support/runs.ts';

/** What the server would hold. */
interface World {
  readonly player: Player;
  readonly tasks: readonly Task[];
}

/** Something done to the world; undefined when there is nothing to do it to. */
type Action = (ctx: RuleContext, world: World) => AnyResult<Outcome<unknown>> | undefined;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];
const place = fc.nat({ max: 30 });
const onTask = (
  act: (ctx: RuleContext, scene: { player: Player; task: Task }, world: World) => AnyResult<Outcome<unknown>>,
) =>
  place.map(
    (at): Action =>
      (ctx, world) => {
        const task = pick(world.tasks, at);
        return task && act(ctx, { player: world.player, task }, world);
      },
  );

/** Checks a to-do off or on, the way scoring does it to the order, as the rules of scoring are tested elsewhere. */
const toggled = (
  ctx: RuleContext,
  { player, task }: { player: Player; task: Task },
): AnyResult<Outcome<unknown>> => {
  const completed = task.type === 'todo' && !task.completed;
  const after = task.type === 'todo' ? { ...task, completed } : task;
  const others = player.tasksOrder.todos.filter((id) => id !== task._id);
  const todos = task.type !== 'todo' ? player.tasksOrder.todos : completed ? others : [...others, task._id];
  const players = [{ ...player, tasksOrder: { ...player.tasksOrder, todos } }];
  const changed = { players, tasks: [after], newTasks: [], removedTaskIds: [] };
  return { ok: true, value: { data: ctx.now, changed, chat: [], notifications: [], ledger: [], events: [] } };
};

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.array(fc.constantFrom('habit', 'daily', 'todo', 'reward', 'chore'), { maxLength: 3 }).map(
    (types): Action =>
      (ctx, { player, tasks }) => {
        const taken = { ids: new Set(tasks.map(({ _id }) => _id)), aliases: new Set<string>() };
        return createTasks(
          ctx,
          { player, taken },
          types.map((type) => ({ type, text: type })),
        );
      },
  ),
  fc
    .integer({ min: -3, max: 12 })
    .chain((position) => onTask((ctx, scene) => moveTask(ctx, scene, { position }))),
  onTask(toggled),
  onTask((ctx, scene) => deleteTask(ctx, scene)),
  onTask((ctx, scene) => updateTask(ctx, { ...scene, taken: { aliases: new Set() } }, { text: 'edited' })),
  fc.constant<Action>((ctx, world) => clearCompletedTodos(ctx, world)),
  fc.constantFrom('a', 'b', '').map(
    (name): Action =>
      (ctx, { player }) =>
        createTag(ctx, { player }, { name }),
  ),
  fc.tuple(place, fc.constantFrom('x', '')).map(
    ([at, name]): Action =>
      (ctx, { player }) => {
        const tag = pick(player.tags, at);
        return tag && renameTag(ctx, { player }, { tagId: tag.id, name });
      },
  ),
  fc.tuple(place, fc.integer({ min: -2, max: 9 })).map(
    ([at, to]): Action =>
      (ctx, { player }) => {
        const tag = pick(player.tags, at);
        return tag && moveTag(ctx, { player }, { tagId: tag.id, to });
      },
  ),
  place.map(
    (at): Action =>
      (ctx, world) => {
        const tag = pick(world.player.tags, at);
        return tag && deleteTag(ctx, world, { tagId: tag.id });
      },
  ),
  place.chain((at) =>
    onTask((ctx, scene) => tagTask(ctx, scene, { tagId: pick(scene.player.tags, at)?.id ?? 'none' })),
  ),
  place.chain((at) =>
    onTask((ctx, scene) => untagTask(ctx, scene, { tagId: pick(scene.task.tags, at) ?? 'none' })),
  ),
);

/** The world with an outcome stored, as the server does. */
function store({ player, tasks }: World, { changed }: Outcome<unknown>): World {
  const removed = new Set(changed.removedTaskIds);
  const edited = new Map(changed.tasks.map((task) => [task._id, task]));
  const left = tasks.filter(({ _id }) => !removed.has(_id)).map((task) => edited.get(task._id) ?? task);
  return { player: changed.players[0] ?? player, tasks: [...left, ...changed.newTasks] };
}

/** Every list holds its open tasks once each, in any order; every tag on a task is one of the player's. */
function expectConsistent({ player, tasks }: World): void {
  for (const type of ['habit', 'daily', 'todo', 'reward'] as const) {
    const open = tasks.filter((task) => task.type === type && !(task.type === 'todo' && task.completed));
    expect([...player.tasksOrder[ORDER_OF[type]]].sort()).toEqual(open.map(({ _id }) => _id).sort());
  }
  expect(repairOrder(player, tasks)).toBe(player);
  const tags = new Set(player.tags.map(({ id }) => id));
  expect(tags.size).toBe(player.tags.length);
  expect(tasks.flatMap((task) => task.tags.filter((tag) => !tags.has(tag)))).toEqual([]);
}

const start: World = { player: makePlayer((fresh) => void (fresh.tags = [])), tasks: [] };

describe('whatever is created, moved, tagged, cleared and deleted', () => {
  it('the order holds every open task once, and tasks have only tags that exist', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
        const ctx = contextAt(NOON);
        let world = start;
        for (const action of actions) {
          const result = action(ctx, world);
          if (result?.ok) world = store(world, result.value);
          expectConsistent(world);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('what went in stays as it was', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 25 }), (actions) => {
        const ctx = contextAt(NOON);
        let world = start;
        for (const action of actions) {
          const before = JSON.stringify(world);
          const result = action(ctx, world);
          expect(JSON.stringify(world)).toBe(before);
          if (result?.ok) world = store(world, result.value);
        }
      }),
      { numRuns: runs(100) },
    );
  });
});
