import { messages as quickAdd } from './quick-add.ts';
import { messages as shell } from './shell.ts';
import { messages as tasks } from './tasks.ts';
import { messages as ui } from './ui.ts';

/** Messages that every screen needs; they are bundled with the app. */
export const messages = { ...ui, ...shell, ...tasks, ...quickAdd };
