import {
  isMirrored,
  isShownTo,
  type Player,
  repairOrder,
  sortAll,
  type Task,
  type TaskType,
} from '@everdeed/rules';
import type { TaskFilter } from '../storage/stores.ts';
import type { Actor } from '../work/actor.ts';
import { savePlayer } from '../work/save.ts';
import { requireActor } from '../work/scenes.ts';
import { isWanted, newestFirst, wantsCompleted } from '../work/task-types.ts';
import type { Work } from '../work/work.ts';

const typesOf: Readonly<Record<string, TaskType>> = {
  habits: 'habit',
  dailys: 'daily',
  todos: 'todo',
  rewards: 'reward',
};

function filterOf(type: string | undefined): TaskFilter {
  if (wantsCompleted(type)) return { types: ['todo'], completed: true, newestCompletedFirst: true };
  const wanted = type === undefined ? undefined : typesOf[type];
  if (wanted === 'todo') return { types: ['todo'], completed: false };
  return wanted ? { types: [wanted] } : {};
}

/** Whether tasks of groups may be among the player's own: their list then changes without the player. */
export const mirrorsGroups = ({ preferences }: Player): boolean =>
  (preferences.tasks.mirrorGroupTasks ?? []).length > 0;

/** The tasks of groups that the player's own list shows (wire-user-and-tasks 4.2). */
async function mirroredTasks({ read, now }: Work, player: Player, type: string | undefined): Promise<Task[]> {
  const found: Task[] = [];
  for (const id of new Set(player.preferences.tasks.mirrorGroupTasks ?? [])) {
    const group = await read.groups.get(id);
    if (!group || !isMirrored(player, group, now)) continue;
    const board = await read.groups.board(id);
    found.push(
      ...sortAll(group, board).filter((task) => isWanted(task, type) && isShownTo(task, player._id)),
    );
  }
  return found;
}

const isOpen = (task: Task): boolean => isWanted(task, undefined);

/** A column, or all tasks except completed to-dos; undefined if the order lists want repair (wire-user-and-tasks 4.2). */
export async function readInOrder(
  work: Work,
  player: Player,
  type?: string,
  mirrored: readonly Task[] = [],
): Promise<Task[] | undefined> {
  const own = await work.read.tasks.list(player._id, filterOf(type));
  const list = mirrored.length === 0 ? own : [...own, ...mirrored];
  if (type !== undefined) return sortAll(player, list);
  const tasks = list.filter(isOpen);
  return repairOrder(player, tasks) === player ? sortAll(player, tasks) : undefined;
}

/** All tasks except completed to-dos; repairs the order lists along the way. */
export async function readAll(work: Work, actor: Actor): Promise<Task[]> {
  const player = await requireActor(work.read, actor);
  const mirrored = await mirroredTasks(work, player, undefined);
  const known = await readInOrder(work, player, undefined, mirrored);
  if (known) return known;
  return work.transaction(async (tx) => {
    const fresh = await requireActor(tx, actor);
    const list = [...(await tx.tasks.list(actor.id)), ...mirrored].filter(isOpen);
    const repaired = repairOrder(fresh, list);
    return sortAll(repaired === fresh ? fresh : await savePlayer(work, tx, repaired), list);
  });
}

/** The tasks of one type. */
export async function readSome(work: Work, actor: Actor, type: string): Promise<Task[]> {
  const filter = filterOf(type);
  // Before the tasks: the version in the answer may be older than they are, but not newer.
  const player = await requireActor(work.read, actor);
  const mirrored = await mirroredTasks(work, player, type);
  const own = await work.read.tasks.list(actor.id, filter);
  if (!filter.newestCompletedFirst) return sortAll(player, [...own, ...mirrored]);
  return mirrored.length === 0 ? own : newestFirst([...own, ...mirrored]);
}

/** Lists that are worth keeping: those of the columns. Completed to-dos grow without end. */
export const keptTypes: ReadonlySet<string> = new Set(Object.keys(typesOf));
