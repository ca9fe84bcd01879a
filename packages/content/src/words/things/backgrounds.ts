import { readPlain } from '../text-table.ts';
import type { Words } from '../types.ts';
import { backgroundText } from './background-text.ts';

/** Words of the backgrounds. */
export const readBackgroundWords = (): Map<string, Words> => readPlain(backgroundText);
