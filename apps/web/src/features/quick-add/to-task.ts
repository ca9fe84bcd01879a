import { assertNever } from '@everdeed/content/values';
import {
  type Attribute,
  type Daily,
  type Frequency,
  MINUTE_MS,
  type Priority,
  type Reminder,
  type Tag,
  TASK_LIMITS,
  type TaskType,
} from '@everdeed/rules';
import {
  addDays,
  dateOfInstant,
  dayOf,
  instantOf,
  type LocalDate,
  WEEKDAY_KEYS,
  weekdayOf,
  weekOfMonth,
} from '../../task-kit/calendar.ts';
import { EVERY_DAY, repeatOn, type Schedule, startFrom } from '../../task-kit/schedule.ts';

import type { Line, Meaning, Rhythm } from './grammar/types.ts';

/** The fields of a new task for POST /tasks/user. */
interface NewTask {
  type: TaskType;
  text: string;
  notes?: string;
  tags?: string[];
  priority?: Priority;
  attribute?: Attribute;
  value?: number;
  up?: boolean;
  down?: boolean;
  frequency?: Frequency;
  everyX?: number;
  startDate?: string;
  repeat?: Daily['repeat'];
  daysOfMonth?: number[];
  weeksOfMonth?: number[];
  reminders?: Reminder[];
  date?: string;
}

export interface DraftContext {
  readonly today: LocalDate;
  /** Milliseconds. */
  readonly now: number;
  readonly newId: () => string;
  /** Existing tags; others must be created first. */
  readonly tags: readonly Tag[];
}

export interface Draft {
  readonly task: NewTask;
  readonly newTags: readonly Tag[];
  /** Ids of those whose task it is; absent or nobody: it is for whoever has the list. */
  readonly memberIds?: readonly string[];
}

function meaningOf<Kind extends Meaning['kind']>(
  line: Line,
  kind: Kind,
): Extract<Meaning, { kind: Kind }> | undefined {
  const isOfKind = (meaning: Meaning): meaning is Extract<Meaning, { kind: Kind }> => meaning.kind === kind;
  return line.tokens.map(({ meaning }) => meaning).find(isOfKind);
}

/** The latest 31st. A daily on the last day of the month starts there, so that it also comes in this month. */
function last31st(today: LocalDate): LocalDate {
  let date = today;
  while (dayOf(date) !== 31) date = addDays(date, -1);
  return date;
}

function monthly(said: Rhythm, from: LocalDate, today: LocalDate): Omit<Schedule, 'everyX' | 'frequency'> {
  const byDate = { repeat: EVERY_DAY, weeksOfMonth: [] };
  const { dayOfMonth, lastDay, weekOfMonth: week, weekday } = said;
  if (week !== undefined && weekday !== undefined) {
    const start = startFrom(from, (date) => weekdayOf(date) === weekday && weekOfMonth(date) === week);
    return { start, repeat: repeatOn([weekday]), daysOfMonth: [], weeksOfMonth: [week] };
  }
  if (lastDay && from === today) return { ...byDate, start: last31st(today), daysOfMonth: [31] };
  const start = dayOfMonth === undefined ? from : startFrom(from, (date) => dayOf(date) === dayOfMonth);
  return { ...byDate, start, daysOfMonth: [dayOf(start)] };
}

/** The schedule of a daily; without a recurrence, every day. */
export function scheduleOf(line: Line, today: LocalDate): Schedule {
  const start = meaningOf(line, 'date')?.date ?? today;
  const said: Rhythm = meaningOf(line, 'rhythm')?.rhythm ?? {
    frequency: 'weekly',
    everyX: 1,
    weekdays: WEEKDAY_KEYS,
  };
  const { frequency, everyX } = said;
  const plain = { frequency, everyX, start, repeat: EVERY_DAY, daysOfMonth: [], weeksOfMonth: [] };
  if (frequency === 'monthly') return { ...plain, ...monthly(said, start, today) };
  if (frequency === 'yearly') return { ...plain, start: said.date ?? start };
  if (frequency === 'daily') return plain;
  return { ...plain, repeat: repeatOn(said.weekdays ?? [weekdayOf(start)]) };
}

/** Today if that hour is still to come, else tomorrow. */
function dayOfTime(context: DraftContext, hour: number, minute: number): LocalDate {
  const today = instantOf(context.today, hour, minute);
  return Date.parse(today) > context.now ? context.today : addDays(context.today, 1);
}

function reminders(
  line: Line,
  context: DraftContext,
  day: LocalDate | undefined,
): Pick<NewTask, 'reminders'> {
  const time = meaningOf(line, 'time');
  if (!time) return {};
  const on = day ?? dayOfTime(context, time.hour, time.minute);
  return { reminders: [{ id: context.newId(), time: instantOf(on, time.hour, time.minute) }] };
}

function ofDaily(line: Line, context: DraftContext): Partial<NewTask> {
  const { start, frequency, everyX, repeat, daysOfMonth, weeksOfMonth } = scheduleOf(line, context.today);
  return {
    frequency,
    everyX,
    repeat,
    startDate: instantOf(start),
    daysOfMonth: [...daysOfMonth],
    weeksOfMonth: [...weeksOfMonth],
    ...reminders(line, context, start),
  };
}

/** Due, and reminded of, so many minutes from now. */
function afterDelay(minutes: number, { now, newId }: DraftContext): Partial<NewTask> {
  const at = Math.ceil(now / MINUTE_MS + minutes) * MINUTE_MS;
  const reminder = { id: newId(), time: new Date(at).toISOString() };
  return { date: instantOf(dateOfInstant(at)), reminders: [reminder] };
}

function ofTodo(line: Line, context: DraftContext): Partial<NewTask> {
  const delay = meaningOf(line, 'delay');
  if (delay) return afterDelay(delay.minutes, context);
  const day = meaningOf(line, 'date')?.date;
  return { ...(day === undefined ? {} : { date: instantOf(day) }), ...reminders(line, context, day) };
}

function ofHabit(line: Line): Partial<NewTask> {
  const signs = meaningOf(line, 'directions');
  const frequency = meaningOf(line, 'rhythm')?.rhythm.frequency;
  return {
    ...(signs ? { up: signs.up, down: signs.down } : {}),
    ...(frequency && frequency !== 'yearly' ? { frequency } : {}),
  };
}

function fieldsOf(line: Line, context: DraftContext): Partial<NewTask> {
  switch (line.kind) {
    case 'habit':
      return ofHabit(line);
    case 'daily':
      return ofDaily(line, context);
    case 'todo':
      return ofTodo(line, context);
    case 'reward':
      return { value: meaningOf(line, 'price')?.price ?? 10 };
    default:
      return assertNever(line.kind);
  }
}

function tagsOf(line: Line, context: DraftContext): { ids: string[]; newTags: Tag[] } {
  const newTags: Tag[] = [];
  const ids = line.tokens.flatMap(({ meaning }) => {
    if (meaning.kind !== 'tag') return [];
    const same = ({ name }: Tag) => name.toLowerCase() === meaning.name.toLowerCase();
    const known = context.tags.find(same) ?? newTags.find(same);
    if (known) return [known.id];
    const tag = { id: context.newId(), name: meaning.name };
    newTags.push(tag);
    return [tag.id];
  });
  return { ids: [...new Set(ids)], newTags };
}

const membersOf = ({ tokens }: Line): string[] => [
  ...new Set(tokens.flatMap(({ meaning }) => (meaning.kind === 'member' ? [meaning.id] : []))),
];

/** The task that a line describes. Undefined until it has a title within the limit. */
export function draftOf(line: Line, context: DraftContext): Draft | undefined {
  if (line.title === '' || line.title.length > TASK_LIMITS.text) return undefined;
  const { ids, newTags } = tagsOf(line, context);
  const priority = meaningOf(line, 'difficulty')?.priority;
  const attribute = meaningOf(line, 'attribute')?.attribute;
  const task: NewTask = {
    type: line.kind,
    text: line.title,
    ...(ids.length > 0 ? { tags: ids } : {}),
    ...(priority === undefined ? {} : { priority }),
    ...(attribute === undefined ? {} : { attribute }),
    ...fieldsOf(line, context),
  };
  return { task, newTags, memberIds: membersOf(line) };
}
