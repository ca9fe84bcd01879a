import { textIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { TestControl } from './support/test-control.ts';

const suite = new TestControl();
const { control, docsOf, register } = suite;

/** Somebody subscribes and pays; returns the id of the checkout. */
async function subscribe(name: string): Promise<string> {
  const player = await register(name);
  const { body } = await player.post('//stripe/checkout-session', { sub: 'basic_12mo' });
  const reference = textIn(body.data, 'sessionId');
  await suite.anyone.post(`//sandbox/checkout/${reference}`, { answer: 'pay' });
  await control('settle');
  return reference;
}

const subscriptionOf = async (reference: string): Promise<string> =>
  textIn((await docsOf('sandboxCheckouts', { ids: [reference] }))[0], 'subscriptionId');

describe('the built-in provider in test control', () => {
  test('bills a subscription when a tester says', async () => {
    const reference = await subscribe('billed');
    const subscriptionId = await subscriptionOf(reference);
    const renewals = () => docsOf('sandboxCheckouts', { where: { subscriptionId, isRenewal: true } });
    expect(await renewals()).toEqual([]);
    const set = { nextBill: new Date().toISOString() };
    expect(
      await control('write', { collection: 'sandboxSubscriptions', id: subscriptionId, set }),
    ).toMatchObject({ status: 200 });
    await control('settle');
    expect(await renewals()).toMatchObject([{ state: 'paid' }]);
    expect(await docsOf('sandboxSubscriptions', { ids: [subscriptionId] })).toMatchObject([
      { isActive: true, months: 12, amount: 4800 },
    ]);
  });

  test('writes its own books', async () => {
    const reference = await subscribe('curious');
    const id = await subscriptionOf(reference);
    const writes = [
      { collection: 'sandboxCheckouts', id: reference, set: { state: 'refunded' } },
      { collection: 'sandboxCheckouts', remove: [reference] },
      { collection: 'sandboxSubscriptions', insert: [{ nextBill: new Date().toISOString() }] },
      { collection: 'sandboxSubscriptions', id, set: { nextBill: 'soon' } },
      { collection: 'sandboxSubscriptions', remove: [id] },
    ];
    for (const write of writes) expect(await control('write', write)).toMatchObject({ status: 400 });
    expect(await docsOf('sandboxCheckouts', { ids: [reference] })).toMatchObject([{ state: 'paid' }]);
  });
});
