import { asText, taskCalls } from '@everdeed/contract';
import {
  attempt,
  canDelete,
  createTask,
  done,
  noteCreatedTask,
  outcomeOf,
  type Player,
  playerAfter,
  type Task,
  updateTask,
  type Validated,
} from '@everdeed/rules';
import { type FieldError, invalidModel, refusal, unwrap } from '../work/refusal.ts';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import type { Tx } from '../storage/stores.ts';
import { findTask } from './find.ts';
import { dropFromOrder, placeOnTop } from './order.ts';
import { presentTask } from '../presenters/task.ts';
import { presentProblems } from './present-problems.ts';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';
import { saveOutcome } from '../work/save.ts';

/** Tasks made by one call at most; a larger list is refused. */
const MOST_AT_ONCE = 500;

/**
 * A start date that is no date is passed over when a daily is made, as clients of the reference expect: it starts
 * today then. An edit refuses it.
 */
function withUsableStart(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || !('startDate' in sent)) return sent;
  const { startDate, ...rest } = sent;
  const isDate = typeof startDate !== 'string' || startDate === '' || !Number.isNaN(Date.parse(startDate));
  return isDate ? sent : rest;
}

/** The task, or the refusal that its problems are; `model` names the task's type in it. */
function demand(validated: Validated<Task>, model: string, sent: unknown): Task {
  if (validated.ok) return validated.value;
  const { problems } = validated;
  if (problems.some(({ key }) => key === 'invalidTaskType')) throw refusal('BadRequest', 'invalidTaskType');
  throw invalidModel(model, presentProblems(problems, sent));
}

const aliasTaken = (alias: string): FieldError => ({ key: 'aliasTaken', path: 'alias', value: alias });

/** An alias names one task of a player: not twice in a request, and not one that is there already. */
async function demandFreeAliases(tx: Tx, userId: string, tasks: readonly Task[]): Promise<void> {
  const aliases = tasks.flatMap(({ alias }) => alias ?? []);
  if (new Set(aliases).size < aliases.length) throw refusal('BadRequest', 'taskAliasAlreadyUsed');
  for (const { alias, type, _id } of tasks) {
    if (alias !== undefined && (await tx.tasks.aliasTaken(userId, alias, _id)))
      throw invalidModel(type, [aliasTaken(alias)]);
  }
}

/** An id that a client made up must be new, in the request and everywhere. */
async function demandFreeIds(tx: Tx, tasks: readonly Task[]): Promise<void> {
  const ids = new Set<string>();
  for (const { _id, type } of tasks) {
    if (ids.has(_id) || (await tx.tasks.idTaken(_id)))
      throw invalidModel(type, [{ key: 'invalidValue', path: '_id', value: _id }]);
    ids.add(_id);
  }
}

/** The first task that a player makes after the welcome is an achievement. */
function withFirstTask(work: Work, player: Player): Player {
  const granted = attempt(
    player,
    (draft) => {
      noteCreatedTask(work.rules, draft);
      return done;
    },
    () => undefined,
  );
  return playerAfter(unwrap(granted), player);
}

async function create(work: Work, actor: Actor, sent: readonly unknown[]): Promise<readonly Task[]> {
  return work.transaction(async (tx) => {
    const before = await requireActor(tx, actor);
    const tasks = sent.map((fields) => {
      const type = (fields as { type?: unknown } | null)?.type;
      return demand(createTask(work.rules, before, withUsableStart(fields)), asText(type), fields);
    });
    await demandFreeAliases(tx, actor.id, tasks);
    await demandFreeIds(tx, tasks);
    if (tasks.length === 0) return tasks;
    const player = withFirstTask(work, placeOnTop(before, tasks));
    const events = tasks.map((task) => ({ kind: 'taskCreated' as const, userId: actor.id, task }));
    const outcome = outcomeOf({}, { players: [player], newTasks: tasks }, { events });
    await saveOutcome(work, tx, outcome, { actorId: actor.id });
    return tasks;
  });
}

/** Making, changing and deleting tasks (wire-user-and-tasks 4.3, 4.4). */
export const taskRecordRoutes = [
  route(taskCalls.createTasks, async (work, { actor, body }) => {
    const sent: readonly unknown[] = Array.isArray(body) ? body : [body];
    if (sent.length > MOST_AT_ONCE) throw refusal('BadRequest', 'payloadTooLarge');
    const tasks = (await create(work, actor, sent)).map(presentTask);
    return reply({ data: tasks.length === 1 ? tasks[0] : tasks, status: 201 });
  }),
  route(taskCalls.updateTask, (work, { actor, params, body }) =>
    work.transaction(async (tx) => {
      const player = await requireActor(tx, actor);
      const task = await findTask(tx, actor.id, params.taskId);
      const updated = demand(updateTask(work.rules, player, task, body), task.type, body);
      if (updated.alias !== task.alias) await demandFreeAliases(tx, actor.id, [updated]);
      const events = [{ kind: 'taskUpdated' as const, userId: actor.id, task: updated }];
      await saveOutcome(work, tx, outcomeOf({}, { tasks: [updated] }, { events }), { actorId: actor.id });
      return presentTask(updated);
    }),
  ),
  route(taskCalls.deleteTask, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      const before = await requireActor(tx, actor);
      const task = await findTask(tx, actor.id, params.taskId);
      if (!canDelete(task)) throw refusal('NotAuthorized', 'cantDeleteChallengeTasks');
      const changed = { players: [dropFromOrder(before, [task._id])], removedTaskIds: [task._id] };
      const events = [{ kind: 'taskDeleted' as const, userId: actor.id, task }];
      await saveOutcome(work, tx, outcomeOf({}, changed, { events }), { actorId: actor.id });
      return {};
    }),
  ),
];
