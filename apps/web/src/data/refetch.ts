import type { Task } from '@everdeed/rules';
import { playerCalls } from 'virtual:calls/player';
import { taskCalls } from 'virtual:calls/task';
import { call, send } from './api.ts';
import { asPlayer, asTask } from './domain.ts';
import type { Game, GamePlayer } from './game.ts';
import type { GameEvent } from './live-event.ts';
import { useGame } from './store.ts';

/** The player with the given fields fetched from the server. */
async function withFreshParts(player: GamePlayer, parts: readonly string[]): Promise<GamePlayer> {
  const userFields = [...parts, 'needsCron'].join();
  const received = await call(playerCalls.getUser, { query: { userFields } }, { refetches: true });
  const { needsCron: _, ...before } = player;
  return { ...before, ...asPlayer(received) };
}

/** A task from the server; undefined if it is gone. */
async function fetchTask(taskId: string): Promise<Task | undefined> {
  const reply = await send(taskCalls.getTask, { params: { taskId } }, { refetches: true, quiet: true });
  if (reply.ok) return asTask(reply.answer.data);
  if (reply.failure.kind === 'refused' && reply.failure.status === 404) return undefined;
  throw new Error('a task could not be fetched');
}

/** Completed to-dos are not shown until all of them have been requested. */
const isShown = (task: Task): boolean =>
  task.type !== 'todo' || !task.completed || useGame.getState().completedTodos === 'LOADED';

/** The tasks with the named ones refetched: replaced, new on top, or gone. */
async function withFreshTasks(tasks: Game['tasks'], ids: readonly string[]): Promise<Game['tasks']> {
  const fetched = await Promise.all(ids.map(async (id) => [id, await fetchTask(id)] as const));
  const received = new Map(fetched.map(([id, task]) => [id, task && isShown(task) ? task : undefined]));
  const known = new Set(tasks.map(({ _id }) => _id));
  const made = [...received.values()].filter((task) => task !== undefined && !known.has(task._id));
  const kept = tasks.flatMap((task) => (received.has(task._id) ? (received.get(task._id) ?? []) : task));
  return [...made.filter((task) => task !== undefined), ...kept];
}

/** If more tasks than this changed, everything is refetched. */
const MAX_NAMED_TASKS = 20;

const canNameTasks = (ids: readonly string[]): boolean => ids.length > 0 && ids.length <= MAX_NAMED_TASKS;

/**
 * The game after an event, fetching only what the event names; undefined if the event is too vague and everything
 * must be refetched.
 */
export async function freshGame(base: Game, event: GameEvent): Promise<Game | undefined> {
  if (event.kind === 'missed') return undefined;
  const { taskIds } = event;
  if (taskIds && !canNameTasks(taskIds)) return undefined;
  if (event.kind === 'tasks') return { ...base, tasks: await withFreshTasks(base.tasks, event.taskIds) };
  const { parts, userV } = event;
  if (!parts || userV !== base.player._v + 1) return undefined;
  const [player, tasks] = await Promise.all([
    withFreshParts(base.player, parts),
    taskIds ? withFreshTasks(base.tasks, taskIds) : base.tasks,
  ]);
  // The answer may be newer than the event. The event for that newer change is still to come and must be handled.
  return { player: { ...player, _v: userV }, tasks };
}
