import { ATTRIBUTES } from '../../numbers/limits.ts';
import type { Attribute, ChecklistItem, Priority, Reminder, TaskType, Weekday } from '../../state/task.ts';
import {
  alias,
  boolean,
  count,
  instant,
  listOf,
  number,
  numberWithin,
  oneOf,
  type Reader,
  record,
  text,
  uuid,
} from './readers.ts';

/** How the fields of one kind of task are read; a field that is not named cannot be set. */
type FieldTable = Readonly<Record<string, Reader<unknown>>>;

const PRIORITIES: readonly Priority[] = [0.1, 1, 1.5, 2];
/** Weekdays in the order they are stored in, which next dates depend on (rules-scoring-and-day 5.5). */
export const WEEKDAYS: readonly Weekday[] = ['m', 't', 'w', 'th', 'f', 's', 'su'];

const toOneDecimal: Reader<number> = (value, path, report) => {
  const read = number(value, path, report);
  return read === undefined ? undefined : Math.round(read * 10) / 10;
};

const reminder: Reader<Partial<Reminder>> = (value, path, report) => {
  const fields = record(value, path, report);
  if (!fields) return undefined;
  const id = uuid(fields['id'], `${path}.id`, report);
  const time = instant(fields['time'], `${path}.time`, report);
  const startDate = instant(fields['startDate'], `${path}.startDate`, report);
  const isReported = report.problems.some((problem) => problem.path === `${path}.time`);
  if (time === undefined && !isReported) return report.add(`${path}.time`, 'valueMissing');
  return { ...(id && { id }), ...(time && { time }), ...(startDate && { startDate }) };
};

const checklistItem: Reader<Partial<ChecklistItem>> = (value, path, report) => {
  const fields = record(value, path, report);
  if (!fields) return undefined;
  const id = uuid(fields['id'], `${path}.id`, report);
  const linkId = uuid(fields['linkId'], `${path}.linkId`, report);
  return {
    ...(id && { id }),
    text: text(fields['text'], `${path}.text`, report) ?? '',
    completed: boolean(fields['completed'], `${path}.completed`, report) ?? false,
    ...(linkId && { linkId }),
  };
};

/** The weekdays that are named, in stored order. */
const repeat: Reader<Partial<Record<Weekday, boolean>>> = (value, path, report) => {
  const fields = record(value, path, report);
  if (!fields) return undefined;
  const read: Partial<Record<Weekday, boolean>> = {};
  for (const day of WEEKDAYS) {
    const isOn = boolean(fields[day], `${path}.${day}`, report);
    if (isOn !== undefined) read[day] = isOn;
  }
  return read;
};

const shared: FieldTable = {
  text,
  notes: text,
  alias,
  tags: listOf(uuid),
  priority: oneOf<Priority>(PRIORITIES, toOneDecimal),
  attribute: oneOf<Attribute>(ATTRIBUTES),
  reminders: listOf(reminder),
  byHabitica: boolean,
};
const checklist: FieldTable = { checklist: listOf(checklistItem), collapseChecklist: boolean };

/** Fields a client may set, by type (wire-user-and-tasks 4.1). */
export const fieldTables: Readonly<Record<TaskType, FieldTable>> = {
  habit: {
    ...shared,
    up: boolean,
    down: boolean,
    counterUp: count,
    counterDown: count,
    frequency: oneOf(['daily', 'weekly', 'monthly']),
  },
  daily: {
    ...shared,
    ...checklist,
    frequency: oneOf(['daily', 'weekly', 'monthly', 'yearly']),
    everyX: numberWithin(0, 9999, true),
    startDate: instant,
    repeat,
    daysOfMonth: listOf(numberWithin(1, 31, true)),
    weeksOfMonth: listOf(numberWithin(0, 4, true)),
    streak: count,
    yesterDaily: boolean,
  },
  todo: { ...shared, ...checklist, date: instant },
  reward: { ...shared, value: numberWithin(0, Number.MAX_SAFE_INTEGER) },
};

/** Fields of the player's own copy of a challenge task that stay theirs (wire-user-and-tasks 4.4). */
export const copyFields: readonly string[] = [
  'streak',
  'checklist',
  'attribute',
  'reminders',
  'tags',
  'notes',
  'collapseChecklist',
  'alias',
  'yesterDaily',
  'counterDown',
  'counterUp',
];
