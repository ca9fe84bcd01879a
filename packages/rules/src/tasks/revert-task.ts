import { draftOf, finish } from '../state/draft.ts';
import type { Task } from '../state/task.ts';
import type { Change } from '../state/undo-record.ts';
import { diffJson } from './changes.ts';
import { revertChange } from './revert.ts';
import { revertSharedEntry } from './undo-history.ts';

/** A task without the recorded changes of a scoring; what followed them is kept. */
export function revertTask(task: Task, changes: readonly Change[]): Task {
  const draft = draftOf(task);
  for (const change of changes) {
    const isHistory = change.path[0] === 'history' && 'at' in change;
    if (isHistory && draft.type === 'habit' && revertSharedEntry(draft.history, change)) continue;
    revertChange(draft, change);
  }
  return finish(draft);
}

/** What an undo makes of a task, seen from outside: the scoring led from `before` to `after`. */
export const previewUndoOfTask = (task: Task, { before, after }: Record<'before' | 'after', Task>): Task =>
  revertTask(task, diffJson(before, after));
