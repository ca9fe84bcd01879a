import { email, length, matches, present, rule } from '../core/check.ts';

/** The area of these calls, as documented. */
export const area = 'accounts';
/** The versions of calls that exist in both. */
export const both = ['v3', 'v4'] as const;

/** Checks of a new username: present, 1 to 20 letters, digits, - or _ (wire-user-and-tasks 2). */
export const usernameChecks = [
  present('body', 'username', 'missingUsername'),
  length('body', 'username', 'usernameIssueLength', 1, 20),
  matches('body', 'username', 'usernameIssueInvalidCharacters', /^[\w-]+$/),
];
/** An email address: there, and written like one. */
export const emailChecks = [present('body', 'email', 'missingEmail'), email('body', 'email', 'notAnEmail')];
/** Checks of a new password: present, confirmed, 8 to 64 characters (wire-user-and-tasks 2). */
export const passwordChecks = [
  present('body', 'password', 'missingPassword'),
  rule(
    'body',
    'password',
    'passwordConfirmationMatch',
    (value, { body }) => value !== undefined && value === body['confirmPassword'],
  ),
  length('body', 'password', 'passwordIssueLength', 8, 64),
];
