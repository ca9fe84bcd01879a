import { Type } from 'typebox';
import { email, length, matches, present, rule } from '../core/check.ts';

export const area = 'accounts';
export const both = ['v3', 'v4'] as const;
export const text = Type.String();
export const optionalText = Type.Optional(text);
export const nothing = Type.Object({});

export const usernameChecks = [
  present('body', 'username', 'missingUsername'),
  length('body', 'username', 'usernameIssueLength', 1, 20),
  matches('body', 'username', 'usernameIssueInvalidCharacters', /^[\w-]+$/),
];
export const emailChecks = [present('body', 'email', 'missingEmail'), email('body', 'email', 'notAnEmail')];
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
