import { type AnswerOf, type DeepReadonly, taskCalls } from '@everdeed/contract';
import {
  canModifyChallenge,
  isParticipant,
  type Player,
  repairOrder,
  seesBoardTask,
  sortAll,
  type Task,
  type TaskType,
} from '@everdeed/rules';
import { JsonText } from '../http/reply.ts';
import { route } from '../http/route.ts';
import type { TaskFilter } from '../storage/stores.ts';
import { dueAt } from './due-at.ts';
import { findTask } from './find.ts';
import { presentTask } from '../presenters/task.ts';
import { findBoard } from '../work/boards.ts';
import { findOriginal } from '../work/challenges.ts';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';
import { savePlayer } from '../work/save.ts';

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

/** Lists that are worth keeping: those of the columns. Completed to-dos grow without end. */
const keptTypes = new Set(Object.keys(typesOf));

type TasksText = JsonText<DeepReadonly<AnswerOf<typeof taskCalls.getTasks>>>;

const isOpen = (task: Task): boolean => task.type !== 'todo' || !task.completed;

/** A column, or all tasks except completed to-dos; undefined if the order lists want repair (wire-user-and-tasks 4.2). */
async function readInOrder(work: Work, player: Player, type?: string): Promise<Task[] | undefined> {
  const list = await work.read.tasks.list(player._id, filterOf(type));
  if (type !== undefined) return sortAll(player, list);
  const tasks = list.filter(isOpen);
  return repairOrder(player, tasks) === player ? sortAll(player, tasks) : undefined;
}

/** All tasks except completed to-dos; repairs the order lists along the way. */
async function readAll(work: Work, actor: Actor): Promise<Task[]> {
  const known = await readInOrder(work, await requireActor(work.read, actor));
  if (known) return known;
  return work.transaction(async (tx) => {
    const fresh = await requireActor(tx, actor);
    const list = (await tx.tasks.list(actor.id)).filter(isOpen);
    const repaired = repairOrder(fresh, list);
    return sortAll(repaired === fresh ? fresh : await savePlayer(work, tx, repaired), list);
  });
}

async function readSome(work: Work, actor: Actor, type: string): Promise<Task[]> {
  const filter = filterOf(type);
  // Before the tasks: the version in the answer may be older than they are, but not newer.
  const player = await requireActor(work.read, actor);
  const tasks = await work.read.tasks.list(actor.id, filter);
  return filter.newestCompletedFirst ? tasks : sortAll(player, tasks);
}

async function listText(work: Work, player: Player, type?: string): Promise<string | undefined> {
  const tasks = await readInOrder(work, player, type);
  return tasks && JSON.stringify(tasks.map(presentTask));
}

/** The answer to a list that clients ask for again and again, cached until the player or a task changes. */
async function keptList(work: Work, actor: Actor, type: string | undefined): Promise<TasksText | undefined> {
  if (type !== undefined && !keptTypes.has(type)) return undefined;
  const { players } = work.read;
  const kept = await players.keptTasks(actor.id, type ?? 'open', (player) => listText(work, player, type));
  return kept && new JsonText(kept.text, kept);
}

/** One of a challenge's own tasks, for its leader, its participants and administrators of challenges. */
async function findSeenOriginal({ read }: Work, actor: Actor, taskId: string): Promise<Task | undefined> {
  const challengeId = await findOriginal(read, taskId);
  const challenge = challengeId === undefined ? undefined : await read.challenges.get(challengeId);
  if (!challenge || challenge.closing) return undefined;
  const player = await requireActor(read, actor);
  if (!isParticipant(player, challenge) && !canModifyChallenge(player, challenge)) return undefined;
  const originals = await read.challenges.originals(challenge._id);
  return originals.find(({ _id }) => _id === taskId.toLowerCase());
}

/** A task of a group, for those who get it by itself. */
async function findSeenOnBoard({ read }: Work, actor: Actor, taskId: string): Promise<Task | undefined> {
  const groupId = await findBoard(read, taskId);
  const group = groupId === undefined ? undefined : await read.groups.get(groupId);
  if (!group || !seesBoardTask(await requireActor(read, actor), group)) return undefined;
  return read.groups.boardTask(group._id, taskId.toLowerCase());
}

/** Reading tasks (wire-user-and-tasks 4.2). */
export const readTaskRoutes = [
  route(taskCalls.getTasks, async (work, { actor, query }) => {
    const kept = query.dueDate ? undefined : await keptList(work, actor, query.type);
    if (kept) return kept;
    const tasks = query.type ? await readSome(work, actor, query.type) : await readAll(work, actor);
    const judged = query.dueDate ? dueAt(await requireActor(work.read, actor), tasks, query.dueDate) : tasks;
    return judged.map(presentTask);
  }),
  route(taskCalls.getTask, async (work, { actor, params }) =>
    presentTask(
      (await findSeenOriginal(work, actor, params.taskId)) ??
        (await findSeenOnBoard(work, actor, params.taskId)) ??
        (await findTask(work, work.read, actor.id, params.taskId)),
    ),
  ),
];
