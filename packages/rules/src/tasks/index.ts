export { compactHistory, shownHistory } from './compaction.ts';
export {
  addChecklistItem,
  MAX_CHECKLIST_ITEMS,
  removeChecklistItem,
  scoreChecklistItem,
  type SentItem,
  updateChecklistItem,
} from './checklist.ts';
export { assignmentOf, creditHolder, isCompletedFor, isInGroup } from './group-credit.ts';
export type * from './score-types.ts';
export { previewScore, scoreTask } from './score.ts';
export { scoreTasks } from './score-many.ts';
export { scoreMaster, unscoreMaster } from './master.ts';
export { dropFromOrder, ORDER_OF, type OrderKey, placeOnTop, repairOrder } from './order.ts';
export { sortAll, sortByAge, sortByOrder } from './sort.ts';
export { TASK_LIMITS } from './fields/limits.ts';
export { createTask, type TaskHome } from './create.ts';
export { blankTask, type TaskOf } from './blank.ts';
export {
  createTasks,
  MAX_NEW_TASKS,
  namesIn,
  type NewTasksScene,
  type TakenNames,
} from './create-tasks.ts';
export { clearCompletedTodos, deleteTask } from './delete.ts';
export { editTask } from './edit.ts';
export { moveTask } from './move.ts';
export { checkOwnTag, tagTask, untagTask } from './tags.ts';
export { type EditScene, updateTask } from './update.ts';
export { previewUndoOfTask } from './revert-task.ts';
export { undoScore, type Undone } from './undo.ts';
export { canDelete, canUncheck, isOfLiveChallenge, isShared } from './policy.ts';
export {
  type DueReminder,
  nextReminder,
  nextShownReminder,
  REMINDER_LATE_MS,
  type ReminderOwner,
  remindersBetween,
} from './reminders.ts';
