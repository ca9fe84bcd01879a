import { readPlain } from '../text-table.ts';
import { appearanceSetText, appearanceText } from './things/appearance-text.ts';

/** Words of the appearance options, by path such as `hair.color.frost`, and of their sets. */
export const words = {
  appearance: () => readPlain(appearanceText),
  appearanceSets: () => readPlain(appearanceSetText),
};
