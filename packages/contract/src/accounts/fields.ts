import { email, length, matches, present, rule } from '../core/check.ts';

/** The area of these calls, as documented. */
export const area = 'accounts';
/** Calls that both versions have. */
export const both = ['v3', 'v4'] as const;

/** A new username: there, 1 to 20 characters, letters, digits, - and _ (wire-user-and-tasks 2). */
export const usernameChecks = [
  present('body', 'username', 'missingUsername'),
  length('body', 'username', 'usernameIssueLength', 1, 20),
  matches('body', 'username', 'usernameIssueInvalidCharacters', /^[\w-]+$/),
];
/** An email address: there, and written like one. */
export const emailChecks = [present('body', 'email', 'missingEmail'), email('body', 'email', 'notAnEmail')];
/** A new password: there, twice the same, 8 to 64 characters (wire-user-and-tasks 2). */
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
