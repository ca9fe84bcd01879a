import { assertNever } from '@everdeed/content/values';
import type { RuleContext } from '../command.ts';
import { zoneOf } from '../due/player-zone.ts';
import { refreshDue } from '../due/refresh-due.ts';
import { fieldsOf } from '../fields/composites.ts';
import { type Checked, failed, missing, orDefault, passed } from '../fields/field.ts';
import { uuid } from '../fields/readers.ts';
import type { Player } from '../state/player.ts';
import type { Task, TaskType } from '../state/task.ts';
import { blankTask } from './blank.ts';
import { readTaskFields } from './fields/read-fields.ts';
import { fieldTables } from './fields/tables.ts';
import { startOfDate } from './schedule.ts';

/** The owner of a new task: the player or, for an original, a challenge or a group. */
export type TaskHome =
  | { readonly kind: 'player' }
  | { readonly kind: 'challenge'; readonly challengeId: string }
  | { readonly kind: 'group'; readonly groupId: string };

/** Whether a value names one of the four types of tasks. */
export const isTaskType = (type: unknown): type is TaskType =>
  typeof type === 'string' && Object.hasOwn(fieldTables, type);

/**
 * A new task from what a client sent: sanitised, checked, defaults filled in, due flags set in the player's zone.
 * An unknown type is the single problem `invalidTaskType` at `type`. Source: wire-user-and-tasks 4.1, 4.3.
 */
export function createTask(
  ctx: RuleContext,
  player: Player,
  fields: unknown,
  home: TaskHome = { kind: 'player' },
): Checked<Task> {
  const sent = fieldsOf(fields);
  const { type } = sent;
  if (!isTaskType(type)) return failed('type', 'invalidTaskType', type);
  const id = orDefault(uuid)(sent['_id'], '_id');
  const isAllowed = (field: string): boolean => field !== 'alias' || home.kind === 'player';
  const read = readTaskFields(ctx, type, sent, isAllowed);
  const problems = [...(id.ok ? [] : id.problems), ...read.problems];
  if (!Object.hasOwn(read.values, 'text')) problems.push(missing('text'));
  if (type === 'daily' && (sent['startDate'] === null || sent['startDate'] === ''))
    problems.push(missing('startDate', sent['startDate']));
  if (!id.ok || problems.length > 0) return { ok: false, problems };
  const blank = blankTask(type, id.value ?? ctx.newId(), ctx.now);
  return passed(complete(ctx, player, ownedBy(player, home, blank), read.values));
}

function ownedBy(player: Player, home: TaskHome, task: Task): Task {
  switch (home.kind) {
    case 'player':
      return { ...task, userId: player._id };
    case 'challenge':
      return { ...task, challenge: { id: home.challengeId } };
    case 'group': {
      const { groupId } = home;
      return { ...task, group: { id: groupId, managerNotes: '', ...task.group }, tags: [groupId] };
    }
    default:
      return assertNever(home);
  }
}

/** Merges what was sent into the defaults; a group's tag stays, weekdays merge. */
function complete(
  ctx: RuleContext,
  player: Player,
  base: Task,
  values: Readonly<Record<string, unknown>>,
): Task {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  // The readers of `fieldTables` give each field the type that the task has it in.
  const task: Task = { ...base, ...given };
  if (!base.userId && base.group.id) task.tags = base.tags;
  if (task.type !== 'daily' || base.type !== 'daily') return task;
  task.repeat = { ...base.repeat, ...task.repeat };
  const zone = zoneOf(player);
  if (task.startDate) task.startDate = startOfDate(task.startDate, zone);
  refreshDue(task, ctx.now, zone);
  return task;
}
