import { registerActions } from '../data/define-action.ts';
import { allocate, revive, toggleSleep } from '../features/character/character-actions.ts';
import { readNotifications } from '../features/notifications/notification-actions.ts';
import { updatePlayer } from '../features/players/player-actions.ts';
import { createTag, deleteTag, moveTag, renameTag } from '../features/tags/tag-actions.ts';
import {
  clearCompleted,
  createTasks,
  deleteTask,
  moveTask,
  scoreItem,
  updateTask,
} from '../features/tasks/actions/edit.ts';
import { scoreTask, undoScore } from '../features/tasks/actions/score.ts';

/** Every kind of action there is. What waits on disk is shown and sent again before its screen is opened. */
export function startActions(): void {
  registerActions(
    scoreTask,
    undoScore,
    scoreItem,
    createTasks,
    updateTask,
    deleteTask,
    moveTask,
    clearCompleted,
  );
  registerActions(createTag, renameTag, deleteTag, moveTag);
  registerActions(updatePlayer, toggleSleep, revive, allocate, readNotifications);
}
