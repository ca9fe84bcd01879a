import { checklistRoutes } from './checklist-routes.ts';
import { orderTaskRoutes } from './order-routes.ts';
import { readTaskRoutes } from './read-routes.ts';
import { taskRecordRoutes } from './record-routes.ts';
import { scoreTaskRoutes } from './score-routes.ts';
import { undoTaskRoutes } from './undo-routes.ts';

/** Every call on a player's own tasks (wire-user-and-tasks 4). */
export const taskRoutes = [
  ...readTaskRoutes,
  ...taskRecordRoutes,
  ...scoreTaskRoutes,
  ...undoTaskRoutes,
  ...checklistRoutes,
  ...orderTaskRoutes,
];
