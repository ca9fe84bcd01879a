import { type AnswerOf, type DeepReadonly, taskCalls } from '@everdeed/contract';
import { type Player, seesBoardTask, seesOriginals, type Task } from '@everdeed/rules';
import { JsonText } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { dueAt } from './due-at.ts';
import { findTask } from './find.ts';
import { keptTypes, mirrorsGroups, readAll, readInOrder, readSome } from './list.ts';
import { presentTask } from '../presenters/task.ts';
import { findBoard } from '../work/boards.ts';
import { findOriginal } from '../work/challenges.ts';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';

type TasksText = JsonText<DeepReadonly<AnswerOf<typeof taskCalls.getTasks>>>;

async function listText(work: Work, player: Player, type?: string): Promise<string | undefined> {
  if (mirrorsGroups(player)) return undefined;
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
  if (!challenge || !seesOriginals(await requireActor(read, actor), challenge)) return undefined;
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
