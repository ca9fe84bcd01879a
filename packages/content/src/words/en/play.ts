import { readPay } from '../read/play.ts';
import { readPlain } from '../text-table.ts';
import { audioText, bundleText, categoryText, classText, payText } from './things/play-text.ts';

/** Words of classes, quest bundles, sound themes, challenge categories, and of what is sold for real money. */
export const words = {
  audio: () => readPlain(audioText),
  bundles: () => readPlain(bundleText),
  challengeCategories: () => readPlain(categoryText),
  classes: () => readPlain(classText),
  gemPacks: () => readPay(payText, 'gemPacks'),
  subscriptions: () => readPay(payText, 'subscriptions'),
};
