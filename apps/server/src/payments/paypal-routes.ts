import { paypalCalls } from '@everdeed/contract';
import { asText, checkBlock, type Payment, type Player, priceOf, ruledOut } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { refusal, type Refuser, unwrap } from '../work/refusal.ts';
import type { Work } from '../work/work.ts';
import { beginCheckout, type Order } from './checkout.ts';
import { pageAfter } from './come-back.ts';
import { cancelPaid, requireProvider } from './manage.ts';
import type { PaymentParts, ProviderParts } from './parts.ts';
import { askSubscriptionJob } from './payment-jobs.ts';
import type { Checkout } from './provider.ts';
import { providerFor } from './providers.ts';
import { readOrder, readOwnOrder } from './read-order.ts';

const paymentMethod = 'Paypal';

/** No other reasons are left once there is such a block. */
const isOfBlock = ruledOut(
  'badAmountOfGemsToPurchase',
  'giftMessageTooLong',
  'groupNotFound',
  'groupPolicyCannotGetGems',
  'invalidGemsBlock',
  'messageNotAvailable',
  'onlyPrivateGuildsCanUpgrade',
  'petsAlreadyOwned',
);
/** There is no coupon to be wrong, and no group. */
const isOnce = ruledOut('groupNotFound', 'invalidCoupon', 'onlyPrivateGuildsCanUpgrade');

/** A gift as it stands in a query; what is no JSON is nothing that can be bought. */
function giftIn(work: Refuser<'invalidGemsBlock'>, gift: string | undefined): unknown {
  if (!gift) return undefined;
  try {
    return JSON.parse(gift);
  } catch {
    throw work.refuse('BadRequest', 'invalidGemsBlock');
  }
}

/** The price of a subscription; PayPal refuses coupons in a way of its own (wire-groups-and-admin 7.9). */
function priceOfBlock(
  work: Refuser<'couponCodeRequired' | 'invalidCoupon' | 'missingSubscriptionCode'>,
  { goods, facts }: Order,
): number {
  unwrap(work, checkBlock('block' in goods ? goods.block : '', 'user'));
  const price = isOfBlock(priceOf(goods, facts));
  if (!price.ok && price.refusal.key === 'invalidCoupon') throw work.refuse('NotAuthorized', 'invalidCoupon');
  return unwrap(work, price);
}

/** PayPal does not cancel what it has not billed yet. */
function requireBilled(work: Refuser<'planNotActive'>, { purchased }: Player): void {
  if (!purchased.plan.lastBillingDate) throw work.refuse('BadRequest', 'planNotActive');
}

const goTo = ({ url }: Checkout, noRedirect: unknown) =>
  asText(noRedirect) ? reply({ data: { url } }) : reply({ redirect: url });
const comeBackTo = (place: string, noRedirect: unknown) =>
  asText(noRedirect) ? reply({ data: {} }) : reply({ redirect: place });

/** The payment of a buyer that PayPal calls so. */
async function findOwn(
  { read }: Pick<Work, 'read'>,
  { provider }: ProviderParts,
  { reference, buyerId }: { readonly reference: string; readonly buyerId: string },
): Promise<Payment | undefined> {
  const id = await read.payments.findByReference(provider.name, reference);
  const payment = id === undefined ? undefined : await read.payments.get(id);
  return payment?.payerId === buyerId ? payment : undefined;
}

/** Paying by PayPal: pages that browsers open (wire-groups-and-admin 7.9). */
export const paypalRoutes = (parts: PaymentParts) => {
  const shop = () => ({ parts, provider: providerFor(parts, paymentMethod) });
  const at = (work: Refuser<'paymentMethodNotAvailable'>) => ({
    parts,
    provider: requireProvider(work, shop()),
  });
  return [
    route(paypalCalls.payByPaypal, async (work, { actor, query, info }) => {
      const { sku, gemsBlock, noRedirect } = query;
      const wish = { gift: giftIn(work, query.gift), sku, gemsBlock };
      const order = await readOrder(work, wish, { actor, language: info.language });
      const amount = unwrap(work, isOnce(priceOf(order.goods, order.facts)));
      return goTo(await beginCheckout(work, shop(), { ...order, amount }), noRedirect);
    }),
    route(paypalCalls.returnFromPaypal, async (work, { actor, query }) => {
      const reference = query.paymentId || query.token;
      if (!reference) throw work.refuse('BadRequest', 'missingPaymentId');
      if (!query.PayerID) throw work.refuse('BadRequest', 'missingCustomerId');
      const payment = await findOwn(work, at(work), { reference, buyerId: actor.id });
      if (!payment) throw refusal('NotFound', 'notFound');
      return comeBackTo(await pageAfter(at(work), payment), query.noRedirect);
    }),
    route(paypalCalls.subscribeByPaypal, async (work, { actor, query, info }) => {
      const { sub, groupId, coupon, noRedirect } = query;
      if (!sub) throw work.refuse('BadRequest', 'missingSubKey');
      // Groups pay by card (wire-groups-and-admin 5.2).
      if (groupId) throw work.refuse('NotFound', 'groupNotFound');
      const order = await readOwnOrder(work, { sub, coupon }, { actor, language: info.language });
      const amount = priceOfBlock(work, order);
      return goTo(await beginCheckout(work, shop(), { ...order, amount }), noRedirect);
    }),
    route(paypalCalls.returnFromPaypalSubscription, async (work, { actor, query }) => {
      const reference = query.subscription_id || query.token || '';
      const payment = await findOwn(work, at(work), { reference, buyerId: actor.id });
      if (payment?.goods.kind !== 'subscription') throw work.refuse('BadRequest', 'missingPaypalBlock');
      return comeBackTo(await pageAfter(at(work), payment), query.noRedirect);
    }),
    route(paypalCalls.cancelPaypal, async (work, { actor, query }) => {
      if (query.groupId) throw work.refuse('NotFound', 'groupNotFound');
      const check = (player: Player) => requireBilled(work, player);
      await cancelPaid(work, parts, { actor, paymentMethod, check });
      return comeBackTo('/user/settings/subscription', query.noRedirect);
    }),
    route(paypalCalls.receivePaypalNotice, async (work, { body }) => {
      const { provider } = shop();
      const subscriptionId = asText(body.recurring_payment_id);
      const payment = provider && (await work.read.payments.latestOf(provider.name, subscriptionId));
      if (!payment) return {};
      const job = { provider: provider.name, subscriptionId };
      await work.transaction((tx) => tx.enqueue(askSubscriptionJob, job, { key: subscriptionId }));
      return {};
    }),
  ];
};
