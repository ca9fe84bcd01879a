import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { StripeWorld } from './support/pay-worlds/stripe-world.ts';
import { tillWithBuyer } from './support/pay-worlds/each-world.ts';

describe('by Stripe', () => {
  const world = new StripeWorld();
  const at = tillWithBuyer(world);

  test('a plan of a group is billed by its seats, and each bill is taken at what was billed', async () => {
    const founded = await at.ann.post('/groups/create-plan', {
      paymentType: 'Stripe',
      groupToCreate: { type: 'guild', name: 'Kitchen', privacy: 'private' },
      sub: 'group_monthly',
    });
    const reference = textIn(founded.body.data, 'sessionId');
    const groupId = textIn(founded.body.data, 'group', '_id');
    await at.till.tell(await world.pay(reference));
    const planOf = async () => {
      const group = await at.till.server.app.services.storage.reader().groups.get(groupId);
      return group?.purchased.plan;
    };
    const subscriptionId = (await planOf())?.subscriptionId ?? '';
    expect(await world.nextSum(subscriptionId)).toBe(900);
    const ben = await at.till.register('ben');
    await at.ann.post(`/groups/${groupId}/invite`, { uuids: [ben.id] });
    await ben.post(`/groups/${groupId}/join`);
    await at.till.settle();
    expect(await world.nextSum(subscriptionId)).toBe(1200);
    await at.till.later(31 * 24 * 60);
    await at.till.tell(await world.failBill(subscriptionId));
    await at.till.tell(await world.payFailedBill(subscriptionId));
    const bills = (await at.till.paymentsOf(at.ann)).filter(({ goods }) => goods.kind === 'renewal');
    expect(bills).toMatchObject([{ state: 'settled', amount: 1200, goods: { groupId } }]);
    await ben.post(`/groups/${groupId}/leave`);
    await at.till.settle();
    expect(await world.nextSum(subscriptionId)).toBe(900);
    await at.till.expectBooksToAgree();
  });

  test('a bill that is paid long after it failed is noticed by the next day', async () => {
    const kim = await at.till.register('kim');
    await at.till.tell(
      await world.pay(await at.till.begin(kim, { kind: 'subscription', block: 'basic_earned' })),
    );
    const subscriptionId = (await at.till.planOf(kim)).subscriptionId ?? '';
    await at.till.later(31 * 24 * 60);
    await at.till.tell(await world.failBill(subscriptionId));
    const renewal = async () => (await at.till.paymentsOf(kim))[1]?.state;
    await at.till.later(10 * 24 * 60);
    expect(await renewal()).toBe('failed');
    await world.payFailedBill(subscriptionId);
    await at.till.later(24 * 60 + 21);
    expect(await renewal()).toBe('settled');
    await at.till.expectBooksToAgree();
  });

  test('a card that is entered pays from then on', async () => {
    await at.till.tell(
      await world.pay(await at.till.begin(at.ann, { kind: 'subscription', block: 'basic_earned' })),
    );
    const { body } = await at.ann.post('//stripe/subscribe/edit');
    const session = world.books.get(textIn(body.data, 'sessionId'));
    expect(session).toMatchObject({ mode: 'setup', customer: 'cus_1', currency: 'usd' });
    session['setup_intent'] = world.books.add('seti', { payment_method: 'pm_new' }).id;
    const told = world.event('checkout.session.completed', session);
    expect(await at.till.tell([told])).toEqual([200]);
    const { subscriptionId } = await at.till.planOf(at.ann);
    expect(world.books.get(subscriptionId)['default_payment_method']).toBe('pm_new');
  });

  test('a dispute takes nothing while it is open, or once it is won', async () => {
    const reference = await at.till.begin(at.ann, { kind: 'gems', pack: '4gems' });
    await at.till.tell(await world.pay(reference));
    await world.chargeBack(reference);
    const [dispute] = world.books.all('dp');
    if (!dispute) throw new Error('no dispute');
    for (const status of ['needs_response', 'won']) {
      dispute['status'] = status;
      await at.till.tell([
        world.event('charge.dispute.created', dispute),
        world.event('charge.dispute.closed', dispute),
      ]);
      expect(await at.till.stateOf(reference)).toBe('settled');
    }
    dispute['status'] = 'lost';
    await at.till.comeBack(reference);
    expect(await at.till.stateOf(reference)).toBe('chargedBack');
  });

  test('what else the owner sells is left alone', async () => {
    const session = world.books.add('cs', { status: 'complete', payment_status: 'paid', metadata: {} });
    const subscription = { items: { data: [{ quantity: 1, unit_amount: 5, current_period_end: 5 }] } };
    const theirs = world.books.add('sub', { ...subscription, months: 1, metadata: {} });
    const bill = world.books.invoice(theirs, 'subscription_cycle', { status: 'paid', amount_paid: 5 });
    const told = [
      world.event('checkout.session.completed', session),
      world.event('invoice.paid', bill),
      world.event('customer.subscription.deleted', theirs),
      world.event('product.created', { id: 'prod_1' }),
    ];
    const before = await at.till.payments();
    expect(await at.till.tell(told)).toEqual([200, 200, 200, 200]);
    expect(await at.till.payments()).toEqual(before);
    const [first, , , unknown] = told;
    const wire = (one = first) =>
      at.till.server.anyone.call('POST', '//stripe/webhooks', {
        body: one?.body,
        headers: { 'content-type': 'application/json', ...one?.headers },
      });
    expect([(await wire()).status, (await wire(unknown)).status]).toEqual([200, 400]);
  });

  test('part of the money goes back without anything being taken', async () => {
    const reference = await at.till.begin(at.ann, { kind: 'gems', pack: '4gems' });
    await at.till.tell(await world.pay(reference));
    const charge = world.books.chargeOf(world.books.get(reference)['payment_intent']);
    await at.till.tell([world.event('charge.refunded', charge)]);
    expect(await at.till.stateOf(reference)).toBe('settled');
  });

  test('its SDK is loaded when money is first spoken of', () => {
    const source = readFileSync(join(import.meta.dirname, '../src/payments/stripe/stripe-api.ts'), 'utf8');
    expect(source).not.toMatch(/^import (?!type ).*'stripe'/m);
  });
});
