import { noteCreatedTask } from '../achievements/grant.ts';
import type { RuleContext } from '../command.ts';
import type { RuleEvent } from '../events.ts';
import { fieldsOf } from '../fields/composites.ts';
import { type FieldProblem, isEmpty, problemAt } from '../fields/field.ts';
import { asText } from '../fields/as-text.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { isUuid } from '../uuid.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { createTask, isTaskType, type TaskHome } from './create.ts';
import { placeOnTop } from './order.ts';

/** Maximum number of tasks created by one call, our own limit. */
export const MAX_NEW_TASKS = 500;

/** Which of the names that were sent are taken: ids by any task of anyone, aliases by the player's own tasks. */
export interface TakenNames {
  readonly ids: ReadonlySet<string>;
  readonly aliases: ReadonlySet<string>;
}

/** The player who creates tasks, and which of the names that they chose are taken. */
export interface NewTasksScene extends PlayerScene {
  readonly taken: TakenNames;
}

const listOf = (sent: unknown): readonly unknown[] => (Array.isArray(sent) ? sent : [sent]);

/** The ids and aliases in what was sent, for looking up which of them are taken. */
export function namesIn(sent: unknown): { readonly ids: string[]; readonly aliases: string[] } {
  const all = listOf(sent).slice(0, MAX_NEW_TASKS).map(fieldsOf);
  return {
    ids: [...new Set(all.map((fields) => fields['_id']).filter(isUuid))],
    aliases: [...new Set(all.flatMap(({ alias }) => (isEmpty(alias) ? [] : [asText(alias)])))],
  };
}

/** Why {@link createTasks} refuses. */
export type CreateTasksRefusal =
  | 'invalidTaskType'
  | 'payloadTooLarge'
  | 'taskAliasAlreadyUsed'
  | 'validationFailed';

/**
 * Creates a task or, from a list, several: all or none. Each goes on top, so the last one ends up first. Grants the
 * achievement for the first task that a player creates after the welcome. Source: wire-user-and-tasks 4.3.
 */
export function createTasks(
  context: RuleContext,
  { player, taken }: NewTasksScene,
  sent: unknown,
): Result<Outcome<readonly Task[]>, CreateTasksRefusal> {
  const tasks = readNewTasks(context, { player, taken }, sent, { kind: 'player' });
  if (!tasks.ok) return tasks;
  if (tasks.value.length === 0) return accept(outcomeOf([]));
  const after = produce(placeOnTop(player, tasks.value), (draft) => noteCreatedTask(context, draft));
  const events = tasks.value.map((task): RuleEvent => ({ kind: 'taskCreated', userId: player._id, task }));
  return accept(outcomeOf(tasks.value, { players: [after], newTasks: tasks.value }, { events }));
}

/** The tasks that a client asks for, all of them fit to be stored. */
export function readNewTasks(
  context: RuleContext,
  { player, taken }: NewTasksScene,
  sent: unknown,
  home: TaskHome,
): Result<Task[], CreateTasksRefusal> {
  const wanted = listOf(sent);
  if (wanted.length > MAX_NEW_TASKS) return refuse('badRequest', 'payloadTooLarge');
  const tasks = readAll(context, player, wanted, home);
  if (!tasks.ok) return tasks;
  const free = checkNames(tasks.value, taken);
  return free.ok ? tasks : free;
}

function readAll(
  context: RuleContext,
  player: Player,
  wanted: readonly unknown[],
  home: TaskHome,
): Result<Task[], 'invalidTaskType' | 'validationFailed'> {
  const tasks: Task[] = [];
  for (const fields of wanted) {
    const made = createTask(context, player, withUsableStart(fields), home);
    if (!made.ok) return refuseTask(fields, made.problems);
    tasks.push(made.value);
  }
  return accept(tasks);
}

function refuseTask(
  fields: unknown,
  problems: readonly FieldProblem[],
): Result<never, 'invalidTaskType' | 'validationFailed'> {
  const { type } = fieldsOf(fields);
  return isTaskType(type) ? refuseFields(type, problems) : refuse('badRequest', 'invalidTaskType');
}

/**
 * Ignores an invalid start date when a daily is created, as clients of the reference expect; it then starts
 * today. An update refuses it.
 */
function withUsableStart(sent: unknown): unknown {
  const { startDate, ...rest } = fieldsOf(sent);
  const isDate = typeof startDate !== 'string' || startDate === '' || !Number.isNaN(Date.parse(startDate));
  return isDate ? sent : rest;
}

/** Checks that aliases are unique among the player's tasks, and ids among all tasks. */
function checkNames(
  tasks: readonly Task[],
  { ids, aliases }: TakenNames,
): Result<undefined, 'taskAliasAlreadyUsed' | 'validationFailed'> {
  const named = tasks.flatMap(({ alias }) => alias ?? []);
  if (new Set(named).size < named.length) return refuse('badRequest', 'taskAliasAlreadyUsed');
  const known = tasks.find(({ alias }) => alias !== undefined && aliases.has(alias));
  if (known) return refuseAlias(known);
  const seen = new Set(ids);
  for (const { _id, type } of tasks) {
    if (seen.has(_id)) return refuseFields(type, [problemAt('_id', 'invalidValue', _id)]);
    seen.add(_id);
  }
  return done;
}

/** The refusal of a task whose alias another task of the player has. */
export const refuseAlias = ({ type, alias }: Task): Result<never, 'validationFailed'> =>
  refuseFields(type, [problemAt('alias', 'aliasTaken', alias)]);
