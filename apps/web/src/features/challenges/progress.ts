import type { Copy, Participant } from './challenge.ts';

/** How a participant is doing. */
export interface Progress {
  /** The longest streak of a daily, in days. */
  readonly streak: number;
  readonly done: number;
  /** To-dos that they have of the challenge. */
  readonly todos: number;
  /** Whether anything has been scored. */
  readonly hasBegun: boolean;
}

const isTouched = (copy: Copy): boolean =>
  (copy.type !== 'reward' && copy.value !== 0) ||
  ('completed' in copy && copy.completed) ||
  ('counterUp' in copy && copy.counterUp + copy.counterDown > 0);

/** Sums up the copies of a participant. */
export function progressOf({ tasks = [] }: Pick<Participant, 'tasks'>): Progress {
  const todos = tasks.filter((copy) => copy.type === 'todo');
  return {
    streak: Math.max(0, ...tasks.map((copy) => (copy.type === 'daily' ? copy.streak : 0))),
    done: todos.filter(({ completed }) => completed).length,
    todos: todos.length,
    hasBegun: tasks.some(isTouched),
  };
}

/** A participant's copies by the ids of their originals. */
export const copiesOf = ({ tasks = [] }: Pick<Participant, 'tasks'>): ReadonlyMap<string, Copy> =>
  new Map(tasks.flatMap((copy) => (copy.challenge.taskId ? [[copy.challenge.taskId, copy] as const] : [])));
