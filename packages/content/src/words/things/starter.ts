import { readPlain } from '../text-table.ts';
import type { Words } from '../types.ts';
import { starterText } from './starter-text.ts';

/** Words of the starter tasks, by theme and number. */
export const readStarterWords = (): Map<string, Words> => readPlain(starterText);
