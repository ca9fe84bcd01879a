import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePlayer, storedPlayer } from './support/players.ts';
import { startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

describe('a slur in a profile', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      env: { FLAG_REPORT_EMAIL: 'mods@example.org, more@example.org', BANNED_WORDS: 'zounds' },
    });
  });
  afterAll(() => server.close());

  /** What the moderators are mailed of one player. */
  async function told(username: string) {
    await settled(server);
    const { db } = server.app.services.storage;
    const mails = db.selectFrom('mails').select(['recipient', 'subject', 'body']);
    return mails.where('subject', 'like', `${username} %`).orderBy('recipient').execute();
  }

  test.each([
    { username: 'rude-name', field: 'name', text: 'Zounds' },
    { username: 'rude-blurb', field: 'blurb', text: 'I say zoúnds a lot' },
  ])('as the $field is refused and told to the moderators once', async ({ username, field, text }) => {
    const player = await server.register(username);
    const before = (await storedPlayer(server, player)).profile;
    const { status, body } = await player.put('/user', { [`profile.${field}`]: text });
    expect([status, body.code]).toEqual([400, 'bannedSlurUsedInProfile']);
    const after = await storedPlayer(server, player);
    expect([after.profile, after.flags.chatRevoked]).toEqual([before, true]);
    const mails = await told(username);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['mods@example.org', 'more@example.org']);
    expect(mails[0]?.subject).toContain('profile');
    expect(mails[0]?.body).toContain(text);
    expect(mails[0]?.body).toContain(`/profile/${player.id}`);
    expect((await player.put('/user', { [`profile.${field}`]: text })).body.code).toBe(
      'bannedSlurUsedInProfile',
    );
    expect(await told(username)).toHaveLength(2);
  });

  test('is told again once its author may chat again', async () => {
    const player = await server.register('rude-twice');
    const sending = { 'profile.blurb': 'zounds' };
    await player.put('/user', sending);
    await changePlayer(server, player, (muted) => ({
      ...muted,
      flags: { ...muted.flags, chatRevoked: false },
    }));
    await player.put('/user', sending);
    expect(await told('rude-twice')).toHaveLength(4);
  });

  test('that is none tells nobody', async () => {
    const player = await server.register('polite');
    expect((await player.put('/user', { 'profile.blurb': 'Zoundsome' })).status).toBe(200);
    expect(await told('polite')).toEqual([]);
  });
});
