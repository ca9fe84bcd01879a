import { listIn, numberIn, textIn, valueIn } from '@everdeed/content/values';
import { TAVERN_ID } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noteReport } from '../src/storage/admin/report-cases.ts';
import { good, refusal } from './support/group-world.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

const DAY_MS = 86_400_000;

describe.each(engines)('the queue of reports on $engine', ({ database }) => {
  let server: TestServer;
  let mona: Caller;
  let milo: Caller;
  let author: Caller;
  let reporter: Caller;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    [mona, milo] = [await server.register('mona'), await server.register('milo')];
    for (const one of [mona, milo])
      await changePlayer(server, one, (player) => ({ ...player, permissions: { moderator: true } }));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    author = await server.register(`author${count}`);
    reporter = await server.register(`reporter${count}`);
    // Old enough for reports that count, and past the tavern's bound on haste.
    server.system.at += 4 * DAY_MS;
  });

  const tavern = `/groups/${TAVERN_ID}/chat`;
  const post = async (message: string, by = author) =>
    textIn(valueIn(good(await by.post(tavern, { message })), 'message'), 'id');
  const open = async (query = '') =>
    listIn(valueIn(good(await mona.get(`/admin/reports?userId=${author.id}${query}`)), 'items'));
  const at = (kind: string, id: string, more = '') => `/admin/reports/${kind}/${id}${more}`;
  /** When the latest report came in, as a moderator sees it. */
  const seenAt = async (kind: string, id: string) =>
    textIn(good(await mona.get(at(kind, id))), 'lastReportedAt');
  const decide = async (kind: string, id: string, body: object, by = mona) =>
    by.post(at(kind, id, '/decide'), { lastReportedAt: await seenAt(kind, id), ...body });

  /** One reported thing of each kind. */
  const reported = {
    async chat() {
      const id = await post('Take your chart elsewhere.');
      good(await reporter.post(`${tavern}/${id}/flag`, { comment: 'rude' }));
      return id;
    },
    async message() {
      const sent = good(
        await author.post('/members/send-private-message', {
          toUserId: reporter.id,
          message: 'Give me gems',
        }),
      );
      const [copy] = listIn(good(await reporter.get('/inbox/messages')));
      good(await reporter.post(`/members/flag-private-message/${textIn(copy, 'id')}`, { comment: 'rude' }));
      return textIn(valueIn(sent, 'message'), 'uniqueMessageId');
    },
    async profile() {
      good(await reporter.post(`/members/${author.id}/flag`, { comment: 'rude', source: 'tavern' }));
      return author.id;
    },
    async challenge() {
      await changePlayer(server, author, (player) => ({ ...player, balance: 5 }));
      const made = good(
        await author.post('/challenges', {
          group: TAVERN_ID,
          name: 'Buy my gems',
          shortName: 'gems',
          summary: 'Cheap',
          prize: 1,
          categories: [{ slug: 'self_care', name: 'self_care' }],
        }),
      );
      good(await reporter.post(`/challenges/${textIn(made, 'id')}/flag`, { comment: 'rude' }));
      return textIn(made, 'id');
    },
  };
  const kinds = ['chat', 'message', 'profile', 'challenge'] as const;

  test.each(kinds)('has a reported %s with who wrote and who reported it', async (kind) => {
    const id = await reported[kind]();
    const [one, ...others] = await open();
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      kind,
      subjectId: id,
      author: { _id: author.id, username: `author${count}` },
      reportCount: 1,
      isGone: false,
      takenBy: null,
      decision: null,
    });
    expect(good(await mona.get(at(kind, id)))).toMatchObject({
      reports: [{ reporter: { _id: reporter.id }, comment: 'rude', counts: true }],
      authorState: { isMuted: false, isBlocked: false, earlierReports: 0, earlierActs: [] },
    });
  });

  test('shows what was said around it', async () => {
    const first = await post('Forty-one pages.', reporter);
    server.system.at += 1000;
    const id = await reported.chat();
    server.system.at += 1000;
    const last = await post('Kindly.', mona);
    const detail = good(await mona.get(at('chat', id)));
    const idsOf = (side: string) => listIn(valueIn(detail, side)).map((line) => textIn(line, 'id'));
    expect([idsOf('before').at(-1), idsOf('after')]).toEqual([first, [last]]);
  });

  test('says which reports are too young to count', async () => {
    const id = await post('Hm.');
    const young = await server.register(`young${count}`);
    good(await young.post(`${tavern}/${id}/flag`));
    expect(good(await mona.get(at('chat', id)))).toMatchObject({
      flagCount: 0,
      reports: [{ counts: false }],
    });
  });

  test('comes in pages, by kind and state, with what waits', async () => {
    await reported.profile();
    server.system.at += 1000;
    const chat = await reported.chat();
    const first = good(await mona.get('/admin/reports?limit=1'));
    expect(listIn(valueIn(first, 'items'))).toMatchObject([{ kind: 'chat', subjectId: chat }]);
    expect(numberIn(valueIn(first, 'open'), 'chat')).toBeGreaterThan(0);
    const second = good(await mona.get(`/admin/reports?limit=1&lastId=${textIn(first, 'next')}`));
    expect(listIn(valueIn(second, 'items'))).toMatchObject([{ kind: 'profile', subjectId: author.id }]);
    expect(await open('&kind=chat')).toHaveLength(1);
    expect(await open('&state=done')).toEqual([]);
  });

  test.each(kinds)('is kept: a %s is done, and its reports are cleared', async (kind) => {
    const id = await reported[kind]();
    good(await decide(kind, id, { content: 'keep', reason: 'harmless' }));
    expect(await open()).toEqual([]);
    expect(await open('&state=done')).toMatchObject([
      {
        flagCount: 0,
        decision: { by: { _id: mona.id }, content: 'keep', author: 'nothing', reason: 'harmless' },
      },
    ]);
  });

  test('opens again when somebody else reports it', async () => {
    const id = await reported.chat();
    good(await decide('chat', id, { content: 'keep' }));
    good(await mona.post(`${tavern}/${id}/flag`));
    expect(await open()).toMatchObject([{ subjectId: id, decision: null }]);
  });

  test.each(kinds)('stays open if a %s is reported again before the decision arrives', async (kind) => {
    const id = await reported[kind]();
    const lastReportedAt = await seenAt(kind, id);
    const again = { authorId: author.id, reporterId: milo.id, comment: 'Look at this', counts: true };
    // In the same millisecond.
    await server.app.services.storage.run(({ db }) =>
      noteReport(db, { kind, subjectId: id, ...again, at: server.system.at }),
    );
    const choice = { content: 'keep', author: 'mute' };
    expect(refusal(await decide(kind, id, { ...choice, lastReportedAt }))).toBe('reportNewer');
    expect(await open()).toMatchObject([{ subjectId: id, decision: null }]);
    expect((await storedPlayer(server, author)).flags.chatRevoked).not.toBe(true);
    good(await decide(kind, id, choice));
    expect(await open()).toEqual([]);
  });

  test('hides and deletes, for others', async () => {
    const seen = async (by: Caller) => listIn(good(await by.get(tavern))).map((line) => textIn(line, 'id'));
    const [hidden, deleted] = [await reported.chat(), await reported.chat()];
    good(await decide('chat', hidden, { content: 'hide' }));
    good(await decide('chat', deleted, { content: 'delete' }));
    expect(await seen(reporter)).not.toContain(hidden);
    expect(await seen(author)).toContain(hidden);
    expect(await seen(author)).not.toContain(deleted);
    const challenge = await reported.challenge();
    good(await decide('challenge', challenge, { content: 'hide' }));
    expect(refusal(await reporter.get(`/challenges/${challenge}`))).toBe('challengeNotFound');
    const message = await reported.message();
    good(await decide('message', message, { content: 'delete' }));
    expect(good(await reporter.get('/inbox/messages'))).toEqual([]);
  });

  test.each([
    ['mute', 'flags', 'chatRevoked'],
    ['shadowMute', 'flags', 'chatShadowMuted'],
    ['block', 'auth', 'blocked'],
  ] as const)('does %s the author, which can be taken back', async (act, part, field) => {
    const id = await reported.chat();
    const answer = good(await decide('chat', id, { content: 'hide', author: act, reason: 'twice' }));
    const [hidden, done, ...others] = listIn(valueIn(answer, 'entries')).map(String);
    expect([hidden, done, others]).toEqual([expect.any(String), expect.any(String), []]);
    const state = async () => valueIn(await storedPlayer(server, author), part, field);
    expect(await state()).toBe(true);
    const { earlierActs } = Object(valueIn(good(await mona.get(at('chat', id))), 'authorState'));
    expect(
      listIn(earlierActs)
        .map((entry) => textIn(entry, 'act'))
        .toSorted(),
    ).toEqual(['hide', act].toSorted());
    good(await milo.post(`/admin/audit/${done}/undo`));
    expect(await state()).not.toBe(true);
  });

  test('is decided once: by one of two who try at the same time', async () => {
    const id = await reported.chat();
    const both = await Promise.all([
      decide('chat', id, { content: 'keep' }),
      decide('chat', id, { content: 'delete', author: 'mute' }, milo),
    ]);
    expect(both.map(refusal)).toEqual(expect.arrayContaining(['reportHandledAlready', undefined]));
    const [isKept] = both.map(({ status }) => status === 200);
    expect((await storedPlayer(server, author)).flags.chatRevoked ?? false).toBe(!isKept);
  });

  test('takes the same decision again as done', async () => {
    const id = await reported.chat();
    const again = async () => good(await decide('chat', id, { content: 'keep', author: 'mute' }));
    const first = await again();
    expect(await again()).toEqual({ decision: valueIn(first, 'decision'), entries: [] });
  });

  test('shows who looks after a report, and keeps others from deciding meanwhile', async () => {
    const id = await reported.chat();
    const taken = { takenBy: expect.objectContaining({ _id: mona.id }) };
    expect(good(await mona.post(at('chat', id, '/take')))).toEqual(taken);
    expect(await open()).toMatchObject([taken]);
    expect(refusal(await milo.post(at('chat', id, '/take')))).toBe('reportTaken');
    expect(refusal(await decide('chat', id, { content: 'keep' }, milo))).toBe('reportTaken');
    expect(good(await milo.delete(at('chat', id, '/take')))).toEqual(taken);
    expect(good(await mona.delete(at('chat', id, '/take')))).toEqual({ takenBy: null });
    good(await mona.post(at('chat', id, '/take')));
    server.system.at += 16 * 60_000;
    good(await decide('chat', id, { content: 'keep' }, milo));
  });

  test('is emptied, too, by those who clear or delete in place, with a note of it', async () => {
    const [chat, profile, deleted] = [await reported.chat(), await reported.profile(), await reported.chat()];
    good(await mona.post(`${tavern}/${chat}/clearflags`));
    good(await mona.post(`/members/${profile}/clear-flags`));
    good(await mona.delete(`${tavern}/${deleted}`));
    expect(await open()).toEqual([]);
    const { db } = server.app.services.storage;
    const rows = await db.selectFrom('audit_log').select('act').where('player_id', '=', author.id).execute();
    expect(rows.map(({ act }) => act).toSorted()).toEqual(['clearReports', 'clearReports', 'delete']);
  });

  test('leaves what authors delete themselves to be seen as gone', async () => {
    const id = await reported.chat();
    good(await author.delete(`${tavern}/${id}`));
    expect(await open()).toMatchObject([{ isGone: true, text: null }]);
    good(await decide('chat', id, { content: 'keep', author: 'mute' }));
    expect((await storedPlayer(server, author)).flags.chatRevoked).toBe(true);
  });
});
