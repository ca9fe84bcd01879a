import type { Settings } from '../config/settings.ts';

/** Splits text into words as people read them: without accents, punctuation or case. */
export const plainWordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');

/** Whether the text contains a word that the site bans. */
export function holdsSlur(text: string, settings: Pick<Settings, 'bannedWords'>): boolean {
  const banned = new Set((settings.bannedWords ?? '').split(',').flatMap((word) => plainWordsOf(word)));
  banned.delete('');
  return plainWordsOf(text).some((word) => banned.has(word));
}
