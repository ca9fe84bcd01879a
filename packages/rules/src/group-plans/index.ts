export { approveTask, needsApproval, pendingRequests } from './approvals.ts';
export { assignBoardTask, unassignBoardTask, withoutAssignee } from './assign.ts';
export { beginBoardDay, type BoardDayScene } from './board-day.ts';
export { sendBack } from './needs-work.ts';
export { tellsOfDuty, tellsOfRequest } from './notices.ts';
export { checkBoardEditor, hasBoard, mayEditBoard, seesBoardTask } from './policy.ts';
export {
  type BoardRefusal,
  checkBoard,
  createBoardTasks,
  deleteBoardTask,
  moveBoardTask,
  updateBoardTask,
} from './records.ts';
export type { AssignedTaskScene, BoardTaskScene, NewBoardTasksScene, SharedTaskScene } from './scenes.ts';
export {
  scoreAllShared,
  scoreShared,
  type SharedScoreScene,
  type SharedScoresScene,
  undoShared,
} from './score.ts';
export { isMirrored, isShownTo, moveMirrored } from './mirror.ts';
