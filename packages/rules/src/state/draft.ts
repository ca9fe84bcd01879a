import { Immer, type Draft } from 'immer';

/** No freezing: it would cost more than the change itself. */
const immer = new Immer({ autoFreeze: false });

/**
 * A working copy that can be changed in place. Typed as the plain type: state is declared mutable, so rules
 * work on drafts and originals alike.
 */
export const draftOf = <T extends object>(value: T): T => immer.createDraft(value) as T;

/** The finished value; parts that did not change keep their reference. */
export const finish = <T extends object>(draft: T): T => immer.finishDraft(draft as Draft<T>) as T;

/** Applies `change` to a copy of `value` that shares unchanged parts. */
export function produce<T extends object>(value: T, change: (draft: T) => void): T {
  const draft = draftOf(value);
  change(draft);
  return finish(draft);
}
