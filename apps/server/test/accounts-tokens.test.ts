import { textIn, textsIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { Accounts } from './support/accounts.ts';

const accounts = new Accounts();

describe('tokens', () => {
  test('are listed without themselves, made by name and taken back', async () => {
    const { player } = await accounts.add();
    const made = await player.post('/user/tokens', { name: ' kitchen display ' });
    const { id, apiToken } = textsIn(made.body.data, 'id', 'apiToken');
    const list = await player.get('/user/tokens');
    expect(list.body.data).toMatchObject([
      { name: 'habitica-web', current: true },
      { id, name: 'kitchen display', current: false, lastUsedAt: null },
    ]);
    expect(list.text).not.toContain(apiToken);
    expect((await player.delete(`/user/tokens/${id}`)).status).toBe(200);
    expect((await player.get('/user/tokens', { headers: { 'x-api-key': apiToken } })).status).toBe(401);
  });

  test.each([
    ['without a name', {}, 'invalidReqParams'],
    ['with a name of 61 letters', { name: 'x'.repeat(61) }, 'invalidReqParams'],
  ])('%s are not made', async (_what, fields, code) => {
    const { player } = await accounts.add();
    const answer = await player.post('/user/tokens', fields);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  test('of others cannot be taken back', async () => {
    const [{ player: one }, { player: two }] = [await accounts.add(), await accounts.add()];
    const id = textIn((await two.get('/user/tokens')).body.data, 0, 'id');
    const { status, body } = await one.delete(`/user/tokens/${id}`);
    expect([status, body.code]).toEqual([404, 'tokenNotFound']);
  });

  test('can be fifty of a player’s own making, not more, though made at once', async () => {
    const { player } = await accounts.add();
    for (let i = 0; i < 45; i++) await player.post('/user/tokens', { name: `t${i}` });
    const last = await Promise.all(
      Array.from({ length: 8 }, (_, i) => player.post('/user/tokens', { name: `at once ${i}` })),
    );
    const codes = last.map(({ status, body }) => String(body.code ?? status)).toSorted();
    expect(codes).toEqual([...Array(5).fill('200'), ...Array(3).fill('tooManyTokens')]);
  });

  test('are not in the database in readable form, nor in a kept answer', async () => {
    const { player } = await accounts.add();
    const make = () => player.post('/user/tokens', { name: 'repeated' }, { 'idempotency-key': 'make-1' });
    const made = await make();
    expect((await make()).text).toBe(made.text);
    const operations = await accounts.server.app.services.storage.db
      .selectFrom('operations')
      .select('answer')
      .execute();
    expect(JSON.stringify(operations)).not.toContain(textIn(made.body.data, 'apiToken'));
    const rows = await accounts.server.app.services.storage.db.selectFrom('api_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(player.credentials['x-api-key']);
  });

  test('of others open nothing', async () => {
    const [{ player: one }, { player: two }] = [await accounts.add(), await accounts.add()];
    const { status, body } = await one.get('/user/tokens', { headers: { 'x-api-user': two.id } });
    expect([status, body.error, body.code]).toEqual([401, 'invalid_credentials', 'invalidCredentials']);
  });
});
