import { expect, test } from 'vitest';
import { cli, cliFolder } from './support/cli.ts';

cliFolder('administration');

test('an operator looks after players, and the log tells of it', async () => {
  await cli('create-user', 'ann', 'ann@example.org', 'password-1');
  expect((await cli('audit')).text).toBe('Nothing was noted yet.');
  expect((await cli('player', 'ann')).text).toMatch(/email +ann@example\.org\n[^]*banned +no\n/);

  expect((await cli('ban', 'ann', 'too', 'rude')).text).toBe('ann is banned.');
  expect((await cli('player', 'ann')).text).toMatch(/banned +yes/);
  expect((await cli('unban', 'ann')).text).toBe('ann can sign in again.');
  expect((await cli('mute', 'ann')).text).toBe('ann is muted.');
  expect((await cli('player', 'ann')).text).toMatch(/muted +yes/);
  expect((await cli('unmute', 'ann')).text).toBe('ann can chat again.');
  expect((await cli('grant', 'news', 'ann')).text).toBe('ann now has news.');
  expect((await cli('player', 'ann')).text).toMatch(/privileges +news$/);

  const { text } = await cli('audit', 'ann');
  const lines = text.split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(
    /command line {2}editPlayer {2}ann @ann {2}.*auth\.blocked – → true.*\(too rude\)$/,
  );
  expect((await cli('audit')).text).toBe(text);
});

test.each([
  [['player', 'nobody'], 'there is no account "nobody"'],
  [['ban'], 'there is no account ""'],
  [['ban', 'ann'], 'ann looks after the site; take that first'],
  [['grant', 'everything', 'ann'], 'the privileges are'],
])('%j is refused', async (args, reason) => {
  const { code, text } = await cli(...args);
  expect([code, text]).toEqual([1, expect.stringContaining(reason)]);
});

test('the log tells of administrators and new passwords, and never a password', async () => {
  await cli('create-user', 'bea', 'bea@example.org', 'password-1');
  await cli('create-admin', 'cyd', 'cyd@example.org', 'password-1');
  await cli('make-admin', 'bea');
  await cli('reset-password', 'bea', 'password-2');
  const [given, renewed] = (await cli('audit', 'bea')).text.split('\n');
  expect(given).toMatch(/command line {2}editPlayer {2}bea @bea {2}permissions\.fullAccess – → true$/);
  expect(renewed).toMatch(/command line {2}editPlayer {2}bea @bea {2}password – → –$/);
  expect((await cli('audit', 'cyd')).text).toMatch(/cyd @cyd {2}permissions\.fullAccess – → true$/);
});

test('privileges are taken again', async () => {
  expect((await cli('revoke', 'news', 'ann')).text).toBe('ann no longer has news.');
  expect((await cli('ban', 'ann')).code).toBe(0);
});
