import { TaskScreen } from './task-screen/task-screen.tsx';

/** The task screen is bundled with the app, since nearly every visit begins there. */
export const TasksPage = TaskScreen;
