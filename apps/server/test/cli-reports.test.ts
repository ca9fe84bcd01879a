import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { DAY_MS, TAVERN_ID } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cli, cliFolder } from './support/cli.ts';
import { good } from './support/group-world.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

const folder = cliFolder('reports');
const tavern = `/groups/${TAVERN_ID}/chat`;

describe.each(engines)('reports at the command line, beside a server on $engine', ({ database }) => {
  let server: TestServer;
  let mona: Caller;
  let reporter: Caller;
  let author: Caller;
  let count = 0;
  /** The reported message of `author`. */
  let id = '';
  beforeAll(async () => {
    const databaseUrl = await database();
    vi.stubEnv('DATABASE_URL', databaseUrl ?? '');
    server = await startServer({ env: { DATA_DIR: folder }, databaseUrl });
    // Old enough for reports that count.
    server.system.at = Date.now() - 4 * DAY_MS;
    [mona, reporter] = [await server.register('mona'), await server.register('rob')];
    await changePlayer(server, mona, (player) => ({ ...player, permissions: { moderator: true } }));
    server.system.at = Date.now();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    // Past the tavern's bound on haste.
    server.system.at += 61_000;
    author = await server.register(`author${count}`);
    good(await reporter.post(tavern, { message: 'Forty-one pages.' }));
    const message = 'Take your chart elsewhere.\n\u001B[2JNow.';
    id = textIn(valueIn(good(await author.post(tavern, { message })), 'message'), 'id');
    good(await mona.post(tavern, { message: 'Kindly.' }));
    good(await reporter.post(`${tavern}/${id}/flag`, { comment: 'rude' }));
  });

  const reports = (...args: string[]) => cli('reports', ...args);
  const decide = (...args: string[]) => reports('decide', 'chat', id, ...args);
  const seenBy = async (one: Caller) => listIn(good(await one.get(tavern))).map((line) => textIn(line, 'id'));
  const audit = async () => (await cli('audit', `author${count}`)).text;

  test('are listed, and shown with what stands around them', async () => {
    const line = (await reports()).text.split('\n').find((one) => one.includes(id));
    expect(line).toMatch(
      new RegExp(
        `^chat {7}${id} {2}\\S+ {2}author${count} @author${count} {2}“Take your chart elsewhere\\. \\[2JNow\\.” {2}waits$`,
      ),
    );
    const { code, text } = await reports('show', 'chat', id.toUpperCase());
    expect(code).toBe(0);
    expect(text).toMatch(/^in +tavern \(public\)$/m);
    expect(text).toMatch(
      / {2}\S+ {2}rob @rob: Forty-one pages\.\n> .*:\n> Take your chart elsewhere\.\n> \[2JNow\.\n {2}\S+ {2}mona @mona: Kindly\./,
    );
    expect(text).toMatch(/Reported by:\n {2}\S+ {2}rob @rob: rude$/m);
    expect(text).toContain(`Decide with: reports decide chat ${id} … --as NAME --seen 20`);
    expect(text).not.toContain('\u001B');
  });

  test('are decided in the name of a moderator, as the log tells, and servers follow', async () => {
    const revoked = vi.fn();
    const stop = server.app.services.events.onRevoked(author.id, revoked);
    const seen = /--seen (\S+)/.exec((await reports('show', 'chat', id)).text)?.[1] ?? '';
    const { code, text } = await decide(
      'hide',
      'block',
      '--as',
      'mona',
      '--reason',
      'too rude',
      '--seen',
      seen,
    );
    expect([code, text]).toEqual([0, 'Decided: it is hidden; its author is banned (too rude).']);
    expect(await seenBy(reporter)).not.toContain(id);
    expect((await author.get('/user')).status).toBe(401);
    if (server.app.services.connection.url !== undefined)
      await expect.poll(() => revoked.mock.calls.length).toBe(1);
    stop();
    const decided = listIn(valueIn(good(await mona.get('/admin/reports?state=done')), 'items'));
    expect(decided[0]).toMatchObject({
      subjectId: id,
      decision: { by: { _id: mona.id }, content: 'hide', author: 'block', reason: 'too rude' },
    });
    const log = await audit();
    expect(log).toMatch(/mona @mona {2}hide {2}Tavern: Take your chart.* reports 1 → \d+ {2}\(too rude\)$/m);
    expect(log).toMatch(/mona @mona {2}block {2}(author\d+) @\1 {2}auth\.blocked – → true.*\(too rude\)$/m);
    expect(log).not.toContain('\u001B');
    expect((await reports('done')).text).toMatch(
      new RegExp(`${id}.*mona @mona decided: it is hidden; its author is banned \\(too rude\\)$`, 'm'),
    );
    expect((await reports('show', 'chat', id)).text).not.toContain('Decide with');
  });

  test('are cleared, and deleted', async () => {
    expect((await decide('keep', '--as=mona')).text).toBe('Decided: it stays, and its reports are cleared.');
    expect(await seenBy(reporter)).toContain(id);
    good(await mona.post(`${tavern}/${id}/flag`));
    const { text } = await decide('delete', 'shadowMute', '--as=mona');
    expect(text).toBe('Decided: it is deleted; only its author sees what they write from now on.');
    expect(await seenBy(author)).not.toContain(id);
    for (const act of ['clearReports', 'delete', 'shadowMute']) expect(await audit()).toContain(`  ${act}  `);
    expect((await cli('unmute', `author${count}`)).code).toBe(0);
    expect((await storedPlayer(server, author)).flags.chatShadowMuted).toBe(false);
  });

  test.each([
    ['without a moderator', ['hide'], 'say with --as NAME which moderator decides'],
    ['by somebody who is not there', ['hide', '--as', 'nobody'], 'there is no account "nobody"'],
    [
      'by somebody else',
      ['hide', '--as', 'rob'],
      'rob is no moderator; "grant moderator rob" makes them one',
    ],
    ['with another word', ['burn', '--as', 'mona'], 'say "reports"'],
    ['with another word about the author', ['hide', 'burn', '--as', 'mona'], 'say "reports"'],
    ['with too many words', ['hide', 'mute', 'now', '--as', 'mona'], 'say "reports"'],
    ['with another option', ['hide', '--by', 'mona'], 'say "reports"'],
    ['as of no instant', ['hide', '--as', 'mona', '--seen', 'now'], 'not an instant'],
    [
      'as they were before',
      ['hide', '--as', 'mona', '--seen', '2026-01-01T00:00:00Z'],
      'It was reported again',
    ],
  ])('are not decided %s', async (_how, args, reason) => {
    const { code, text } = await decide(...args);
    expect([code, text]).toEqual([1, expect.stringContaining(reason)]);
    expect(await audit()).toBe('Nothing was noted yet.');
    expect((await reports()).text).toContain(id);
  });

  test('are not decided twice, nor while somebody else looks after them', async () => {
    await server.register(`milo${count}`);
    await cli('grant', 'moderator', `milo${count}`);
    good(await mona.post(`/admin/reports/chat/${id}/take`));
    expect((await reports()).text).toContain('mona @mona looks after it');
    expect(await decide('hide', '--as', `milo${count}`)).toEqual({
      code: 1,
      text: 'reports: mona is looking after this.\nNothing was changed.',
    });
    expect((await decide('hide', '--as', 'mona')).code).toBe(0);
    expect((await decide('hide', '--as', 'mona')).code).toBe(0);
    const late = await decide('keep', '--as', `milo${count}`);
    expect(late).toEqual({ code: 1, text: expect.stringContaining('mona has already decided about this.') });
  });

  test('are not decided by who is banned, nor staff be muted by moderators', async () => {
    await changePlayer(server, author, (player) => ({ ...player, permissions: { news: true } }));
    expect((await decide('hide', 'mute', '--as', 'mona')).text).toContain('People who look after the site');
    await changePlayer(server, mona, (player) => ({ ...player, auth: { ...player.auth, blocked: true } }));
    expect((await decide('hide', '--as', 'mona')).text).toBe('reports: mona is banned');
    await changePlayer(server, mona, (player) => ({ ...player, auth: { ...player.auth, blocked: false } }));
  });

  test('of profiles can only be cleared', async () => {
    good(await reporter.post(`/members/${author.id}/flag`, { comment: 'rude' }));
    const ofProfile = ['decide', 'profile', author.id] as const;
    expect((await reports(...ofProfile, 'hide', '--as', 'mona')).text).toContain('That can’t be done with');
    expect((await reports(...ofProfile, 'keep', '--as', 'mona')).code).toBe(0);
  });

  test.each([
    [['show', 'planet', 'x'], 'the kinds of reports are chat, message, profile, challenge'],
    [['show', 'chat', 'x'], 'nobody has reported that'],
    [['decide', 'chat'], 'say "reports"'],
    [['decide', 'chat', 'x', 'hide', '--as', 'mona'], 'Nobody has reported that.'],
    [['show'], 'say "reports"'],
    [['dance'], 'say "reports"'],
  ])('%j is refused', async (args, reason) => {
    expect(await reports(...args)).toEqual({ code: 1, text: expect.stringContaining(reason) });
  });
});
