import type { Task } from '@everdeed/rules';

/** How a task is doing, from its value (seed 000, section 9). */
export type Tone = 'worst' | 'worse' | 'bad' | 'neutral' | 'good' | 'better' | 'best';

/** Worst first. */
export const TONES: readonly Tone[] = ['worst', 'worse', 'bad', 'neutral', 'good', 'better', 'best'];

const STEPS: readonly (readonly [below: number, tone: Tone])[] = [
  [-20, 'worst'],
  [-10, 'worse'],
  [-1, 'bad'],
  [1, 'neutral'],
  [5, 'good'],
  [10, 'better'],
];

export function toneOfValue(value: number): Tone {
  return STEPS.find(([below]) => value < below)?.[1] ?? 'best';
}

/** Rewards have a price where the others have a value: they stay neutral. */
export function toneOf(task: Pick<Task, 'type' | 'value'>): Tone {
  return task.type === 'reward' ? 'neutral' : toneOfValue(task.value);
}

export interface Mark {
  readonly shape: 'up' | 'down' | 'bar';
  readonly count: 1 | 2 | 3;
}

/** The same as the colour, said by shape. */
export const TONE_MARKS: Readonly<Record<Tone, Mark>> = {
  worst: { shape: 'down', count: 3 },
  worse: { shape: 'down', count: 2 },
  bad: { shape: 'down', count: 1 },
  neutral: { shape: 'bar', count: 1 },
  good: { shape: 'up', count: 1 },
  better: { shape: 'up', count: 2 },
  best: { shape: 'up', count: 3 },
};
