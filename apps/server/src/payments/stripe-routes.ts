import { stripeCalls } from '@everdeed/contract';
import { asText, priceOf } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { refusal, type Refuser, unwrap } from '../work/refusal.ts';
import { beginCheckout } from './checkout.ts';
import { cancelPaid, changeCard, requireProvider } from './manage.ts';
import type { PaymentParts } from './parts.ts';
import type { Checkout } from './provider.ts';
import { providerFor } from './providers.ts';
import { readOrder } from './read-order.ts';
import { takeWebhook } from './receive.ts';

const paymentMethod = 'Stripe';

const presentCheckout = ({ reference, url }: Checkout) => ({ sessionId: reference, url });

/** Plans of groups are not sold yet: for them there is no group. */
function refuseGroup(work: Refuser<'groupNotFound'>, groupId: unknown): void {
  if (groupId) throw work.refuse('NotFound', 'groupNotFound');
}

/** Paying by card (wire-groups-and-admin 7.9). */
export const stripeRoutes = (parts: PaymentParts) => [
  route(stripeCalls.createCheckoutSession, async (work, { actor, body, info }) => {
    if (!body.gift && body.sub) refuseGroup(work, body.groupId);
    const order = await readOrder(work, body, { actor, language: info.language });
    const amount = unwrap(work, priceOf(order.goods, order.facts));
    const provider = providerFor(parts, paymentMethod);
    return presentCheckout(await beginCheckout(work, { parts, provider }, { ...order, amount }));
  }),
  route(stripeCalls.editStripeCard, async (work, { actor, body, info }) => {
    refuseGroup(work, body.groupId);
    const buyer = { actor, language: info.language };
    return presentCheckout(await changeCard(work, { parts, paymentMethod }, buyer));
  }),
  route(stripeCalls.cancelStripe, async (work, { actor, query }) => {
    refuseGroup(work, query.groupId);
    await cancelPaid(work, parts, { actor, paymentMethod });
    return asText(query.noRedirect) ? reply({ data: {} }) : reply({ redirect: '/' });
  }),
  route(stripeCalls.receiveStripeWebhook, async (work, { rawBody, info }) => {
    const provider = requireProvider(work, { provider: providerFor(parts, paymentMethod) });
    const taken = await takeWebhook({ parts, provider }, { body: rawBody, headers: info.headers });
    if (taken !== 'heard') throw refusal('BadRequest', 'badRequest');
    return reply({ raw: { contentType: 'application/json; charset=utf-8', body: '{}' } });
  }),
];
