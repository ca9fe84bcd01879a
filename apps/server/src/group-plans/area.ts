import { defineArea } from '../area.ts';
import { approvalRoutes } from './approval-routes.ts';
import { assignmentRoutes } from './assignment-routes.ts';
import { boardRoutes } from './board-routes.ts';
import { forgetOldDeeds, noteDeeds } from './deeds.ts';
import { ofGroup } from '../storage/tables.ts';
import { groupPlanJobs, remindOfBoardDays } from './days.ts';
import { leaveTasks } from './reactions.ts';

/** Groups with a plan: the tasks that their members share. */
export const groupPlansArea = defineArea({
  name: 'group-plans',
  routes: () => [...boardRoutes, ...assignmentRoutes, ...approvalRoutes],
  tables: [{ name: 'board_deeds', key: ['id'], since: 32, refersTo: ofGroup }],
  jobs: groupPlanJobs,
  reactions: [leaveTasks, noteDeeds],
  cleanUp: async (services) => {
    await remindOfBoardDays(services);
    await forgetOldDeeds(services);
  },
});
