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

/** The words of a list, which commas separate, that the text contains; each once. */
export function bannedWordsIn(text: string, list: string | undefined): string[] {
  const banned = new Set((list ?? '').split(',').flatMap((word) => plainWordsOf(word)));
  banned.delete('');
  return [...new Set(plainWordsOf(text).filter((word) => banned.has(word)))];
}

/** Whether the text contains a word that the site bans. */
export const holdsSlur = (text: string, { bannedWords }: Pick<Settings, 'bannedWords'>): boolean =>
  bannedWordsIn(text, bannedWords).length > 0;
