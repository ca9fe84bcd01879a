import { readPay } from '../read/play.ts';
import { readPlain } from '../text-table.ts';
import { audioText, bundleText, categoryText, classText, payText } from './things/play-text.ts';

/** Words of the classes, the quest bundles, the sound themes and the challenge categories. */
export const readClassWords = () => readPlain(classText);
export const readBundleWords = () => readPlain(bundleText);
export const readAudioWords = () => readPlain(audioText);
export const readCategoryWords = () => readPlain(categoryText);
/** Words of what is sold for real money. */
export const readGemPackWords = () => readPay(payText, 'gemPacks');
export const readSubscriptionWords = () => readPay(payText, 'subscriptions');
