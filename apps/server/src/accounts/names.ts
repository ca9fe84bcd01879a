import type { MessageKey } from '@everdeed/content';
import type { Settings } from '../config/settings.ts';
import { holdsSlur, plainWordsOf } from '../words/banned-words.ts';

/** Names that could be mistaken for staff (wire-user-and-tasks 2.1). */
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

const isForbiddenName = (name: string): boolean =>
  plainWordsOf(name).some((word) => forbiddenWords.has(word));

const shape = /^[\w-]+$/;

/** Keys of the problems with a username, apart from being taken; `slurKey` differs by call. */
export function usernameIssues(
  name: string,
  settings: Pick<Settings, 'bannedWords'>,
  slurKey: MessageKey = 'usernameIssueSlur',
): MessageKey[] {
  const issues: MessageKey[] = [];
  if (name.length < 1 || name.length > 20) issues.push('usernameIssueLength');
  if (!shape.test(name)) issues.push('usernameIssueInvalidCharacters');
  if (holdsSlur(name, settings)) issues.push(slurKey);
  if (isForbiddenName(name)) issues.push('usernameIssueForbidden');
  return issues;
}

/** Keys of the problems with a display name (wire-user-and-tasks 2.4). */
export function displayNameIssues(name: string, settings: Pick<Settings, 'bannedWords'>): MessageKey[] {
  const issues: MessageKey[] = [];
  const size = Array.from(name).length;
  if (size < 1 || size > 30) issues.push('displaynameIssueLength');
  if (holdsSlur(name, settings)) issues.push('bannedSlurUsedInProfile');
  if (/[\r\n]/.test(name)) issues.push('displaynameIssueNewline');
  return issues;
}
