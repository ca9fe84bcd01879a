import type { MessageKey } from '@everdeed/content';
import { describe, expect, test } from 'vitest';
import { Accounts, registrationOf } from './support/accounts.ts';
import { password } from './support/server.ts';
import { playerOf } from './support/players.ts';
import { playerWriter } from '../src/storage/player-writer.ts';

const accounts = new Accounts();

describe('the username', () => {
  test.each([
    ['of 21 letters', { username: 'a'.repeat(21) }, 400, 'usernameIssueLength'],
    ['with a sign', { username: 'al!' }, 400, 'usernameIssueInvalidCharacters'],
    ['with a banned word', { username: 'fie' }, 400, 'bannedSlurUsedInProfile'],
    ['that is reserved', { username: 'support' }, 400, 'usernameIssueForbidden'],
    ['that is taken', { username: 'NEWCOMER' }, 400, 'usernameTaken'],
    ['with a wrong password', { username: 'good-name', password: 'password-2' }, 401, 'wrongPassword'],
    ['that is missing', {}, 400, 'invalidReqParams'],
  ])('%s is refused', async (_what, fields, status, code) => {
    const { player } = await accounts.add();
    const answer = await player.put('/user/auth/update-username', fields);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('is changed, and the old one is free again', async () => {
    const player = await accounts.server.register('old-name');
    const { body } = await player.put('/user/auth/update-username', { username: 'brand-new', password });
    expect(body.data).toEqual({ username: 'brand-new' });
    expect((await accounts.login('brand-new')).status).toBe(200);
    expect((await accounts.register(registrationOf('old-name', 'again@example.org'))).status).toBe(201);
  });

  test('confirmed for the first time brings a veteran pet', async () => {
    const { player, name } = await accounts.add();
    await accounts.server.app.services.storage.run(async (tx) => {
      const stored = await playerOf(tx, player.id);
      const pets = { 'Tiger-Veteran': 5 };
      await playerWriter(tx).save({
        ...stored,
        flags: { ...stored.flags, verifiedUsername: false },
        items: { ...stored.items, pets },
      });
    });
    await player.put('/user/auth/update-username', { username: name });
    const stored = await playerOf(accounts.server.app.services.storage.reader(), player.id);
    expect([stored.flags.verifiedUsername, stored.items.pets]).toEqual([
      true,
      { 'Tiger-Veteran': 5, 'Lion-Veteran': 5 },
    ]);
  });

  test.each<[string, MessageKey[]]>([
    ['newcomer', ['usernameTaken']],
    ['bad name!', ['usernameIssueInvalidCharacters']],
    ['gryphon', ['usernameIssueForbidden']],
    ['x'.repeat(30), ['usernameIssueLength']],
  ])('%j is told to be unusable', async (username, issues) => {
    const { body } = await accounts.server.anyone.post('/user/auth/verify-username', { username });
    const words = issues.map((key) => accounts.server.app.services.words.say('en', key));
    expect(body.data).toEqual({ isUsable: false, issues: words });
  });

  test('of one’s own, and a free one, are usable', async () => {
    const { player, name } = await accounts.add();
    for (const username of [name, 'free-name']) {
      expect((await player.post('/user/auth/verify-username', { username })).body.data).toEqual({
        isUsable: true,
      });
    }
  });
});

test.each([
  ['Good Name', true],
  ['N'.repeat(31), false],
  ['two\nlines', false],
  ['oh Zounds', false],
])('the display name %j is usable: %s', async (displayName, isUsable) => {
  const { body } = await accounts.server.anyone.post('/user/auth/verify-display-name', { displayName });
  expect(body.data).toMatchObject({ isUsable });
});
