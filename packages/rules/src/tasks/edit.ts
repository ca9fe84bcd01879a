import { fieldsIn } from '@everdeed/content/values';
import type { RuleContext } from '../command.ts';
import { zoneOf } from '../due/player-zone.ts';
import { refreshDue } from '../due/refresh-due.ts';
import type { ZoneOptions } from '../due/zone.ts';
import { fieldsOf } from '../fields/composites.ts';
import { type Checked, missing, passed } from '../fields/field.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import type { Daily, Task } from '../state/task.ts';
import { isSameJson } from './changes.ts';
import { readTaskFields } from './fields/read-fields.ts';
import { copyFields } from './fields/tables.ts';
import { alignDaysOfMonth, startOfDate } from './schedule.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an empty value resets a field to, unless it removes the field. */
const EMPTY: Fields = {
  notes: '',
  priority: 1,
  attribute: 'str',
  byHabitica: false,
  up: true,
  down: true,
  counterUp: 0,
  counterDown: 0,
  collapseChecklist: false,
  yesterDaily: true,
  streak: 0,
};

/** Which fields of this task its owner can set; not all for a copy (wire-user-and-tasks 4.4). */
function editableFields(task: Task): (field: string) => boolean {
  if (task.userId && task.challenge.taskId) return (field) => copyFields.includes(field);
  if (task.userId && task.group.taskId) return (field) => field !== 'checklist' && copyFields.includes(field);
  return (field) => field !== 'alias' || Boolean(task.userId);
}

/**
 * Applies the changes that a client sent: sanitised, checked and merged. A start date keeps its date unless
 * another is sent, and lists by date follow it only if the schedule itself is edited (W16). Source:
 * wire-user-and-tasks 4.4, rules-scoring-and-day 5.6.
 */
export function editTask(ctx: RuleContext, player: Player, task: Task, fields: unknown): Checked<Task> {
  const sent = fieldsOf(fields);
  const { values, problems } = readTaskFields(ctx, task.type, sent, editableFields(task));
  const isStartless =
    task.type === 'daily' && Object.hasOwn(values, 'startDate') && values['startDate'] === undefined;
  if (problems.length > 0) return { ok: false, problems };
  if (isStartless) return { ok: false, problems: [missing('startDate', sent['startDate'])] };
  const zone = zoneOf(player);
  const edited = produce(task, (draft) => {
    merge(draft, values);
    if (draft.type === 'daily' && task.type === 'daily') settleSchedule(draft, task, ctx.now, zone);
    draft.updatedAt = new Date(ctx.now).toISOString();
  });
  return passed(edited);
}

/** Writes the fields that differ; weekdays merge, and an empty value means the default or removal. */
function merge(draft: Task, read: Fields): void {
  const target = fieldsIn(draft);
  for (const [field, value] of Object.entries(read)) {
    const next =
      field === 'repeat' && value ? { ...fieldsOf(target[field]), ...value } : (value ?? EMPTY[field]);
    if (next === undefined && field === 'alias') delete target[field];
    if (next === undefined && field === 'date') target[field] = null;
    if (next !== undefined && !isSameJson(target[field], next)) target[field] = next;
  }
}

function settleSchedule(draft: Daily, before: Daily, now: number, zone: ZoneOptions): void {
  draft.streak = Math.trunc(draft.streak || 0);
  const isMoved = draft.startDate !== before.startDate;
  if (isMoved && draft.startDate) draft.startDate = startOfDate(draft.startDate, zone);
  const isRescheduled =
    isMoved || draft.frequency !== before.frequency || !isSameJson(draft.daysOfMonth, before.daysOfMonth);
  if (isRescheduled) alignDaysOfMonth(draft, zone);
  refreshDue(draft, now, zone);
}
