import { Immer, type Draft } from 'immer';

/** Freezing whole players on every change would cost more than the change. */
const immer = new Immer({ autoFreeze: false });

/**
 * A working copy that can be changed in place. Written as the plain type: state is declared mutable, so a
 * draft and its original look alike to the rules that work on them.
 */
export const draftOf = <T extends object>(value: T): T => immer.createDraft(value) as T;

/** The finished value; parts that did not change keep their reference. */
export const finish = <T extends object>(draft: T): T => immer.finishDraft(draft as Draft<T>) as T;

/** `change` applied to a copy of `value` that shares what stayed. */
export function produce<T extends object>(value: T, change: (draft: T) => void): T {
  const draft = draftOf(value);
  change(draft);
  return finish(draft);
}
