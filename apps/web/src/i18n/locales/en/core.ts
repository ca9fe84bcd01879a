import { messages as quickAdd } from './quick-add.ts';
import { messages as shell } from './shell.ts';
import { messages as tasks } from './tasks.ts';
import { messages as ui } from './ui.ts';

/** What every screen needs; it comes with the app. */
export const messages = { ...ui, ...shell, ...tasks, ...quickAdd };
