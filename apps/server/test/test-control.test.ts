import { textsIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { Caller, password } from './support/server.ts';
import { TestControl, userOf } from './support/test-control.ts';

const testControl = new TestControl();
const { control, docsOf, register } = testControl;

describe('test control', () => {
  test('stops the clock and lets it run again', async () => {
    await control('clock', { now: '2020-02-02T10:00:00.000Z' });
    const player = await register('clocked');
    expect((await userOf(player))['lastCron']).toBe('2020-02-02T10:00:00.000Z');
    await control('clock', { now: null });
    expect(Math.abs(testControl.app.services.system.now() - Date.now())).toBeLessThan(1000);
    expect((await control('clock', { now: 'nonsense' })).status).toBe(400);
  });

  test('loads the dice and gives back real ones', async () => {
    await control('dice', { value: 0.25 });
    expect([
      testControl.app.services.system.dice.roll(),
      testControl.app.services.system.dice.roll(),
    ]).toEqual([0.25, 0.25]);
    await control('dice', {});
    expect(testControl.app.services.system.dice.roll()).not.toBe(testControl.app.services.system.dice.roll());
    expect((await control('dice', { value: 7 })).status).toBe(400);
  });

  test('changes a record, which the next call sees', async () => {
    const player = await register('written');
    const set = { 'stats.gp': 77, 'items.eggs.Wolf': 2, lastCron: { $date: '2020-01-01T00:00:00.000Z' } };
    await control('write', { collection: 'users', id: player.id, set, unset: ['preferences.background'] });
    const user = await userOf(player);
    expect(user).toMatchObject({
      stats: { gp: 77 },
      items: { eggs: { Wolf: 2 } },
      lastCron: '2020-01-01T00:00:00.000Z',
    });
    expect(user['preferences']).not.toHaveProperty('background');
    await control('write', { collection: 'users', id: player.id, set: { 'auth.blocked': true } });
    expect((await player.get('/user')).body.code).toBe('accountSuspended');
  });

  test('reads records by id and by value, hidden fields included', async () => {
    const player = await register('read-me');
    const byId = await control('read', { collection: 'users', ids: [player.id] });
    expect(byId.body).toMatchObject({ docs: [{ _id: player.id, lastCron: { $date: expect.any(String) } }] });
    expect(JSON.stringify(byId.body)).toContain('$argon2id$');
    const where = { 'auth.local.username': 'read-me' };
    expect((await control('read', { collection: 'users', where })).body['docs']).toHaveLength(1);
    const none = await control('read', { collection: 'users', where: { 'stats.lvl': 99 } });
    expect(none.body).toEqual({ docs: [] });
  });

  test('shows and changes what no call shows', async () => {
    const player = await register('hidden');
    const set = {
      _cronSignature: 'NOT_RUNNING',
      secret: { text: 'sh' },
      'auth.local.passwordHashMethod': 'bcrypt',
    };
    await control('write', { collection: 'users', id: player.id, set });
    expect(await docsOf('users', { where: { _cronSignature: 'NOT_RUNNING' } })).toMatchObject([
      { _id: player.id, secret: { text: 'sh' }, auth: { local: { passwordHashMethod: 'bcrypt' } } },
    ]);
    const seen = JSON.stringify(await userOf(player));
    for (const hidden of [
      '_cronSignature',
      '"secret"',
      'passwordHashMethod',
      'hashed_password',
      'passwordResetCode',
    ])
      expect(seen).not.toContain(hidden);
    await control('write', { collection: 'users', id: player.id, unset: ['_cronSignature'] });
    expect(await docsOf('users', { where: { _cronSignature: { $exists: true } } })).toEqual([]);
  });

  const useCode = (code: unknown, newPassword: string) =>
    testControl.anyone.post('/user/auth/reset-password-set-new-one', {
      code,
      newPassword,
      confirmPassword: newPassword,
    });
  const codeOf = async (player: Caller) => {
    const [doc] = await docsOf('users', { ids: [player.id] });
    return valueIn(doc, 'auth', 'local', 'passwordResetCode');
  };

  test('knows the code of a forgotten password, and makes one of its own work', async () => {
    const player = await register('forgot');
    expect(await codeOf(player)).toBeUndefined();
    await testControl.anyone.post('/user/reset-password', { email: 'forgot@example.org' });
    expect((await useCode(await codeOf(player), 'password-2')).status).toBe(200);
    const set = { 'auth.local.passwordResetCode': 'made-up' };
    await control('write', { collection: 'users', id: player.id, set });
    expect((await useCode('made-up', 'password-3')).status).toBe(200);
    await control('write', { collection: 'users', id: player.id, set });
    await control('write', { collection: 'users', id: player.id, unset: Object.keys(set) });
    expect((await useCode('made-up', 'password-4')).status).toBe(401);
    const { status } = await testControl.anyone.post('/user/auth/local/login', {
      username: 'forgot',
      password: 'password-3',
    });
    expect(status).toBe(200);
  });

  test.each([
    ['unsetting the hash', { unset: ['auth.local.hashed_password'] }],
    [
      'replacing what one signs in with',
      { set: { auth: { local: { username: 'unlocked', lowerCaseUsername: 'unlocked' } } } },
    ],
  ])('takes the password away by %s', async (_, change) => {
    const username = 'unset' in change ? 'no-hash' : 'unlocked';
    const player = await register(username);
    await control('write', { collection: 'users', id: player.id, ...change });
    const { status } = await testControl.anyone.post('/user/auth/local/login', { username, password });
    expect(status).toBe(401);
    const [doc] = await docsOf('users', { ids: [player.id] });
    expect(valueIn(doc, 'auth', 'local')).not.toHaveProperty('hashed_password');
    expect(valueIn(doc, 'auth', 'local')).not.toHaveProperty('has_password');
    expect((await player.get('/user')).status).toBe(200);
  });

  test('gives what is written the kinds and defaults of the reference', async () => {
    const player = await register('cast');
    const notice = { id: '11111111-2222-4333-8444-555555555555', type: 'NEW_STUFF', data: {} };
    await control('write', { collection: 'users', id: player.id, set: { notifications: [notice] } });
    expect((await userOf(player))['notifications']).toEqual([{ ...notice, seen: false }]);
    expect(await docsOf('users', { ids: [player.id] })).toMatchObject([{ _ABtests: {} }]);
    await control('write', { collection: 'users', id: player.id, set: { 'auth.blocked': 1 } });
    expect(await docsOf('users', { where: { _id: player.id, 'auth.blocked': true } })).toMatchObject([
      { _id: player.id },
    ]);
    expect((await player.get('/user')).body.code).toBe('accountSuspended');
  });

  test('makes another token open an account', async () => {
    const player = await register('tokened');
    const apiToken = '31111111-2222-4333-8444-555555555555';
    for (let twice = 0; twice < 2; twice++)
      await control('write', { collection: 'users', id: player.id, set: { apiToken } });
    const other = new Caller(testControl.app, { 'x-api-user': player.id, 'x-api-key': apiToken });
    expect((await userOf(other))['_id']).toBe(player.id);
  });

  test('changes tasks, which the next call sees', async () => {
    const player = await register('tasked');
    const { body } = await player.post('/tasks/user', { type: 'daily', text: 'before' });
    const { _id: id } = textsIn(body.data, '_id');
    const taskOf = async () => (await player.get(`/tasks/${id}`)).body.data;
    await taskOf();
    const set = { text: 'after', value: -12.5, startDate: { $date: '2020-01-01T00:00:00.000Z' } };
    await control('write', { collection: 'tasks', id, set, unset: ['notes'] });
    expect(await taskOf()).toMatchObject({
      text: 'after',
      value: -12.5,
      startDate: '2020-01-01T00:00:00.000Z',
    });
    expect(await docsOf('tasks', { where: { userId: player.id, text: 'after' } })).toMatchObject([set]);
    await control('write', { collection: 'tasks', remove: [id] });
    expect((await player.get(`/tasks/${id}`)).status).toBe(404);
    const copy = {
      _id: '41111111-2222-4333-8444-555555555555',
      userId: player.id,
      type: 'habit',
      text: 'put in',
    };
    await control('write', { collection: 'tasks', insert: [copy] });
    expect((await player.get(`/tasks/${copy._id}`)).body.data).toMatchObject({ text: 'put in' });
  });

  test('reads and writes transactions, phones and the history of users', async () => {
    const player = await register('recorded');
    const record = {
      userId: player.id,
      currency: 'gems',
      transactionType: 'debug',
      amount: 5,
      currentAmount: 5,
    };
    await control('write', { collection: 'transactions', insert: [{ _id: 't1', ...record }] });
    await control('write', { collection: 'transactions', id: 't1', set: { amount: 7 } });
    expect(await docsOf('transactions', { ids: ['t1'] })).toMatchObject([{ _id: 't1', amount: 7 }]);
    const purchases = await player.get('/user/purchase-history');
    expect([purchases.status, purchases.body.data]).toMatchObject([200, [{ amount: 7 }]]);
    await player.post('/user/push-devices', { regId: 'phone-1', type: 'ios' });
    const [phone] = await docsOf('pushdevices', { where: { userId: player.id } });
    expect(phone).toMatchObject({ regId: 'phone-1', type: 'ios' });
    await control('write', { collection: 'pushdevices', remove: [phone?.['_id']] });
    await control('write', { collection: 'pushdevices', insert: [{ userId: player.id, regId: 'phone-2' }] });
    expect((await userOf(player))['pushDevices']).toMatchObject([{ regId: 'phone-2' }]);
    await control('write', {
      collection: 'users',
      id: player.id,
      set: { lastCron: { $date: '2020-01-01T00:00:00.000Z' } },
    });
    await player.post('/cron');
    expect(await docsOf('userhistories', { where: { userId: player.id } })).toMatchObject([
      { _id: player.id, cron: [{ checkinCount: 1, timestamp: { $date: expect.any(String) } }], armoire: [] },
    ]);
    await control('write', { collection: 'userhistories', id: player.id, set: { cron: [] } });
    expect(await docsOf('userhistories', { ids: [player.id] })).toEqual([]);
  });

  test.each([['read'], ['write']])('refuses to %s nothing in particular', async (op) => {
    expect((await control(op, {})).status).toBe(400);
  });

  test('puts records in and takes them out', async () => {
    const id = '11111111-2222-4333-8444-555555555555';
    const apiToken = '21111111-2222-4333-8444-555555555555';
    const doc = { _id: id, apiToken, auth: { local: { username: 'inserted' } }, stats: { lvl: 5 } };
    await control('write', { collection: 'users', insert: [doc] });
    const player = new Caller(testControl.app, { 'x-api-user': id, 'x-api-key': apiToken });
    expect(await userOf(player)).toMatchObject({ stats: { lvl: 5, hp: 50 } });
    await control('write', { collection: 'users', remove: [id] });
    expect((await player.get('/user')).body.error).toBe('invalid_credentials');
  });

  test('keeps records of collections that nothing else knows', async () => {
    await control('write', { collection: 'newsposts', insert: [{ _id: 'n1', title: 'Hello' }] });
    await control('write', { collection: 'newsposts', id: 'n1', set: { 'author.name': 'me' } });
    const { body } = await control('read', { collection: 'newsposts' });
    expect(body).toEqual({ docs: [{ _id: 'n1', title: 'Hello', author: { name: 'me' } }] });
  });

  test('shows keys in place of words', async () => {
    await control('keys', { on: true });
    const { body } = await testControl.anyone.post('/user/auth/local/login', {});
    await control('keys', { on: false });
    expect(body.message).toBe('<t:invalidReqParams>');
  });

  test('waits until background work is done', async () => {
    await register('forgetful');
    await testControl.anyone.post('/user/reset-password', { email: 'forgetful@example.org' });
    await control('settle');
    const { db } = testControl.app.services.storage;
    expect(await db.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()).toEqual([]);
    const sent = db.selectFrom('mails').select('subject').where('recipient', '=', 'forgetful@example.org');
    expect(await sent.execute()).toHaveLength(1);
  });

  test('empties the database', async () => {
    const player = await register('gone');
    await control('reset');
    expect((await player.get('/user')).body.error).toBe('invalid_credentials');
    expect((await control('read', { collection: 'users' })).body).toEqual({ docs: [] });
    expect((await register('gone')).id).not.toBe('');
  });

  test('knows no other operations', async () => {
    expect((await control('shutdown')).status).toBe(404);
    expect((await control('constructor')).status).toBe(404);
  });
});
