import { readPlain } from '../text-table.ts';
import { appearanceSetText } from './things/appearance-set-text.ts';

/** Words of the sets of appearance options, which the shop shows without those of the options. */
export const words = { appearanceSets: () => readPlain(appearanceSetText) };
