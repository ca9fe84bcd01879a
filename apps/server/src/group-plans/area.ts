import { defineArea } from '../area.ts';
import { approvalRoutes } from './approval-routes.ts';
import { assignmentRoutes } from './assignment-routes.ts';
import { boardRoutes } from './board-routes.ts';
import { groupPlanJobs, remindOfBoardDays } from './days.ts';
import { leaveTasks } from './reactions.ts';

/** Groups with a plan: the tasks that their members share. */
export const groupPlansArea = defineArea({
  name: 'group-plans',
  routes: () => [...boardRoutes, ...assignmentRoutes, ...approvalRoutes],
  jobs: groupPlanJobs,
  reactions: [leaveTasks],
  cleanUp: remindOfBoardDays,
});
