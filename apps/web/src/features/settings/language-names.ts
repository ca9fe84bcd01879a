import type { Locale } from '../../i18n/catalogue.ts';

/** What speakers of a language call it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch' };
