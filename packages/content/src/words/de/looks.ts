import { readPlain } from '../text-table.ts';
import { appearanceSetText, appearanceText } from './things/appearance-text.ts';

/** Words of the appearance options, by path such as `hair.color.frost`. */
export const readAppearanceWords = () => readPlain(appearanceText);
/** Words of the appearance sets. */
export const readAppearanceSetWords = () => readPlain(appearanceSetText);
