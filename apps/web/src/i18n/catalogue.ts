import type { messages as core } from './locales/en/core.ts';

/**
 * Every message id of the product, with its English words. Catalogues are split per feature: `core` comes
 * with the app, a feature's own comes with its screen (`loadWords`). Each feature adds its type here.
 */
export type MessageId =
  | keyof typeof core
  | keyof typeof import('./locales/en/auth.ts').messages
  | keyof typeof import('./locales/en/home.ts').messages
  | keyof typeof import('./locales/en/moments.ts').messages
  | keyof typeof import('./locales/en/settings.ts').messages
  | keyof typeof import('./locales/en/static.ts').messages
  | keyof typeof import('./locales/en/palette.ts').messages
  | keyof typeof import('./locales/en/tags.ts').messages
  | keyof typeof import('./locales/en/task-editor.ts').messages;

/** The parts that are loaded with their screens. */
export type WordSet =
  | 'auth'
  | 'home'
  | 'moments'
  | 'palette'
  | 'settings'
  | 'static'
  | 'tags'
  | 'task-editor';

export const LOCALES = ['en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The language to start with, from what was chosen before, then from what the browser asks for. */
export function pickLocale(chosen: string | null | undefined, wanted: readonly string[]): Locale {
  for (const tag of [chosen ?? '', ...wanted]) {
    const base = tag.slice(0, 2).toLowerCase();
    if (isLocale(base)) return base;
  }
  return 'en';
}
