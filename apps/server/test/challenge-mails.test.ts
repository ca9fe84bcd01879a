import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeChallenge } from './support/challenges.ts';
import { good } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

describe('mails about challenges', () => {
  let server: TestServer;
  let count = 0;
  let leader: Caller;
  let other: Caller;
  let id: string;
  beforeAll(async () => {
    server = await startServer({
      env: { FLAG_REPORT_EMAIL: 'mods@example.org, more@example.org', BANNED_WORDS: 'zounds' },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    leader = await server.register(`leads${count}`);
    other = await server.register(`joins${count}`);
    id = await makeChallenge(server, leader, await groupWith(server, [leader, other]), {
      name: `Challenge ${count}`,
    });
  });

  /** Who got a mail whose subject holds the challenge's name, and what it says. */
  const sent = () =>
    server.app.services.storage.db
      .selectFrom('mails')
      .select(['recipient', 'body'])
      .where('subject', 'like', `%Challenge ${count}%`)
      .orderBy('recipient')
      .execute();

  test('tell the moderators of a report, and that one of them cleared it', async () => {
    good(await other.post(`/challenges/${id}/flag`, { comment: 'rude' }));
    const reports = await sent();
    expect(reports.map(({ recipient }) => recipient)).toEqual(['mods@example.org', 'more@example.org']);
    expect(reports[0]?.body).toContain('rude');
    expect(reports[0]?.body).toContain(`/challenges/${id}`);
    await changePlayer(server, other, (player) => ({ ...player, permissions: { moderator: true } }));
    good(await other.post(`/challenges/${id}/clearflags`));
    expect(await sent()).toHaveLength(4);
  });

  test('tell the moderators of a slur in a public challenge, whose author is muted', async () => {
    const sending = { group: '00000000-0000-4000-A000-000000000000', shortName: 'calm', prize: 1 };
    const name = `Zounds, challenge ${count}`;
    const { body } = await leader.post('/challenges', { ...sending, name });
    expect(body.code).toBe('challengeBannedSlurs');
    await settled(server);
    const told = await server.app.services.storage.db
      .selectFrom('mails')
      .select(['recipient', 'body'])
      .where('subject', 'like', `leads${count} %`)
      .orderBy('recipient')
      .execute();
    expect(told.map(({ recipient }) => recipient)).toEqual(['mods@example.org', 'more@example.org']);
    expect(told[0]?.body).toContain(name);
    expect(told[0]?.body).toContain(`/profile/${leader.id}`);
  });

  test.each([
    { wants: true, mails: 1, why: 'tell a winner' },
    { wants: false, mails: 0, why: 'spare a winner who wants none' },
  ])('$why', async ({ wants, mails }) => {
    await changePlayer(server, other, (player) => {
      const emailNotifications = { ...player.preferences.emailNotifications, wonChallenge: wants };
      return { ...player, preferences: { ...player.preferences, emailNotifications } };
    });
    good(await other.post(`/challenges/${id}/join`));
    good(await leader.post(`/challenges/${id}/selectWinner/${other.id}`));
    const told = await sent();
    expect(told.map(({ recipient }) => recipient)).toEqual(Array(mails).fill(`joins${count}@example.org`));
  });
});
