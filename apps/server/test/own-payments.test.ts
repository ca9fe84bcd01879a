import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, choose, comeBack } from './support/payments.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';
import { testNow } from './support/storage.ts';

describe('GET /user/payments', () => {
  let server: TestServer;
  let ann: Caller;
  let ben: Caller;
  beforeAll(async () => {
    server = await startServer({ env: { PAYMENTS: 'sandbox' } });
    server.system.at = testNow;
    [ann, ben] = [await server.register('ann'), await server.register('ben')];
  });
  afterAll(() => server.close());

  const buy = async (goods: Parameters<typeof begin>[2], answer: string, to = ann): Promise<void> => {
    server.system.at += 60_000;
    const begun = await begin(server, ann, goods, { to });
    await comeBack(server, await choose(server, begun, answer));
    await settled(server);
  };
  const listed = async (caller: Caller): Promise<unknown> => (await caller.get('/user/payments')).body.data;

  it('is empty for who never paid', async () => {
    expect(await listed(ann)).toEqual([]);
  });

  it('tells what somebody paid themselves, the latest first, without checkouts that were left', async () => {
    await buy({ kind: 'gems', pack: '21gems' }, 'pay');
    await buy({ kind: 'giftGems', gems: 8, message: 'For the bread' }, 'pay', ben);
    await buy({ kind: 'subscription', block: 'basic_3mo' }, 'decline');
    await begin(server, ann, { kind: 'gems', pack: '4gems' });
    expect(await listed(ann)).toMatchObject([
      { what: 'Subscription for 3 months', kind: 'subscription', amount: 1500, state: 'failed' },
      { what: '8 gems', kind: 'giftGems', amount: 200, state: 'settled', currency: 'USD', way: 'Stripe' },
      {
        what: '21 gems',
        kind: 'gems',
        amount: 499,
        state: 'settled',
        date: new Date(testNow + 60_000).toISOString(),
      },
    ]);
    expect(JSON.stringify(await listed(ann))).not.toContain('bread');
    expect(await listed(ben)).toEqual([]);
  });

  it('speaks the language of the player', async () => {
    await ann.put('/user', { 'preferences.language': 'de' });
    expect(await listed(ann)).toMatchObject([{}, { what: '8 Edelsteine' }, {}]);
  });

  it('is for nobody who is signed out', async () => {
    expect((await server.anyone.get('/user/payments')).status).toBe(401);
  });
});
