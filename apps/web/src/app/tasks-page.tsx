import { TaskScreen } from './task-screen/task-screen.tsx';

/** The task screen comes with the app: it is where nearly every visit begins. */
export const TasksPage = TaskScreen;
