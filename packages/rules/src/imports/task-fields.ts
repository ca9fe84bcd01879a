import { isFields } from '@everdeed/content/values';
import { isUuid } from '../uuid.ts';
import { flag, text } from '../fields/readers.ts';
import { problemAt } from '../fields/field.ts';
import type { Task, TaskType } from '../state/task.ts';
import { blankTask } from '../tasks/blank.ts';
import { fieldTables } from '../tasks/fields/tables.ts';
import type { ImportNotes } from './notes.ts';
import { MAX_HISTORY } from './player-fields.ts';
import { fields, left, listOf, one, orNull, quiet, type Take } from './takes.ts';
import { count, date, entryValue, label, milliseconds, value } from './values.ts';

/** Gives ids of a file those that they have here. */
export type IdMap = (id: string) => string;

/** The ids of tags here: old ones that are no UUIDs get new ones. */
export const tagIds =
  (makeId: IdMap): IdMap =>
  (id) => {
    const isPlain: boolean = isUuid(id);
    return isPlain ? id : makeId(`tag ${id}`);
  };

const entry = fields(
  {
    date: one(milliseconds),
    value: entryValue,
    scoredUp: one(count),
    scoredDown: one(count),
    isDue: one(flag),
    completed: one(flag),
    days: quiet,
    _id: quiet,
  },
  ['date', 'value'],
);

/** What each field of an entry is when it needs no reading. */
const isPlainField: Readonly<Record<string, (value: unknown) => boolean>> = {
  date: (sent) => Number.isInteger(sent) && Number(sent) >= 0 && Number(sent) < LAST_PLAIN_MS,
  value: (sent) => typeof sent === 'number' && Math.abs(sent) <= LAST_PLAIN_VALUE,
  scoredUp: (sent) => Number.isInteger(sent) && Number(sent) >= 0 && Number(sent) < LAST_PLAIN_COUNT,
  scoredDown: (sent) => Number.isInteger(sent) && Number(sent) >= 0 && Number(sent) < LAST_PLAIN_COUNT,
  isDue: (sent) => typeof sent === 'boolean',
  completed: (sent) => typeof sent === 'boolean',
};
/** Within what `milliseconds`, `value` and `count` let through. */
const LAST_PLAIN_MS = 250_000_000_000_000;
const LAST_PLAIN_VALUE = 1_000_000_000;
const LAST_PLAIN_COUNT = 99_999_999;

/** Whether an entry can stay as it is: nearly all can, and there are hundreds of thousands. */
function isPlainEntry(sent: unknown): boolean {
  if (!isFields(sent) || sent['date'] === undefined || sent['value'] === undefined) return false;
  for (const key in sent)
    if (!Object.hasOwn(isPlainField, key) || isPlainField[key]?.(sent[key]) !== true) return false;
  return true;
}
const everyEntry = listOf(entry, MAX_HISTORY);
const history: Take = (sent, path, notes) =>
  Array.isArray(sent) && sent.length <= MAX_HISTORY && sent.every(isPlainEntry)
    ? sent
    : everyEntry(sent, path, notes);

const challenge = fields({
  id: one(label),
  taskId: one(label),
  shortName: one(text({ maxLength: 1000 })),
  broken: one(label),
  winner: one(label),
});
const group = fields({
  id: one(label),
  // Tasks of old accounts have both, also those that never were a group's.
  approval: quiet,
  sharedCompletion: quiet,
  assignedUsers: left('membership'),
  assignedUsersDetail: left('membership'),
  completedBy: left('membership'),
});

/** Fields that only the server sets, by type; what a player may set is read as if they had set it. */
const shared: Readonly<Record<string, Take>> = {
  value: one(value),
  challenge,
  group,
  createdAt: one(date),
  updatedAt: one(date),
  ...Object.fromEntries('_id id type userId __v'.split(' ').map((key) => [key, quiet])),
};
const own: Readonly<Record<TaskType, Readonly<Record<string, Take>>>> = {
  habit: { history },
  daily: {
    history,
    completed: one(flag),
    startDate: orNull(date),
    isDue: one(flag),
    nextDue: listOf(one(date), 100),
  },
  todo: { completed: one(flag), dateCompleted: one(date), date: orNull(date) },
  reward: {},
};

/** Fields of other types of tasks, which programs send along: not worth a line. */
const elsewhere = new Set(Object.values(fieldTables).flatMap((table) => Object.keys(table)));
for (const table of Object.values(own)) for (const key of Object.keys(table)) elsewhere.add(key);

const takes = Object.fromEntries(
  (['habit', 'daily', 'todo', 'reward'] as const).map((type) => {
    const settable = Object.entries(fieldTables[type]).map(([key, read]) => [key, one(read)] as const);
    // The price of a reward has a reader of its own.
    const mine = type === 'reward' ? { ...shared, value: one(fieldTables.reward['value'] ?? value) } : shared;
    const table: Record<string, Take> = { ...Object.fromEntries(settable), ...mine, ...own[type] };
    for (const key of elsewhere) table[key] ??= quiet;
    return [type, fields(table, ['text'])];
  }),
);

const withTags = (
  sent: Readonly<Record<string, unknown>>,
  tagId: IdMap,
): Readonly<Record<string, unknown>> => {
  const { tags } = sent;
  const list = Array.isArray(tags) ? tags : typeof tags === 'string' && tags !== '' ? [tags] : tags;
  if (!Array.isArray(list)) return { ...sent, tags: list === '' ? [] : list };
  return { ...sent, tags: list.map((id: unknown) => (typeof id === 'string' ? tagId(id) : id)) };
};

/** XML makes a single value of a list of one. */
const withLists = (sent: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(sent).map(([key, list]) =>
      (key === 'checklist' || key === 'reminders') && isFields(list) ? [key, [list]] : [key, list],
    ),
  );

/** Items of lists without an id get one that is the same every time. */
function withItemIds(task: Task, newId: IdMap): Task {
  const idFor = <Item extends { id: string }>(item: Item, list: string, index: number): Item =>
    isUuid(item.id) ? item : { ...item, id: newId(`${task._id} ${list} ${index}`) };
  const reminders = task.reminders.map((item, index) => idFor(item, 'reminder', index));
  if (!('checklist' in task)) return { ...task, reminders };
  const checklist = task.checklist.map((item, index) => idFor(item, 'checklist', index));
  return { ...task, reminders, checklist };
}

/** Reads a task of a file, with the id that it has there; undefined if it is none. `makeId` is for what has no id. Limits are our own. */
export function takeTask(
  sent: unknown,
  type: TaskType,
  path: string,
  context: { readonly notes: ImportNotes; readonly now: number; readonly makeId: IdMap },
): Task | undefined {
  const { notes, now, makeId } = context;
  const given = isFields(sent) ? sent : {};
  const id = given['_id'] ?? given['id'];
  if (typeof id !== 'string' || id === '' || id.length > 200) {
    notes.problems.push(problemAt(`${path}._id`, 'required', undefined, { path: `${path}._id` }));
    return undefined;
  }
  if (given['type'] !== undefined && given['type'] !== type) {
    notes.problems.push(problemAt(`${path}.type`, 'invalidTaskType', undefined));
    return undefined;
  }
  const taken = takes[type]?.(withTags(withLists(given), tagIds(makeId)), path, notes);
  if (!isFields(taken)) return undefined;
  // The takes give each field the type that the task has it in.
  return withItemIds({ ...blankTask(type, id, now), ...taken }, makeId);
}
