import { readPlain } from '../text-table.ts';
import { starterText } from './things/starter-text.ts';

/** Words of the starter tasks, by theme and number. */
export const words = { starterTasks: () => readPlain(starterText) };
