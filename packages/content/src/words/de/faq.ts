import { readPlain } from '../text-table.ts';
import { faqText } from './things/faq-text.ts';

/** Words of the frequently asked questions. */
export const words = { faq: () => readPlain(faqText) };
