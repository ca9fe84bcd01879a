import { readPlain } from '../text-table.ts';
import { appearanceText } from './things/appearance-text.ts';

/** Words of the appearance options, by path such as `hair.color.frost`. */
export const words = { appearance: () => readPlain(appearanceText) };
