// Written by `npm run languages`, and by every build, from the folders beside it.
import type { Language } from './types.ts';

/** Languages besides English, with what imports their words. */
export const otherLanguages = {
  de: async () => (await import('./de/index.ts')).language,
} satisfies Readonly<Record<string, () => Promise<Language>>>;

/** Code of a language with words. */
export type WordLanguage = 'en' | keyof typeof otherLanguages;
