import { expect, test } from 'vitest';
import { CallRefusal, refuseAny } from '../work/refusal.ts';
import { addressIssue, requireAddress } from './addresses.ts';
import { veteranPet } from './veteran-pet.ts';

const settings = { restrictedEmailDomains: 'habitica.com, Example.net', blockedEmailPattern: '^bot\\d' };

test.each([
  ['maren@example.org', undefined],
  ['maren+games@mail.example.org', undefined],
  ['maren@habitica.com', 'invalidEmailDomain'],
  ['maren@EXAMPLE.NET', 'invalidEmailDomain'],
  ['maren@sub.habitica.com', undefined],
  ['BOT7@example.org', 'emailBlockedRegistration'],
  ['robot7@example.org', undefined],
  ['maren', 'invalidEmail'],
  ['maren@localhost', 'invalidEmail'],
  ['a@b@example.org', 'invalidEmail'],
  [`${'m'.repeat(65)}@example.org`, 'invalidEmail'],
])('the address %s has the issue %s', (address, issue) => {
  expect(addressIssue(address, { settings })).toBe(issue);
});

test('no pattern blocks nothing', () => {
  const open = { restrictedEmailDomains: '', blockedEmailPattern: undefined };
  expect(addressIssue('bot7@habitica.com', { settings: open })).toBeUndefined();
});

test('an address is refused as storage refuses a field', () => {
  expect(() => requireAddress({ refuse: refuseAny }, 'maren@example.org', { settings })).not.toThrow();
  expect(() => requireAddress({ refuse: refuseAny }, 'maren@habitica.com', { settings })).toThrow(
    CallRefusal,
  );
});

test.each([
  ['the first', {}, 'Wolf-Veteran'],
  ['the one after the best', { 'Wolf-Veteran': 5, 'Tiger-Veteran': 5 }, 'Lion-Veteran'],
  ['the last', { 'Bear-Veteran': 5 }, 'Fox-Veteran'],
  ['the first again of those who gave theirs away', { 'Wolf-Veteran': 0 }, 'Wolf-Veteran'],
  ['the first, whatever other pets there are', { 'Wolf-Base': 5 }, 'Wolf-Veteran'],
])('a veteran gets %s', (_, pets, pet) => {
  expect(veteranPet(pets)).toBe(pet);
});
