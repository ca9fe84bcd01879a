import { taskCalls } from '@everdeed/contract';
import type { Task, TaskType } from '@everdeed/rules';
import { type Actor, type CallDeps, route } from '../http/route.ts';
import type { TaskFilter } from '../storage/stores.ts';
import { dueAt } from './due-at.ts';
import { findTask } from './find.ts';
import { repairOrder, sortAll } from './order.ts';
import { presentTask } from './present.ts';

const typesOf: Readonly<Record<string, TaskType>> = {
  habits: 'habit',
  dailys: 'daily',
  todos: 'todo',
  rewards: 'reward',
};

function filterOf(type: string | undefined): TaskFilter {
  if (type === 'completedTodos' || type === '_allCompletedTodos')
    return { types: ['todo'], completed: true, newestCompletedFirst: true };
  const wanted = type === undefined ? undefined : typesOf[type];
  if (wanted === 'todo') return { types: ['todo'], completed: false };
  return wanted ? { types: [wanted] } : {};
}

const isOpen = (task: Task): boolean => task.type !== 'todo' || !task.completed;

/** All tasks but done to-dos; puts the order lists right on the way (wire-user-and-tasks 4.2). */
async function readAll(deps: CallDeps, actor: Actor): Promise<Task[]> {
  const player = await deps.read.players.need(actor.id);
  const tasks = (await deps.read.tasks.list(actor.id)).filter(isOpen);
  if (repairOrder(player, tasks) === player) return sortAll(player, tasks);
  return deps.transaction(async (tx) => {
    const fresh = await tx.players.need(actor.id);
    const list = (await tx.tasks.list(actor.id)).filter(isOpen);
    const repaired = repairOrder(fresh, list);
    return sortAll(repaired === fresh ? fresh : await tx.players.save(repaired), list);
  });
}

async function readSome(deps: CallDeps, actor: Actor, type: string): Promise<Task[]> {
  const filter = filterOf(type);
  const tasks = await deps.read.tasks.list(actor.id, filter);
  return filter.newestCompletedFirst ? tasks : sortAll(await deps.read.players.need(actor.id), tasks);
}

/** Reading tasks (wire-user-and-tasks 4.2). */
export const readTaskRoutes = [
  route(taskCalls.getTasks, async (deps, { actor, query }) => {
    const tasks = query.type ? await readSome(deps, actor, query.type) : await readAll(deps, actor);
    const judged = query.dueDate
      ? dueAt(await deps.read.players.need(actor.id), tasks, query.dueDate)
      : tasks;
    return judged.map(presentTask);
  }),
  route(taskCalls.getTask, async (deps, { actor, params }) =>
    presentTask(await findTask(deps.read, actor.id, params.taskId)),
  ),
];
