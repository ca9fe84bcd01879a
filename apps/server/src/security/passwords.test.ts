import { expect, test } from 'vitest';
import { Passwords } from './passwords.ts';

test('a password matches its own hash only', async () => {
  const passwords = new Passwords(true);
  const stored = await passwords.hash('correct horse');
  expect(await passwords.matches('correct horse', stored)).toBe(true);
  expect(await passwords.matches('correct cow', stored)).toBe(false);
});

test.each([undefined, null, '', 'no hash at all', '$2b$10$abcdefghijklmnopqrstuv'])(
  'nothing matches the hash %j',
  async (stored) => {
    expect(await new Passwords(true).matches('nobody has this password', stored)).toBe(false);
  },
);

test('hashes are argon2id with 64 MiB and three passes', async () => {
  expect(await new Passwords().hash('x')).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
});

test('many at once are all answered', async () => {
  const passwords = new Passwords(true);
  const stored = await passwords.hash('one');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => passwords.matches(i % 2 ? 'one' : 'two', stored)),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, (_, i) => i % 2 === 1));
});
