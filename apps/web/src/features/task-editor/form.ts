import { assertNever } from '@everdeed/content/values';
import {
  type Attribute,
  type ChecklistItem,
  type Daily,
  type Frequency,
  type Habit,
  isOfLiveChallenge,
  type Priority,
  type Reminder,
  type Reward,
  type Task,
  type TaskType,
  type Todo,
  type Weekday,
} from '@everdeed/rules';
import { dateOfInstant, instantOf, type LocalDate, timeOfInstant } from '../../task-kit/calendar.ts';
import { numberIn } from './number-in.ts';
import { EVERY_DAY, monthlyByDate, monthlyByWeekday, type Schedule } from '../../task-kit/schedule.ts';

export interface ReminderForm {
  readonly id: string;
  /** Only to-dos show it; a daily's reminder comes on every due day. Empty while it is incomplete. */
  readonly date: LocalDate;
  /** `HH:MM` */
  readonly time: string;
}

/** A task in its editor: dates as shown, every field of every type. */
export interface TaskForm {
  readonly type: TaskType;
  readonly text: string;
  readonly notes: string;
  readonly checklist: readonly ChecklistItem[];
  readonly priority: Priority;
  readonly attribute: Attribute;
  readonly tags: readonly string[];
  readonly reminders: readonly ReminderForm[];
  readonly alias: string;
  readonly up: boolean;
  readonly down: boolean;
  readonly counterUp: string;
  readonly counterDown: string;
  readonly resets: Habit['frequency'];
  readonly frequency: Frequency;
  readonly everyX: string;
  /** Empty while it is incomplete. */
  readonly start: LocalDate;
  readonly repeat: Readonly<Partial<Record<Weekday, boolean>>>;
  readonly monthlyBy: 'date' | 'weekday';
  readonly streak: string;
  readonly yesterDaily: boolean;
  /** Due date; empty for none. */
  readonly due: string;
  readonly price: string;
}

function reminderForm({ id, time }: Reminder): ReminderForm {
  return { id, date: dateOfInstant(time), time: timeOfInstant(time) };
}

const DEFAULTS: Omit<TaskForm, keyof typeof COMMON> = {
  up: true,
  down: true,
  counterUp: '0',
  counterDown: '0',
  resets: 'daily',
  frequency: 'weekly',
  everyX: '1',
  start: '1970-01-01',
  repeat: EVERY_DAY,
  monthlyBy: 'date',
  streak: '0',
  yesterDaily: true,
  due: '',
  price: '0',
  checklist: [],
};

/** Names of the fields that every type has. */
const COMMON = { type: 0, text: 0, notes: 0, priority: 0, attribute: 0, tags: 0, reminders: 0, alias: 0 };

function ofHabit({ up, down, counterUp, counterDown, frequency }: Habit): Partial<TaskForm> {
  return { up, down, counterUp: String(counterUp), counterDown: String(counterDown), resets: frequency };
}

function ofDaily(task: Daily): Partial<TaskForm> {
  const { frequency, everyX, startDate, repeat, streak, yesterDaily, checklist } = task;
  return {
    frequency,
    everyX: String(everyX),
    repeat,
    yesterDaily,
    checklist,
    streak: String(streak),
    start: startDate === null ? dateOfInstant(task.createdAt) : dateOfInstant(startDate),
    monthlyBy: task.weeksOfMonth.length > 0 ? 'weekday' : 'date',
  };
}

const ofTodo = ({ date, checklist }: Todo): Partial<TaskForm> => ({
  checklist,
  due: date ? dateOfInstant(date) : '',
});
const ofReward = ({ value }: Reward): Partial<TaskForm> => ({ price: String(value) });

function fieldsOf(task: Task): Partial<TaskForm> {
  switch (task.type) {
    case 'habit':
      return ofHabit(task);
    case 'daily':
      return ofDaily(task);
    case 'todo':
      return ofTodo(task);
    case 'reward':
      return ofReward(task);
    default:
      return assertNever(task);
  }
}

/** Opens a task for editing. */
export function formOf(task: Task): TaskForm {
  const { type, text, notes, priority, attribute, tags, alias = '' } = task;
  const reminders = task.reminders.map(reminderForm);
  return {
    ...DEFAULTS,
    type,
    text,
    notes,
    priority,
    attribute,
    tags,
    alias,
    reminders,
    ...fieldsOf(task),
  };
}

/** When the daily of this form is due. Monthly lists follow the start date (rules-scoring-and-day 5.6). */
export function scheduleOf(form: TaskForm): Schedule {
  const { frequency, start, repeat } = form;
  const plain = {
    frequency,
    everyX: numberIn(form.everyX),
    start,
    repeat,
    daysOfMonth: [],
    weeksOfMonth: [],
  };
  if (frequency !== 'monthly') return plain;
  return form.monthlyBy === 'weekday' ? monthlyByWeekday(plain) : monthlyByDate(plain);
}

function reminderOf({ id, date, time }: ReminderForm): Reminder {
  const [hour, minute] = time.split(':').map(Number);
  return { id, time: instantOf(date, hour, minute) };
}

/** The wire's fields by the fields of the form that they come from. */
const PARTS: readonly (readonly [
  types: readonly TaskType[],
  from: readonly (keyof TaskForm)[],
  read: (form: TaskForm) => object,
])[] = [
  [['habit', 'daily', 'todo', 'reward'], ['text'], ({ text }) => ({ text: text.trim() })],
  [['habit', 'daily', 'todo', 'reward'], ['notes'], ({ notes }) => ({ notes })],
  [['habit', 'daily', 'todo', 'reward'], ['tags'], ({ tags }) => ({ tags })],
  [['habit', 'daily', 'todo', 'reward'], ['alias'], ({ alias }) => ({ alias })],
  [['habit', 'daily', 'todo'], ['priority'], ({ priority }) => ({ priority })],
  [['habit', 'daily', 'todo'], ['attribute'], ({ attribute }) => ({ attribute })],
  [['daily', 'todo'], ['reminders'], ({ reminders }) => ({ reminders: reminders.map(reminderOf) })],
  [
    ['daily', 'todo'],
    ['checklist'],
    ({ checklist }) => ({ checklist: checklist.filter(({ text }) => text.trim() !== '') }),
  ],
  [['habit'], ['up', 'down'], ({ up, down }) => ({ up, down })],
  [['habit'], ['resets'], ({ resets }) => ({ frequency: resets })],
  [['habit'], ['counterUp'], ({ counterUp }) => ({ counterUp: numberIn(counterUp) })],
  [['habit'], ['counterDown'], ({ counterDown }) => ({ counterDown: numberIn(counterDown) })],
  [['daily'], ['frequency', 'everyX', 'start', 'repeat', 'monthlyBy'], scheduleFields],
  [['daily'], ['streak'], ({ streak }) => ({ streak: numberIn(streak) })],
  [['daily'], ['yesterDaily'], ({ yesterDaily }) => ({ yesterDaily })],
  [['todo'], ['due'], ({ due }) => ({ date: due === '' ? null : instantOf(due) })],
  [['reward'], ['price'], (form) => ({ value: numberIn(form.price) })],
];

function scheduleFields(form: TaskForm): object {
  const { frequency, everyX, start, repeat, daysOfMonth, weeksOfMonth } = scheduleOf(form);
  return { frequency, everyX, repeat, startDate: instantOf(start), daysOfMonth, weeksOfMonth };
}

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

const changedParts = (form: TaskForm, before: TaskForm) =>
  PARTS.filter(
    ([types, from]) => types.includes(form.type) && from.some((field) => differs(form[field], before[field])),
  );

/**
 * The fields to send: only what was changed, so that an outdated copy does not overwrite anything else. Only for a
 * form without problems.
 */
export function changesOf(form: TaskForm, before: TaskForm): Record<string, unknown> {
  return Object.fromEntries(changedParts(form, before).flatMap(([, , read]) => Object.entries(read(form))));
}

/** Whether anything was typed, be it complete or not. */
export const isChanged = (form: TaskForm, before: TaskForm): boolean => changedParts(form, before).length > 0;

/** Fields of a challenge's copy that its owner can change (wire 4.4). */
const OWN: ReadonlySet<keyof TaskForm> = new Set([
  'streak',
  'checklist',
  'attribute',
  'reminders',
  'tags',
  'notes',
  'alias',
  'yesterDaily',
  'counterUp',
  'counterDown',
]);

/** Copies of a running challenge are not the owner's to change; broken ones are. */
export function isLocked(task: Task, field: keyof TaskForm): boolean {
  return isOfLiveChallenge(task) && !OWN.has(field);
}
