import { fieldsOf } from '../fields/composites.ts';
import { produce } from '../state/draft.ts';
import type { Task } from '../state/task.ts';
import { requireApproval } from '../tasks/approval.ts';

/** A task of a group with what was sent that only such tasks have (wire-user-and-tasks 4.3, 4.4). */
export function withBoardFields(task: Task, sent: unknown): Task {
  const { managerNotes, requiresApproval } = fieldsOf(sent);
  return produce(task, (draft) => {
    if (typeof managerNotes === 'string') draft.group.managerNotes = managerNotes;
    if (typeof requiresApproval === 'boolean') requireApproval(draft, requiresApproval);
  });
}
