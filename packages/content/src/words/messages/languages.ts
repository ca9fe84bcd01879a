// Written by `npm run languages`, and by every build, from the folders beside it.
import type { Messages } from './en.ts';

/** Languages besides English, with what imports their messages. */
export const otherMessages = {
  de: async () => (await import('./de/index.ts')).messages,
} satisfies Readonly<Record<string, () => Promise<Partial<Messages>>>>;

/** Code of a language with messages. */
export type MessageLanguage = 'en' | keyof typeof otherMessages;
