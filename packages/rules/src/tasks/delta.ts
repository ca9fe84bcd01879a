import { checklistCount } from '../state/checklist.ts';
import { clamp } from '../numbers/format.ts';
import type { Direction, Task } from '../state/task.ts';

const DECAY = 0.9747;
const VALUE_WINDOW = { min: -47.27, max: 21.27 };
const TOLERANCE = 0.00001;

/** A task value for use in formulas; the stored value is never clamped. */
const clampValue = (value: number): number => clamp(value, VALUE_WINDOW.min, VALUE_WINDOW.max);

/** Size of a step at a value: 1 for a new task, larger for redder tasks (rules-scoring-and-day 1.4). */
export const stepAt = (value: number): number => DECAY ** clampValue(value);

/**
 * The (negative) step that reverses a scoring up that led to this value. Found by search, so accurate to
 * about 0.00001; the search only moves down and terminates (rules-scoring-and-day 1.4).
 */
export function reverseStepAt(value: number): number {
  const current = clampValue(value);
  let before = current - DECAY ** current;
  for (;;) {
    const error = current - (before + DECAY ** before);
    if (Math.abs(error) < TOLERANCE) return before - current;
    before += error > 0 ? -error : error;
  }
}

/** Factor by which the checklist changes a delta: it softens a missed daily and multiplies a to-do. */
export function checklistFactor(task: Task, direction: Direction, isRollover: boolean): number {
  const { done, all } = checklistCount(task);
  if (all === 0) return 1;
  if (task.type === 'daily' && direction === 'down' && isRollover) return 1 - done / all;
  return task.type === 'todo' && !isRollover ? 1 + done : 1;
}

/** Change of value by one scoring, including the checklist. */
export function valueDelta(task: Task, direction: Direction, isRollover: boolean): number {
  const factor = checklistFactor(task, direction, isRollover);
  if (direction === 'up') return stepAt(task.value) * factor;
  return (isRollover ? -stepAt(task.value) : reverseStepAt(task.value)) * factor;
}
