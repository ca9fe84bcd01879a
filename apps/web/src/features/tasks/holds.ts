import type { Task, TaskType } from '@everdeed/rules';
import { create } from 'zustand';

/** How long a completed card stays crossed out, and how long it then slides away, in milliseconds. */
export const HOLD_MS = 300;
export const LEAVE_MS = 140;

export interface Hold {
  /** The task before it was scored, which decides where the card stays in the meantime. */
  readonly before: Task;
  readonly phase: 'held' | 'leaving';
}

/** By kind, so that a score in one column does not affect the others. */
type HoldState = Readonly<Record<TaskType, ReadonlyMap<string, Hold>>>;

const NONE: ReadonlyMap<string, Hold> = new Map();

export const useHolds = create<HoldState>(() => ({ habit: NONE, daily: NONE, todo: NONE, reward: NONE }));

function put({ _id: id, type }: Task, hold: Hold | undefined): void {
  const holds = new Map(useHolds.getState()[type]);
  if (hold) holds.set(id, hold);
  else holds.delete(id);
  useHolds.setState({ [type]: holds });
}

/** Keeps a card in place while it is being completed, so that the eye can follow. */
export function holdCard(before: Task): void {
  put(before, { before, phase: 'held' });
  setTimeout(() => put(before, { before, phase: 'leaving' }), HOLD_MS);
  setTimeout(() => put(before, undefined), HOLD_MS + LEAVE_MS);
}

export interface Placed {
  readonly task: Task;
  readonly phase?: Hold['phase'];
}

/**
 * `place` decides which tasks go where. It sees held tasks as they were before the score; the result contains
 * their current state, including those that have already left the list.
 */
export function placeWithHolds(
  tasks: readonly Task[],
  holds: ReadonlyMap<string, Hold>,
  place: (tasks: readonly Task[]) => readonly Task[],
): readonly Placed[] {
  if (holds.size === 0) return place(tasks).map((task) => ({ task }));
  const now = new Map(tasks.map((task) => [task._id, task]));
  const before = tasks.map((task) => holds.get(task._id)?.before ?? task);
  return place(before).map((task) => {
    const hold = holds.get(task._id);
    return hold ? { task: now.get(task._id) ?? task, phase: hold.phase } : { task };
  });
}
