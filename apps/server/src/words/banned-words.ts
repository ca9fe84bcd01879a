import type { Settings } from '../config/settings.ts';

/** Words as people read them: accents off, punctuation to spaces, any case. */
export const plainWordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');

/** Whether the text holds a word of the site's list of words that are not tolerated. */
export function holdsSlur(text: string, settings: Pick<Settings, 'bannedWords'>): boolean {
  const banned = new Set((settings.bannedWords ?? '').split(',').flatMap((word) => plainWordsOf(word)));
  banned.delete('');
  return plainWordsOf(text).some((word) => banned.has(word));
}
