import { defineArea } from '../area.ts';
import { taskRoutes } from './routes.ts';

/** Tasks: creating, reading, changing, scoring and undoing them. */
export const tasksArea = defineArea({
  name: 'tasks',
  routes: () => taskRoutes,
});
