import { listIn, textIn, textsIn, valueIn } from '@everdeed/content/values';
import { DAY_MS } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrationOf } from './support/accounts.ts';
import { engines } from './support/postgres.ts';
import { Caller, startServer, type TestServer } from './support/server.ts';

const settings = '/site/settings';
const invitations = '/site/invitations';
/** Processes that share a database share it. */
const secret = { SECRET_KEY: 'shared by the processes of these tests' };
const register = '/user/auth/local/register';

describe.each(engines)('the site on $engine', ({ database }) => {
  let url: string | undefined;
  let server: TestServer;
  let keeper: Caller;
  let count = 0;
  beforeAll(async () => {
    url = await database();
    server = await startServer({ testMode: false, env: secret, databaseUrl: url });
    keeper = await server.register('keeper');
  });
  afterAll(() => server.close());

  const choose = (choices: object) => keeper.put(settings, choices);
  const signUp = (invite?: string) =>
    server.anyone.post(
      `${register}${invite === undefined ? '' : `?invite=${invite}`}`,
      registrationOf(`guest${++count}`),
    );
  const make = async (uses: number, days = 7, by = keeper) => {
    const { body } = await by.post(invitations, { uses, days });
    const made = textsIn(body.data, 'id', 'url');
    return { ...made, code: new URL(made.url).searchParams.get('invite') ?? '' };
  };

  test('is open and has its usual name until somebody chooses', async () => {
    const { body } = await keeper.get(settings);
    expect(body.data).toMatchObject({
      choices: {
        siteName: 'Everdeed',
        language: 'en',
        registration: 'open',
        playersInvite: false,
        backupHour: 3,
        backupsKept: 14,
        isSetUp: false,
      },
      fixed: [],
      mail: null,
    });
    expect((await signUp()).status).toBe(201);
  });

  test('is called and does what was chosen, at once and after a restart', async () => {
    const chosen = { siteName: ' Lantern House ', registration: 'closed', backupHour: null, backupsKept: 3 };
    const { body } = await choose(chosen);
    const wanted = { ...chosen, siteName: 'Lantern House' };
    expect(valueIn(body.data, 'choices')).toMatchObject(wanted);
    expect(valueIn((await keeper.get(settings)).body.data, 'choices')).toMatchObject(wanted);
    expect((await server.anyone.get('/site')).body.data).toMatchObject({
      name: 'Lantern House',
      registration: 'closed',
    });
    expect((await signUp()).body.code).toBe('registrationClosed');
    const rows = await server.app.services.storage.db.selectFrom('site_settings').selectAll().execute();
    expect(rows.map(({ key }) => key).toSorted()).toEqual([
      'backupHour',
      'backupsKept',
      'registration',
      'siteName',
    ]);
    expect(new Set(rows.map(({ changed_by }) => changed_by))).toEqual(new Set([keeper.id]));
  });

  test('takes nothing that cannot be', async () => {
    for (const odd of [
      { siteName: ' ' },
      { siteName: 'x'.repeat(61) },
      { language: 'xx' },
      { backupHour: 24 },
      { backupsKept: 0 },
    ])
      expect((await choose(odd)).body.code).toBe('invalidReqParams');
  });

  test('lets in whom somebody has invited, as often as the link says', async () => {
    await choose({ registration: 'invitation' });
    const { code } = await make(2);
    expect((await signUp()).body.code).toBe('siteInvitationNeeded');
    expect([(await signUp(code)).status, (await signUp(code)).status]).toEqual([201, 201]);
    expect((await signUp(code)).body.code).toBe('siteInvitationNeeded');
  });

  test('lets in no more than that, however many try at once', async () => {
    await choose({ registration: 'invitation' });
    const { code } = await make(3);
    const answers = await Promise.all(Array.from({ length: 9 }, () => signUp(code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  });

  test('counts nothing for somebody who could not sign up', async () => {
    const { id, code } = await make(1);
    const taken = await server.anyone.post(`${register}?invite=${code}`, registrationOf('keeper'));
    const { body } = await keeper.get(invitations);
    const listed = listIn(body.data, 'invitations').find((one) => textIn(one, 'id') === id);
    expect([taken.body.code, valueIn(listed, 'used')]).toEqual(['usernameTaken', 0]);
  });

  test('forgets a link that was revoked or has expired, and keeps no link as it is', async () => {
    const [revoked, old] = [await make(5), await make(5, 1)];
    expect((await keeper.delete(`${invitations}/${revoked.id}`)).status).toBe(200);
    server.system.at += DAY_MS;
    expect((await signUp(revoked.code)).body.code).toBe('siteInvitationNeeded');
    expect((await signUp(old.code)).body.code).toBe('siteInvitationNeeded');
    const rows = await server.app.services.storage.db.selectFrom('site_invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(old.code);
  });

  test('tells whoever has a link whether it still works, and uses nothing up', async () => {
    const [open, late] = [await make(1), await make(2, 1)];
    const check = async (query: string) => (await server.anyone.get(`/site/invitation${query}`)).body;
    const isOpen = async (code: string) => valueIn((await check(`?code=${code}`)).data, 'isOpen');
    expect([await isOpen(open.code), await isOpen(late.code), await isOpen('none')]).toEqual([
      true,
      true,
      false,
    ]);
    await signUp(open.code);
    server.system.at += DAY_MS;
    expect([await isOpen(open.code), await isOpen(late.code)]).toEqual([false, false]);
    expect((await check('')).error).toBe('BadRequest');
  });

  test('says of each link whether it can be used, was used up, or came too late', async () => {
    await choose({ registration: 'invitation' });
    const [open, used, late] = [await make(2), await make(1), await make(2, 1)];
    await signUp(open.code);
    await signUp(used.code);
    const states = async () => {
      const { body } = await keeper.get(invitations);
      const listed = listIn(body.data, 'invitations').map((one) => textsIn(one, 'id', 'state'));
      return [open, used, late].map(({ id }) => listed.find((one) => one.id === id)?.state);
    };
    expect(await states()).toEqual(['open', 'used', 'open']);
    server.system.at += DAY_MS;
    expect(await states()).toEqual(['open', 'used', 'expired']);
  });

  test('lets players invite only where that was chosen, and end only their own', async () => {
    const { code, id } = await make(1);
    const { body } = await signUp(code);
    const { _id, apiToken } = textsIn(body.data, '_id', 'apiToken');
    const player = new Caller(server.app, { 'x-api-user': _id, 'x-api-key': apiToken });
    const may = async () => valueIn((await player.get(invitations)).body.data, 'mayInvite');
    expect(await may()).toBe(false);
    await choose({ playersInvite: true });
    const own = await make(1, 7, player);
    const other = await make(1);
    expect(await may()).toBe(true);
    expect(listIn((await player.get(invitations)).body.data, 'invitations')).toHaveLength(1);
    expect((await player.delete(`${invitations}/${other.id}`)).status).toBe(404);
    expect((await keeper.delete(`${invitations}/${own.id}`)).status).toBe(200);
    expect(id).not.toBe(own.id);
  });

  test('is nothing to choose about for anybody else', async () => {
    const { code } = await make(1);
    const { _id, apiToken } = textsIn((await signUp(code)).body.data, '_id', 'apiToken');
    const headers = { 'x-api-user': _id, 'x-api-key': apiToken };
    for (const who of [headers, {}])
      expect((await server.anyone.call('PUT', settings, { body: {}, headers: who })).status).toBe(401);
  });

  test('keeps a mail to try where there is no mail server, and says so', async () => {
    const { body } = await keeper.post('/site/mail-test', { to: 'me@example.org' });
    expect(body.data).toMatchObject({ result: 'kept' });
    const { items } = await server.app.services.mailer.list({ limit: 1 });
    expect(items[0]).toMatchObject({ to: 'me@example.org', subject: 'It works' });
  });

  test('does what the environment says, whatever was chosen', async () => {
    await choose({ siteName: 'Chosen', registration: 'open' });
    const env = { ...secret, SITE_NAME: 'Set', REGISTRATION: 'invitation', BACKUPS_KEPT: '2' };
    const other = await startServer({ testMode: false, env, databaseUrl: url });
    const site = other.app.services.site;
    // An embedded database belongs to one server: this one has its own.
    const known = { ...site.current, fixed: site.fixed };
    await other.close();
    expect(known).toMatchObject({ siteName: 'Set', registration: 'invitation', backupsKept: 2 });
    expect(known.fixed).toEqual(['siteName', 'registration', 'backupsKept']);
  });
});

test('a mail server that refuses is quoted', async () => {
  const env = { SMTP_URL: 'smtp://somebody:secret@127.0.0.1:1' };
  const server = await startServer({ testMode: false, env });
  const keeper = await server.register('keeper');
  const { body } = await keeper.post('/site/mail-test', { to: 'me@example.org' });
  const shown = await keeper.get(settings);
  await server.close();
  expect(body.data).toMatchObject({ result: 'refused', answer: expect.stringContaining('ECONNREFUSED') });
  expect(shown.body.data).toMatchObject({ mail: { server: '127.0.0.1:1', security: 'starttls' } });
  expect(shown.text).not.toContain('secret');
});

test('processes tell each other what was chosen', async () => {
  const postgres = engines.find(({ engine }) => engine !== 'SQLite');
  const databaseUrl = await postgres?.database();
  const [one, two] = [
    await startServer({ testMode: false, env: secret, databaseUrl }),
    await startServer({ testMode: false, env: secret, databaseUrl }),
  ];
  await (await one.register('keeper')).put(settings, { siteName: 'Told' });
  await expect.poll(() => two.app.services.site.current.siteName).toBe('Told');
  await one.close();
  await two.close();
});
