import { describe, expect, it } from 'vitest';
import { type AuthValues, checkAuth, EMPTY } from './auth-form.ts';

const good: AuthValues = {
  username: 'maren',
  email: 'maren@example.org',
  password: 'longenough',
  confirmPassword: 'longenough',
};

describe('checkAuth', () => {
  it.each([
    { why: 'a whole registration passes', mode: 'register' as const, values: good, wrong: [] },
    {
      why: 'an empty registration names each field but the matching one',
      mode: 'register' as const,
      values: EMPTY,
      wrong: ['email', 'password', 'username'],
    },
    {
      why: 'a username has no spaces',
      mode: 'register' as const,
      values: { ...good, username: 'ma ren' },
      wrong: ['username'],
    },
    {
      why: 'a username has 20 characters at most',
      mode: 'register' as const,
      values: { ...good, username: 'x'.repeat(21) },
      wrong: ['username'],
    },
    {
      why: 'a password has 8 characters at least',
      mode: 'register' as const,
      values: { ...good, password: '1234567', confirmPassword: '1234567' },
      wrong: ['password'],
    },
    {
      why: 'a password has 64 characters at most',
      mode: 'reset' as const,
      values: { ...good, password: 'x'.repeat(65), confirmPassword: 'x'.repeat(65) },
      wrong: ['password'],
    },
    {
      why: 'passwords must agree',
      mode: 'reset' as const,
      values: { ...good, confirmPassword: 'other' },
      wrong: ['confirmPassword'],
    },
    {
      why: 'signing in accepts any old password',
      mode: 'login' as const,
      values: { ...good, password: 'x' },
      wrong: [],
    },
    {
      why: 'an address needs an at sign',
      mode: 'forgot' as const,
      values: { ...good, email: 'maren' },
      wrong: ['email'],
    },
  ])('$why', ({ mode, values, wrong }) => {
    expect(Object.keys(checkAuth(mode, values)).sort()).toEqual(wrong);
  });
});
