import type { Language } from './types.ts';

/** Languages besides English, with what imports their folders. A new language is a folder and a row here. */
export const otherLanguages = {
  de: async () => (await import('./de/index.ts')).de,
} satisfies Readonly<Record<string, () => Promise<Language>>>;

/** Code of a language with words. */
export type WordLanguage = 'en' | keyof typeof otherLanguages;
