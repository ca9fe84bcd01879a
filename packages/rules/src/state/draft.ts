import { Immer } from 'immer';

/** Immer's drafts without its type `Draft`, which only takes `readonly` away. */
interface Drafts {
  createDraft<T extends object>(value: T): T;
  finishDraft<T extends object>(draft: T): T;
}

/** No freezing: it would cost more than the change itself. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a draft has the fields of its original
const immer = new Immer({ autoFreeze: false }) as Drafts;

/**
 * A working copy that can be changed in place. Typed as the plain type: state is declared mutable, so rules
 * work on drafts and originals alike.
 */
export const draftOf = <T extends object>(value: T): T => immer.createDraft(value);

/** The finished value; parts that did not change keep their reference. */
export const finish = <T extends object>(draft: T): T => immer.finishDraft(draft);

/** Applies `change` to a copy of `value` that shares unchanged parts. */
export function produce<T extends object>(value: T, change: (draft: T) => void): T {
  const draft = draftOf(value);
  change(draft);
  return finish(draft);
}
