import type { Task, TaskType } from '@everdeed/rules';
import { create } from 'zustand';

/** How long a completed card stays crossed out, and how long it then slides away, in milliseconds. */
export const HOLD_MS = 300;
export const LEAVE_MS = 140;

export interface Hold {
  /** The task before it was scored, which decides where the card stays in the meantime. */
  readonly before: Task;
  readonly phase: 'held' | 'leaving';
  /** Where the task stood among those of its kind, if the score takes it out of the player's order. */
  readonly place?: number | undefined;
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
export function holdCard(before: Task, place?: number): void {
  put(before, { before, place, phase: 'held' });
  setTimeout(() => put(before, { before, place, phase: 'leaving' }), HOLD_MS);
  setTimeout(() => put(before, undefined), HOLD_MS + LEAVE_MS);
}

export interface Placed {
  readonly task: Task;
  readonly phase?: Hold['phase'];
}

/** Puts held tasks back where they stood, the last one first: its place was counted without those before it. */
function inFormerOrder(tasks: readonly Task[], holds: ReadonlyMap<string, Hold>): readonly Task[] {
  const order = [...tasks];
  for (const [id, { place }] of [...holds].toReversed()) {
    const now = order.findIndex(({ _id }) => _id === id);
    if (place !== undefined && now >= 0) order.splice(place, 0, ...order.splice(now, 1));
  }
  return order;
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
  const before = inFormerOrder(tasks, holds).map((task) => holds.get(task._id)?.before ?? task);
  return place(before).map((task) => {
    const hold = holds.get(task._id);
    return hold ? { task: now.get(task._id) ?? task, phase: hold.phase } : { task };
  });
}
