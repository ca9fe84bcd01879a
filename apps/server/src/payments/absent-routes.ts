import { valueIn } from '@everdeed/content/values';
import { amazonCalls, storeCalls } from '@everdeed/contract';
import type { Actor } from '../work/actor.ts';
import { route } from '../http/route.ts';
import type { Refuser } from '../work/refusal.ts';
import type { Work } from '../work/work.ts';
import { readSubscription } from './manage.ts';

type Absent = Refuser<'paymentMethodNotAvailable'>;

const absent = (work: Absent) => work.refuse('BadRequest', 'paymentMethodNotAvailable');

function requireField(work: Refuser<'missingBody'>, body: unknown, field: string): void {
  if (!valueIn(body, field)) throw work.refuse('BadRequest', 'missingBody', { params: { field } });
}

function requireReceipt(work: Refuser<'missingReceipt'>, receipt: unknown): void {
  if (!receipt) throw work.refuse('BadRequest', 'missingReceipt');
}

function requireSku(work: Refuser<'missingSubscriptionCode'>, sku: unknown): void {
  if (!sku) throw work.refuse('BadRequest', 'missingSubscriptionCode');
}

/** Nobody can have a subscription that is paid for in such a way, unless they brought it along. */
async function cancel(
  work: Work<'missingSubscription' | 'paymentMethodNotAvailable'>,
  actor: Actor,
  paymentMethod: string,
): Promise<never> {
  await readSubscription(work, actor, paymentMethod);
  throw absent(work);
}

/** Paying by Amazon: parameters are checked as ever, then nobody takes the money (wire-groups-and-admin 7.9). */
export const amazonRoutes = [
  route(amazonCalls.verifyAmazonToken, (work, { body }) => {
    requireField(work, body, 'access_token');
    throw absent(work);
  }),
  route(amazonCalls.createAmazonOrder, (work, { body }) => {
    requireField(work, body, 'billingAgreementId');
    throw absent(work);
  }),
  route(amazonCalls.payByAmazon, (work, { body }) => {
    requireField(work, body, 'orderReferenceId');
    throw absent(work);
  }),
  route(amazonCalls.subscribeByAmazon, (work, { body }) => {
    requireSku(work, body.subscription);
    requireField(work, body, 'billingAgreementId');
    throw absent(work);
  }),
  route(amazonCalls.cancelAmazon, (work, { actor, query }) => {
    if (query.groupId) throw work.refuse('NotFound', 'groupNotFound');
    return cancel(work, actor, 'Amazon Payments');
  }),
];

/** The stores of phones: the same. */
export const storeRoutes = [
  route(storeCalls.verifyAndroidReceipt, (work, { body }) => {
    requireReceipt(work, valueIn(body.transaction, 'receipt'));
    throw absent(work);
  }),
  route(storeCalls.subscribeOnAndroid, (work, { body }) => {
    requireSku(work, body.sku);
    throw absent(work);
  }),
  route(storeCalls.subscribeOnceOnAndroid, (work, { body }) => {
    requireSku(work, body.sku);
    requireReceipt(work, valueIn(body.transaction, 'receipt'));
    throw absent(work);
  }),
  route(storeCalls.cancelAndroid, (work, { actor }) => cancel(work, actor, 'Google')),
  route(storeCalls.verifyIosReceipt, (work, { body }) => {
    requireReceipt(work, valueIn(body.transaction, 'receipt'));
    throw absent(work);
  }),
  route(storeCalls.subscribeOnIos, (work, { body }) => {
    requireSku(work, body.sku);
    requireReceipt(work, body.receipt);
    throw absent(work);
  }),
  route(storeCalls.subscribeOnceOnIos, (work, { body }) => {
    requireSku(work, body.sku);
    requireReceipt(work, valueIn(body.transaction, 'receipt'));
    throw absent(work);
  }),
  route(storeCalls.cancelIos, (work, { actor }) => cancel(work, actor, 'Apple')),
];
