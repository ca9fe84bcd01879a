import { TASK_LIMITS, type TaskType } from '@everdeed/rules';
import { isLocalDate } from '../../task-kit/calendar.ts';
import type { TaskForm } from './form.ts';
import { numberIn } from './number-in.ts';

/** The latest date of a field with one, which also keeps its year at four digits. */
export const LAST_DATE = `${TASK_LIMITS.lastYear}-12-31`;

/** Fields that can be wrong, by their names in the form. */
const CHECKED = [
  'text',
  'notes',
  'price',
  'checklist',
  'everyX',
  'start',
  'due',
  'reminders',
  'streak',
  'counterUp',
  'counterDown',
  'alias',
] as const satisfies readonly (keyof TaskForm)[];
export type Problem = (typeof CHECKED)[number];

const isWhole = (typed: string, min: number, max: number): boolean => {
  const value = numberIn(typed);
  return Number.isInteger(value) && value >= min && value <= max;
};
const isCount = (typed: string): boolean => isWhole(typed, 0, TASK_LIMITS.count);

function hasReminders({ type, reminders }: TaskForm): boolean {
  return reminders.every(
    ({ date, time }) => /^\d{2}:\d{2}$/.test(time) && (type !== 'todo' || isLocalDate(date)),
  );
}

/** Whether a field can be saved, by field. */
const RIGHT: Readonly<Record<Problem, (form: TaskForm) => boolean>> = {
  text: ({ text }) => text.trim() !== '' && text.trim().length <= TASK_LIMITS.text,
  notes: ({ notes }) => notes.length <= TASK_LIMITS.notes,
  price: ({ price }) => numberIn(price) >= 0 && numberIn(price) <= TASK_LIMITS.price,
  checklist: ({ checklist }) => checklist.every(({ text }) => text.length <= TASK_LIMITS.itemText),
  everyX: ({ everyX }) => isWhole(everyX, 1, TASK_LIMITS.everyX),
  start: ({ start }) => isLocalDate(start),
  due: ({ due }) => due === '' || isLocalDate(due),
  reminders: hasReminders,
  streak: ({ streak }) => isCount(streak),
  counterUp: ({ counterUp }) => isCount(counterUp),
  counterDown: ({ counterDown }) => isCount(counterDown),
  alias: ({ alias }) => alias === '' || (/^[A-Za-z0-9_-]+$/.test(alias) && alias.length <= TASK_LIMITS.alias),
};

const ONLY_OF: Readonly<Partial<Record<Problem, readonly TaskType[]>>> = {
  price: ['reward'],
  checklist: ['daily', 'todo'],
  everyX: ['daily'],
  start: ['daily'],
  due: ['todo'],
  reminders: ['daily', 'todo'],
  streak: ['daily'],
  counterUp: ['habit'],
  counterDown: ['habit'],
};

/**
 * The fields that cannot be saved. What was not changed is not judged: it was stored by another app and is left as it
 * is.
 */
export function problemsOf(form: TaskForm, before: TaskForm): Problem[] {
  return CHECKED.filter(
    (field) =>
      form[field] !== before[field] && ONLY_OF[field]?.includes(form.type) !== false && !RIGHT[field](form),
  );
}

/** Whether a field is only waiting to be filled in, which is not complained of before somebody saves. */
export function isBlank(form: TaskForm, field: Problem): boolean {
  const value = form[field];
  return typeof value === 'string' ? value.trim() === '' : field === 'reminders';
}

/** Problems of dates and times that are half typed: the browser gives them as empty and marks the field. */
export function halfTyped(root: ParentNode | null): Problem[] {
  const inputs = [...(root?.querySelectorAll('input') ?? [])];
  return CHECKED.filter((field) => inputs.some(({ name, validity }) => name === field && validity.badInput));
}
