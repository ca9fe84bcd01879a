import type { Task } from '@everdeed/rules';
import type { Tone } from '../ui/plate.tsx';

const STEPS: readonly (readonly [below: number, tone: Tone])[] = [
  [-20, 'worst'],
  [-10, 'worse'],
  [-1, 'bad'],
  [1, 'neutral'],
  [5, 'good'],
  [10, 'better'],
];

/** How a task is doing, from its value (seed 000, section 9). */
export function toneOfValue(value: number): Tone {
  return STEPS.find(([below]) => value < below)?.[1] ?? 'best';
}

/** The tone of a task; rewards, which have a price instead of a value, are neutral. */
export function toneOf(task: Pick<Task, 'type' | 'value'>): Tone {
  return task.type === 'reward' ? 'neutral' : toneOfValue(task.value);
}
