import type { Settings } from '../config/settings.ts';

/** Names that could be mistaken for the staff (wire-user-and-tasks 2.1). */
const forbiddenWords = new Set([
  'support',
  'habitica',
  'habitrpg',
  'everdeed',
  'admin',
  'administrator',
  'moderator',
  'gryphon',
]);

/** Words as people read them: accents off, punctuation to spaces, any case. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');

const isForbiddenName = (name: string): boolean => wordsOf(name).some((word) => forbiddenWords.has(word));

/** Whether the text holds a word of the site's list of words that are not tolerated. */
export function holdsSlur(text: string, settings: Pick<Settings, 'bannedWords'>): boolean {
  const banned = new Set((settings.bannedWords ?? '').split(',').flatMap((word) => wordsOf(word)));
  banned.delete('');
  return wordsOf(text).some((word) => banned.has(word));
}

const shape = /^[\w-]+$/;

/** Keys of what is wrong with a username, apart from being taken; `slurKey` differs by call. */
export function usernameIssues(
  name: string,
  settings: Pick<Settings, 'bannedWords'>,
  slurKey = 'usernameIssueSlur',
): string[] {
  const issues: string[] = [];
  if (name.length < 1 || name.length > 20) issues.push('usernameIssueLength');
  if (!shape.test(name)) issues.push('usernameIssueInvalidCharacters');
  if (holdsSlur(name, settings)) issues.push(slurKey);
  if (isForbiddenName(name)) issues.push('usernameIssueForbidden');
  return issues;
}

/** Keys of what is wrong with a display name (wire-user-and-tasks 2.4). */
export function displayNameIssues(name: string, settings: Pick<Settings, 'bannedWords'>): string[] {
  const issues: string[] = [];
  const size = Array.from(name).length;
  if (size < 1 || size > 30) issues.push('displaynameIssueLength');
  if (holdsSlur(name, settings)) issues.push('bannedSlurUsedInProfile');
  if (/[\r\n]/.test(name)) issues.push('displaynameIssueNewline');
  return issues;
}
