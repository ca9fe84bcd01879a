import { isFields } from '@everdeed/content/values';
import type { FieldTable } from '../../fields/composites.ts';
import { looseList, shape } from '../../fields/composites.ts';
import {
  failed,
  isEmpty,
  missing,
  orDefault,
  orNothing,
  type Reader,
  wrongKind,
} from '../../fields/field.ts';
import { choice, flag, instant, number, text, uuid } from '../../fields/readers.ts';
import { isUuid } from '../../uuid.ts';
import { ATTRIBUTES } from '../../numbers/limits.ts';
import { TASK_LIMITS } from './limits.ts';
import type { ChecklistItem, Reminder, TaskType, Weekday } from '../../state/task.ts';

/** Weekdays in stored order, which next dates depend on (rules-scoring-and-day 5.5). */
export const WEEKDAYS: readonly Weekday[] = ['m', 't', 'w', 'th', 'f', 's', 'su'];

const plain = (maxLength: number) => orNothing(text({ maxLength }));
const toggle = orDefault(flag);
/** A count that clients may correct, limited to exactly representable numbers (our own limit). */
const count = orDefault(number({ min: -TASK_LIMITS.count, max: TASK_LIMITS.count, key: 'invalidValue' }));

/** One of the words; numbers and flags are converted to text first. */
const word =
  (words: readonly string[]): Reader<string> =>
  (sent, path) =>
    typeof sent === 'object' && sent !== null ? wrongKind(path, sent, 'String') : choice(words)(sent, path);

const PRIORITIES: ReadonlySet<number> = new Set([0.1, 1, 1.5, 2]);
const priority: Reader<number> = (sent, path) => {
  const read = number()(sent, path);
  if (!read.ok) return read;
  const value = Math.round(read.value * 10) / 10;
  return PRIORITIES.has(value) ? { ok: true, value } : failed(path, 'priorityValues', sent);
};

const ALIAS = /^[\w-]+$/;
/** A short name of the player's own, never in the form of an id. */
const alias: Reader<string> = (sent, path) => {
  const read = text({ maxLength: TASK_LIMITS.alias })(sent, path);
  if (!read.ok) return read;
  if (isUuid(read.value)) return failed(path, 'aliasUuid', sent);
  return ALIAS.test(read.value) ? read : failed(path, 'aliasCharacters', sent);
};

/** The last millisecond that a date can be, either way from 1970 (ECMAScript). */
const LAST_MS = 8.64e15;
/** An instant, also as milliseconds in text. Years outside 0 to 9999 are refused, since they break date maths (W15). */
const date: Reader<string> = (sent, path) => {
  const given = typeof sent === 'string' && /^-?\d{6,}$/.test(sent) ? Number(sent) : sent;
  if (typeof given === 'number' && Number.isFinite(given) && Math.abs(given) > LAST_MS)
    return failed(path, 'invalidValue', sent);
  const read = instant(given, path);
  if (!read.ok) return read;
  const year = new Date(read.value).getUTCFullYear();
  return year < 0 || year > TASK_LIMITS.lastYear ? failed(path, 'invalidValue', sent) : read;
};

const requiredDate: Reader<string> = (sent, path) =>
  isEmpty(sent) ? { ok: false, problems: [missing(path)] } : date(sent, path);

const reminderFields = shape<Reminder>({
  id: orDefault(uuid),
  time: requiredDate,
  startDate: orDefault(date),
});
/** A reminder's fields are reported without the path to them, as in the reference: `time`. */
const reminder: Reader<Partial<Reminder>> = (sent, path) =>
  isFields(sent) ? reminderFields(sent, '') : reminderFields(sent, path);

const checklistItem = shape<ChecklistItem>({
  id: orDefault(uuid),
  text: orDefault(text({ maxLength: TASK_LIMITS.itemText }), ''),
  completed: orDefault(flag, false),
  linkId: orDefault(uuid),
});

/** The given weekdays, in stored order. */
const repeat = shape<Record<Weekday, boolean>>({
  m: toggle,
  t: toggle,
  w: toggle,
  th: toggle,
  f: toggle,
  s: toggle,
  su: toggle,
});

/**
 * Fields that tasks of all types have. Problems are reported in this order, in which the reference stores the fields.
 */
const shared: FieldTable = {
  text: plain(TASK_LIMITS.text),
  notes: plain(TASK_LIMITS.notes),
  alias: orDefault(alias),
  reminders: looseList(orDefault(reminder)),
  tags: looseList(orDefault(uuid)),
  priority: orDefault(priority),
  attribute: orNothing(word(ATTRIBUTES)),
  byHabitica: toggle,
};
const checklist: FieldTable = {
  checklist: looseList(orDefault(checklistItem)),
  collapseChecklist: toggle,
};

/** Fields that clients can set, by type (wire-user-and-tasks 4.1); a field that is not named cannot be set. */
export const fieldTables: Readonly<Record<TaskType, FieldTable>> = {
  habit: {
    ...shared,
    up: toggle,
    down: toggle,
    counterUp: count,
    counterDown: count,
    frequency: orNothing(word(['daily', 'weekly', 'monthly'])),
  },
  daily: {
    ...shared,
    ...checklist,
    frequency: orNothing(word(['daily', 'weekly', 'monthly', 'yearly'])),
    everyX: orDefault(number({ min: 0, max: TASK_LIMITS.everyX, whole: true, key: 'everyXValues' })),
    startDate: orDefault(date),
    repeat: orDefault(repeat),
    daysOfMonth: looseList(orDefault(number({ min: 1, max: 31, whole: true, key: 'invalidValue' }))),
    weeksOfMonth: looseList(orDefault(number({ min: 0, max: 4, whole: true, key: 'invalidValue' }))),
    streak: count,
    yesterDaily: toggle,
  },
  todo: { ...shared, ...checklist, date: orDefault(date) },
  reward: {
    ...shared,
    value: orDefault(number({ min: 0, max: TASK_LIMITS.price, key: 'rewardCost' })),
  },
};

/** Fields of a player's copy of a challenge task that the player controls (wire-user-and-tasks 4.4). */
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
