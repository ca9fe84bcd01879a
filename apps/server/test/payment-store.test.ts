import type { Payment } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUniqueViolation } from '../src/storage/failures.ts';
import { LockOrderError } from '../src/storage/lock-order.ts';
import { paymentWriter } from '../src/storage/payments/payment-writer.ts';
import { blankPayment } from './support/payments.ts';
import { playerOf } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { addPlayer, openStorage, storageOn, testNow, type TestStorage } from './support/storage.ts';

const iso = (minutes: number): string => new Date(testNow + minutes * 60_000).toISOString();
const grant = {
  amounts: [{ userId: 'receiver', currency: 'gems', kind: 'gift_receive', amount: 5.25 }],
  months: [{ userId: 'payer', months: 3 }],
} as const;

describe.each(engines)('payments on $engine', ({ database }) => {
  let store: TestStorage;
  beforeAll(async () => {
    store = await openStorage(await database());
  });
  afterAll(() => store.close());

  async function add(fields: Partial<Payment> = {}): Promise<Payment> {
    const payment = blankPayment(fields);
    await store.storage.run((tx) => paymentWriter(tx).insert(payment));
    return payment;
  }
  /** As another process reads it. */
  const read = (id: string) => storageOn(store.connection).reader().payments.get(id);

  test('are read as they were written, by every process', async () => {
    const begun = await add();
    expect(await read(begun._id)).toEqual(begun);
    const settled = await add({ state: 'settled', reference: 'r1', subscriptionId: 's1', grant });
    expect(await read(settled._id)).toEqual(settled);
    expect(await read('nobody’s')).toBe(undefined);
  });

  test('change as a whole, and only after they were loaded', async () => {
    const payment = await add();
    const next = { ...payment, state: 'failed', isOwed: true, reference: 'r2', updatedAt: iso(1) } as const;
    await expect(store.storage.run((tx) => paymentWriter(tx).save(next))).rejects.toThrow('not loaded');
    await store.storage.run(async (tx) => {
      expect(await tx.payments.get(payment._id)).toEqual(payment);
      await paymentWriter(tx).save(next);
      expect(tx.payments.held(payment._id)).toEqual(next);
    });
    expect(await read(payment._id)).toEqual(next);
  });

  test.each<[string, Partial<Payment>]>([
    ['settled without a grant', { state: 'settled' }],
    ['granted without being settled', { state: 'pending', grant }],
    ['owed after it was settled', { state: 'settled', grant, isOwed: true }],
    ['of nothing', { amount: 0 }],
  ])('cannot be %s', async (_what, fields) => {
    const payment = blankPayment(fields);
    await expect(store.storage.run((tx) => paymentWriter(tx).insert(payment))).rejects.toThrow();
    expect(await read(payment._id)).toBe(undefined);
  });

  test('share no reference of a provider, while those without one are many', async () => {
    const payment = await add({ reference: 'once' });
    await add({ provider: 'other', reference: 'once' });
    const again = add({ reference: 'once' });
    await expect(again).rejects.toSatisfy(isUniqueViolation);
    const { payments } = store.storage.reader();
    expect(await payments.findByReference('sandbox', 'once')).toBe(payment._id);
    expect(await payments.findByReference('sandbox', 'never')).toBe(undefined);
  });

  test('are known by their subscription, the latest first', async () => {
    await add({ subscriptionId: 'monthly', createdAt: iso(2) });
    const latest = await add({ subscriptionId: 'monthly', createdAt: iso(3) });
    await add({ subscriptionId: 'monthly', createdAt: iso(1) });
    const { payments } = store.storage.reader();
    expect(await payments.latestOf('sandbox', 'monthly')).toEqual(latest);
    expect(await payments.latestOf('other', 'monthly')).toBe(undefined);
  });

  test('hang while the provider may have news, those that wait longest first', async () => {
    const late = await add({ state: 'pending', updatedAt: iso(-50) });
    const early = await add({ updatedAt: iso(-60) });
    const tried = await add({ state: 'abandoned', createdAt: iso(-80), updatedAt: iso(-70) });
    await add({ state: 'abandoned', createdAt: iso(-100), updatedAt: iso(-70) });
    await add({ state: 'failed', isOwed: true, createdAt: iso(-80), updatedAt: iso(-70) });
    await add({ state: 'settled', grant, createdAt: iso(-80), updatedAt: iso(-70) });
    const { payments } = store.storage.reader();
    const wanted = { before: testNow - 40 * 60_000, begunSince: testNow - 90 * 60_000 };
    expect(await payments.hanging({ ...wanted, limit: 9 })).toEqual([tried._id, early._id, late._id]);
    expect(await payments.hanging({ ...wanted, limit: 1 })).toEqual([tried._id]);
  });

  test('are owed until the money went back', async () => {
    const before = await store.storage.reader().payments.owed(9);
    const owed = await add({ state: 'failed', isOwed: true, updatedAt: iso(60) });
    await add({ state: 'failed' });
    expect(await store.storage.reader().payments.owed(9)).toEqual([...before, owed._id]);
  });

  test('are locked before players, and one change at a time sees them', async () => {
    const payment = await add();
    const { _id } = await addPlayer(store.storage);
    await expect(
      store.storage.run(async (tx) => {
        await playerOf(tx, _id);
        await tx.payments.get(payment._id);
      }),
    ).rejects.toThrow(LockOrderError);
    await Promise.all(
      [1, 2, 3].map(() =>
        store.storage.run(async (tx) => {
          const held = await tx.payments.get(payment._id);
          if (held) await paymentWriter(tx).save({ ...held, amount: held.amount + 1 });
        }),
      ),
    );
    expect((await read(payment._id))?.amount).toBe(payment.amount + 3);
  });
});
