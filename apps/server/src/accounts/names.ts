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

type UsernameIssue = 'usernameIssueLength' | 'usernameIssueInvalidCharacters' | 'usernameIssueForbidden';

/** Keys of the problems with a username, apart from being taken; `slurKey` differs by call. */
export function usernameIssues<SlurKey extends MessageKey>(
  name: string,
  settings: Pick<Settings, 'bannedWords'>,
  slurKey: SlurKey,
): (UsernameIssue | SlurKey)[] {
  const issues: (UsernameIssue | SlurKey)[] = [];
  if (name.length < 1 || name.length > 20) issues.push('usernameIssueLength');
  if (!shape.test(name)) issues.push('usernameIssueInvalidCharacters');
  return [...issues, ...wordIssues(name, settings, slurKey)];
}

/** Keys of the problems with the words in a username, whose shape was checked before. */
export function wordIssues<SlurKey extends MessageKey>(
  name: string,
  settings: Pick<Settings, 'bannedWords'>,
  slurKey: SlurKey,
): ('usernameIssueForbidden' | SlurKey)[] {
  const issues: ('usernameIssueForbidden' | SlurKey)[] = [];
  if (holdsSlur(name, settings)) issues.push(slurKey);
  if (isForbiddenName(name)) issues.push('usernameIssueForbidden');
  return issues;
}

type DisplayNameIssue = 'displaynameIssueLength' | 'bannedSlurUsedInProfile' | 'displaynameIssueNewline';

/** Keys of the problems with a display name (wire-user-and-tasks 2.4). */
export function displayNameIssues(name: string, settings: Pick<Settings, 'bannedWords'>): DisplayNameIssue[] {
  const issues: DisplayNameIssue[] = [];
  const size = Array.from(name).length;
  if (size < 1 || size > 30) issues.push('displaynameIssueLength');
  if (holdsSlur(name, settings)) issues.push('bannedSlurUsedInProfile');
  if (/[\r\n]/.test(name)) issues.push('displaynameIssueNewline');
  return issues;
}
