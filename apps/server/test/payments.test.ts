import { textIn } from '@everdeed/content/values';
import type { Goods } from '@everdeed/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noon } from './support/each-player.ts';
import { begin, choose, comeBack, sandboxAt } from './support/payments.ts';
import { storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { runs } from './support/runs.ts';
import { MINUTE, month, pack, paid, sandboxWorld } from './support/sandbox-world.ts';
import { startServer } from './support/server.ts';
import { settled } from './support/settled.ts';

const success = '/redirect/stripe-success-checkout';
const failure = '/redirect/stripe-error-checkout';

describe.each(engines)('payments in the sandbox on $engine', ({ engine, database }) => {
  const at = sandboxWorld(database);
  const { gemsOf, mine, statesOf, later, expectBalanced, tell } = at;

  test('a pack is granted when the buyer comes back, and not again by the webhook', async () => {
    const begun = await begin(at.server, at.ann, pack);
    expect(await statesOf()).toEqual(['created']);
    const way = await choose(at.server, begun, 'pay');
    expect(await comeBack(at.server, way)).toBe(success);
    await settled(at.server);
    expect(await comeBack(at.server, way)).toBe(success);
    expect(await gemsOf(at.ann)).toBe(21);
    expect(await statesOf()).toEqual(['settled']);
    await expectBalanced([at.ann]);
  });

  test('a pack is granted by the webhook, before the buyer comes back or without', async () => {
    const begun = await begin(at.server, at.ann, pack);
    expect(await choose(at.server, begun, 'payAndStay')).toBe(begun.page);
    await settled(at.server);
    expect(await gemsOf(at.ann)).toBe(21);
    await expectBalanced([at.ann]);
  });

  test('a webhook that comes twice grants once', async () => {
    await choose(at.server, await begin(at.server, at.ann, pack), 'payTwice');
    await settled(at.server);
    expect(await gemsOf(at.ann)).toBe(21);
  });

  test('a lost webhook is made up for by asking', async () => {
    const begun = await begin(at.server, at.ann, pack);
    await choose(at.server, begun, 'payUntold');
    await settled(at.server);
    expect(await gemsOf(at.ann)).toBe(0);
    await later(10 * MINUTE);
    expect(await gemsOf(at.ann)).toBe(21);
    expect(await statesOf()).toEqual(['settled']);
  });

  test('a late answer is pending until it comes', async () => {
    const begun = await begin(at.server, at.ann, pack);
    const way = await choose(at.server, begun, 'payLate');
    expect(await comeBack(at.server, way)).toBe(success);
    expect(await statesOf()).toEqual(['pending']);
    expect(await gemsOf(at.ann)).toBe(0);
    await later(MINUTE);
    expect(await gemsOf(at.ann)).toBe(21);
  });

  test('a declined card can be followed by a good one', async () => {
    const begun = await begin(at.server, at.ann, pack);
    expect(await comeBack(at.server, await choose(at.server, begun, 'decline'))).toBe(failure);
    await settled(at.server);
    expect(await statesOf()).toEqual(['failed']);
    expect(await comeBack(at.server, await choose(at.server, begun, 'pay'))).toBe(success);
    await settled(at.server);
    expect(await gemsOf(at.ann)).toBe(21);
  });

  test('a good card after a declined one counts even if nobody tells of it', async () => {
    const begun = await begin(at.server, at.ann, pack);
    await choose(at.server, begun, 'decline');
    await settled(at.server);
    await choose(at.server, begun, 'payUntold');
    await later(10 * MINUTE);
    expect(await statesOf()).toEqual(['settled']);
    expect(await gemsOf(at.ann)).toBe(21);
  });

  test('a declined card cannot be followed by another a day later', async () => {
    const begun = await begin(at.server, at.ann, pack);
    await choose(at.server, begun, 'decline');
    await later(25 * 60 * MINUTE);
    await choose(at.server, begun, 'pay');
    await settled(at.server);
    expect(await gemsOf(at.ann)).toBe(0);
    expect((await statesOf())[0]).not.toBe('settled');
  });

  test('whoever changes their mind pays nothing, and cannot pay there any more', async () => {
    const begun = await begin(at.server, at.ann, pack);
    expect(await comeBack(at.server, await choose(at.server, begun, 'abandon'))).toBe(failure);
    await choose(at.server, begun, 'pay');
    await settled(at.server);
    expect(await statesOf()).toEqual(['abandoned']);
    expect(await gemsOf(at.ann)).toBe(0);
  });

  test('a checkout that nobody looks at is abandoned after a day, and forgotten after ninety', async () => {
    await begin(at.server, at.ann, pack);
    await later(25 * 60 * MINUTE);
    expect(await statesOf()).toEqual(['abandoned']);
    await later(91 * 24 * 60 * MINUTE);
    expect(await statesOf()).toEqual([]);
  });

  test('all ways at once grant once', async () => {
    const begun = await begin(at.server, at.ann, pack);
    const way = await choose(at.server, begun, 'payTwice');
    await Promise.all([
      comeBack(at.server, way),
      comeBack(at.server, way),
      tell(paid(begun)),
      tell(paid(begun)),
      settled(at.server),
    ]);
    expect(await gemsOf(at.ann)).toBe(21);
    expect((await storedPlayer(at.server, at.ann)).purchased.txnCount).toBe(1);
    await expectBalanced([at.ann]);
  });

  test('a gift reaches another, who reads of it', async () => {
    const goods: Goods = { kind: 'giftGems', gems: 8, message: 'enjoy' };
    await choose(at.server, await begin(at.server, at.ann, goods, { to: at.ben }), 'payAndStay');
    await settled(at.server);
    expect([await gemsOf(at.ann), await gemsOf(at.ben)]).toEqual([0, 8]);
    expect(JSON.stringify((await at.ben.get('/inbox/messages')).body.data)).toContain('enjoy');
    expect(await mine()).toMatchObject([{ goods: { kind: 'giftGems', gems: 8 } }]);
    await expectBalanced([at.ann, at.ben]);
  });

  test('what is refused is not begun', async () => {
    await expect(begin(at.server, at.ann, { kind: 'gems', pack: 'nope' })).rejects.toMatchObject({
      key: 'invalidGemsBlock',
    });
    expect(await mine()).toEqual([]);
  });

  test('an order that is sent twice is one checkout', async () => {
    const { provider } = sandboxAt(at.server);
    const ways = { returnUrl: '/r', cancelUrl: '/c' };
    const order = { amount: 5, currency: 'USD', language: 'en', description: 'five', ...ways };
    const twice = [1, 2].map(() => provider.begin({ ...order, paymentId: `order ${at.count}` }));
    const [one, other] = await Promise.all(twice);
    expect(one).toEqual(other);
  });

  test('the page speaks the buyer’s language and offers what can be done', async () => {
    const begun = await begin(at.server, at.ann, month, { language: 'de' });
    const { text, headers, status } = await at.server.anyone.get(`/${begun.page}`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('jeden Monat');
    expect(text.match(/<button/g)).toHaveLength(7);
    expect((await at.server.anyone.post(`/${begun.page}`, { answer: 'toString' })).status).toBe(400);
    await choose(at.server, begun, 'pay');
    expect((await at.server.anyone.get(`/${begun.page}`)).text.match(/<button/g)).toHaveLength(3);
    expect((await at.server.anyone.get('//sandbox/checkout/nobody')).status).toBe(404);
    expect((await at.server.anyone.get('//sandbox/style.css')).text).toContain('button');
    expect(await comeBack(at.server, '/payments/return/nobody')).toBe('/');
  });

  test('the page calls the site what it is called now', async () => {
    const begun = await begin(at.server, at.ann, pack);
    await choose(at.server, begun, 'pay');
    const { site } = at.server.app.services;
    site.keep({ siteName: 'Lantern House' });
    expect((await at.server.anyone.get(`/${begun.page}`)).text).toContain('Back to Lantern House');
    site.keep({});
  });

  test.runIf(engine === 'SQLite')(
    'whatever happens in whatever order, grants are what was settled',
    async () => {
      const steps = [
        'pay',
        'payTwice',
        'payLate',
        'payUntold',
        'payAndStay',
        'decline',
        'abandon',
        'tell',
        'back',
        'wait',
      ];
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(1), fc.constantFrom(...steps)), { minLength: 1, maxLength: 8 }),
          async (acts) => {
            const both = [
              await begin(at.server, at.ann, pack),
              await begin(at.server, at.ann, { kind: 'giftGems', gems: 5 }, { to: at.ben }),
            ];
            for (const [which, act] of acts) {
              const begun = both[which];
              if (!begun) continue;
              const { storage } = at.server.app.services;
              const id = await storage.reader().payments.findByReference('sandbox', begun.reference);
              if (act === 'wait') await later(MINUTE);
              else if (act === 'back') await comeBack(at.server, `/payments/return/${id}`);
              else if (act === 'tell') await tell({ ...paid(begun), state: 'processing' });
              else await choose(at.server, begun, act);
            }
            await later(10 * MINUTE);
            await expectBalanced([at.ann, at.ben]);
            const rows = await at.server.app.services.storage.db
              .selectFrom('sandbox_checkouts')
              .select(['id', 'state'])
              .execute();
            const all = await mine();
            for (const { id, state } of rows) {
              const payment = all.find(({ reference }) => reference === id);
              if (payment) expect(payment.state === 'settled').toBe(state === 'paid');
            }
          },
        ),
        { numRuns: runs(8) },
      );
    },
  );
});

test('a server that takes no money has no sandbox and hears no webhooks', async () => {
  const server = await startServer({ env: { PAYMENTS: 'off' } });
  server.system.at = noon;
  await settled(server);
  expect((await server.anyone.get('//sandbox/checkout/x')).status).toBe(404);
  expect((await server.anyone.call('POST', '//webhooks/payments/sandbox')).status).toBe(404);
  const jobs = await server.app.services.storage.db.selectFrom('jobs').select('kind').execute();
  expect(jobs.map((job) => textIn(job, 'kind'))).not.toContain('payment-reconcile');
  await server.close();
});
