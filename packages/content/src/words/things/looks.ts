import { readPlain } from '../text-table.ts';
import type { Words } from '../types.ts';
import { appearanceSetText, appearanceText } from './appearance-text.ts';

/** Words of the appearance options, by path such as `hair.color.frost`. */
export const readAppearanceWords = (): Map<string, Words> => readPlain(appearanceText);

/** Words of the appearance sets. */
export const readAppearanceSetWords = (): Map<string, Words> => readPlain(appearanceSetText);
