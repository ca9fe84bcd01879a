import { readPlain } from '../text-table.ts';
import type { Words } from '../types.ts';
import { faqText } from './faq-text.ts';

/** Words of the frequently asked questions. */
export const readFaqWords = (): Map<string, Words> => readPlain(faqText);
