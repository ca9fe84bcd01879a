import { readPlain } from '../text-table.ts';
import { backgroundText } from './things/background-text.ts';

/** Words of the backgrounds. */
export const words = { backgrounds: () => readPlain(backgroundText) };
