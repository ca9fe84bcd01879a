import { listIn, textIn } from '@everdeed/content/values';
import { MAX_COUPONS } from '@everdeed/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePlayer, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

describe.each(engines)('coupons on $engine', ({ database }) => {
  let server: TestServer;
  let maker: Caller;
  let ann: Caller;
  let ben: Caller;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    maker = await server.register('maker');
    await changePlayer(server, maker, (player) => ({ ...player, permissions: { coupons: true } }));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    server.system.at += 1000;
    [ann, ben] = [await server.register(`ann${count}`), await server.register(`ben${count}`)];
  });

  const make = async (event: string, wanted = 1): Promise<string[]> =>
    listIn((await maker.post(`/coupons/generate/${event}?count=${wanted}`)).body.data).map((coupon) =>
      textIn(coupon, '_id'),
    );
  const one = async (event = 'wondercon') => (await make(event))[0] ?? '';
  const pieces = async (player: Caller) =>
    Object.keys((await storedPlayer(server, player)).items.gear.owned).filter((key) =>
      key.includes('_wondercon_'),
    );
  const lines = async () => (await maker.get('/coupons')).text.trim().split('\n');

  test('are made, each with a code of its own', async () => {
    const { body, status } = await maker.post('/coupons/generate/google_6mo?count=3');
    expect(status).toBe(200);
    const at = new Date(server.system.at).toISOString();
    const coupon = { _id: expect.any(String), event: 'google_6mo', createdAt: at, updatedAt: at };
    expect(body.data).toEqual([coupon, coupon, coupon]);
    expect(new Set(listIn(body.data).map((made) => textIn(made, '_id'))).size).toBe(3);
  });

  test.each([
    ['none', '0', 0],
    ['the whole ones', '2.9', 2],
    ['none for less than none', '-4', 0],
    ['as many as can be', String(MAX_COUPONS), MAX_COUPONS],
  ])('are made: %s', async (_what, wanted, made) => {
    const { body } = await maker.post(`/coupons/generate/wondercon?count=${wanted}`);
    expect(listIn(body.data)).toHaveLength(made);
  });

  test('are listed as they were made, with who used them', async () => {
    const before = await lines();
    const first = await one();
    server.system.at += 1;
    const second = await one('google_6mo');
    await ann.post(`/coupons/enter/${first}`);
    const after = await lines();
    expect(after[0]).toBe('code,event,date,user');
    const at = (ms: number) => new Date(server.system.at - ms).toISOString();
    expect(after.slice(before.length)).toEqual([
      `${first},wondercon,${at(1)},${ann.id}`,
      `${second},google_6mo,${at(0)},`,
    ]);
  });

  test('are listed for the browser by its session, if the maker is signed in there', async () => {
    const { headers } = await maker.get('/user');
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const opened = await server.anyone.get('/coupons', { headers: { cookie } });
    expect(opened.headers['content-disposition']).toBe('attachment; filename=habitica-coupons.csv');
    expect(opened.text).toMatch(/^code,event,date,user\n/);
    const other = String((await ann.get('/user')).headers['set-cookie']).split(';')[0] ?? '';
    const refused = await server.anyone.get('/coupons', { headers: { cookie: other } });
    expect(refused.body.code).toBe('noPrivAccess');
  });

  test('are redeemed once, however the code is typed', async () => {
    const code = await one();
    const { body, status } = await ann.post(`/coupons/enter/${code.toLowerCase().replaceAll('-', '')}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ _id: ann.id, extra: { signupEvent: 'wondercon' } });
    expect(await pieces(ann)).toHaveLength(7);
    for (const player of [ann, ben]) {
      const again = await player.post(`/coupons/enter/${code}`);
      expect(again.body).toMatchObject({ error: 'NotAuthorized', code: 'couponUsed' });
    }
    expect(await pieces(ben)).toEqual([]);
  });

  test('answer the player with private messages in v3 alone', async () => {
    await ben.post('/members/send-private-message', { toUserId: ann.id, message: 'hello' });
    const codes = await make('wondercon', 2);
    const texts = [];
    for (const [index, version] of ['v3', 'v4'].entries())
      texts.push((await ann.post(`/api/${version}/coupons/enter/${codes[index]}`)).text.includes('"hello"'));
    expect(texts).toEqual([true, false]);
  });

  test('of another event change nothing on the player, and are used up', async () => {
    const code = await one('google_6mo');
    const before = await storedPlayer(server, ann);
    expect((await ann.post(`/coupons/enter/${code}`)).status).toBe(200);
    const { items, extra, purchased } = await storedPlayer(server, ann);
    expect({ items, extra, purchased }).toEqual({
      items: before.items,
      extra: before.extra,
      purchased: before.purchased,
    });
    expect((await ben.post(`/coupons/enter/${code}`)).body.code).toBe('couponUsed');
  });

  test('for a discount stay unused where they are to be kept', async () => {
    const code = await one('google_6mo');
    const refused = await ann.post(`/coupons/enter/${code}?keepDiscount=true`);
    expect(refused.body).toMatchObject({ error: 'BadRequest', code: 'discountCoupon' });
    expect((await lines()).find((row) => row.startsWith(code))?.endsWith(',')).toBe(true);
  });

  test('of the fair are redeemed where discounts are kept', async () => {
    expect((await ann.post(`/coupons/enter/${await one()}?keepDiscount=true`)).status).toBe(200);
    expect(await pieces(ann)).toHaveLength(7);
  });

  test('that many redeem at once go to one of them', async () => {
    const code = await one();
    const tries = Array.from({ length: 8 }, (_, index) =>
      (index % 2 === 0 ? ann : ben).post(`/coupons/enter/${code}`),
    );
    const codes = (await Promise.all(tries)).map(({ body }) => body.code ?? 'redeemed');
    expect(codes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'couponUsed'), 'redeemed']);
    const owners = [await pieces(ann), await pieces(ben)].filter(({ length }) => length === 7);
    expect(owners).toHaveLength(1);
    const line = (await lines()).find((row) => row.startsWith(code));
    expect([ann.id, ben.id]).toContain(line?.split(',').at(-1));
  });

  test('that are redeemed again by the same request are answered again', async () => {
    const code = await one();
    const key = { 'Idempotency-Key': `coupon-${count}` };
    for (const _time of [1, 2]) expect((await ann.post(`/coupons/enter/${code}`, {}, key)).status).toBe(200);
  });

  test('can be looked up by anybody, used or not', async () => {
    const code = await one();
    const valid = async (who: Caller, typed: string) =>
      (await who.post(`/coupons/validate/${typed}`)).body.data;
    expect(await valid(server.anyone, code)).toEqual({ valid: true });
    await ann.post(`/coupons/enter/${code}`);
    expect(await valid(ben, code)).toEqual({ valid: true });
    // Well-formed, but nobody has made it.
    expect(await valid(ben, '0008-000G-000Q')).toEqual({ valid: false });
    expect(await valid(server.anyone, 'NOT-A-CODE')).toEqual({ valid: false });
  });
});
