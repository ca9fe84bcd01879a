import { stripeCalls } from '@everdeed/contract';
import { asText, priceOf } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { refusal, unwrap } from '../work/refusal.ts';
import { beginCheckout } from './checkout.ts';
import { cancelPlanOfGroup, changeCardOfGroup, readGroupOrder } from './group-order.ts';
import { cancelPaid, changeCard, requireProvider } from './manage.ts';
import type { PaymentParts } from './parts.ts';
import type { Checkout } from './provider.ts';
import { providerFor } from './providers.ts';
import { readOrder } from './read-order.ts';
import { takeWebhook } from './receive.ts';

const paymentMethod = 'Stripe';

const presentCheckout = ({ reference, url }: Checkout) => ({ sessionId: reference, url });

/** Paying by card (wire-groups-and-admin 7.9). */
export const stripeRoutes = (parts: PaymentParts) => [
  route(stripeCalls.createCheckoutSession, async (work, { actor, body, info }) => {
    const buyer = { actor, language: info.language };
    const groupId = !body.gift && body.sub ? asText(body.groupId) : '';
    const order = groupId
      ? await readGroupOrder(work, parts, { ...body, groupId }, buyer)
      : await readOrder(work, body, buyer);
    const amount = unwrap(work, priceOf(order.goods, order.facts));
    const provider = providerFor(parts, paymentMethod);
    return presentCheckout(await beginCheckout(work, { parts, provider }, { ...order, amount }));
  }),
  route(stripeCalls.editStripeCard, async (work, { actor, body, info }) => {
    const buyer = { actor, language: info.language };
    const groupId = asText(body.groupId);
    const at = { parts, paymentMethod };
    return presentCheckout(
      await (groupId ? changeCardOfGroup(work, at, { ...buyer, groupId }) : changeCard(work, at, buyer)),
    );
  }),
  route(stripeCalls.cancelStripe, async (work, { actor, query }) => {
    const { groupId } = query;
    await (groupId
      ? cancelPlanOfGroup(work, parts, { actor, groupId })
      : cancelPaid(work, parts, { actor, paymentMethod }));
    return asText(query.noRedirect) ? reply({ data: {} }) : reply({ redirect: '/' });
  }),
  route(stripeCalls.receiveStripeWebhook, async (work, { rawBody, info }) => {
    const provider = requireProvider(work, { provider: providerFor(parts, paymentMethod) });
    const taken = await takeWebhook({ parts, provider }, { body: rawBody, headers: info.headers });
    if (taken !== 'heard') throw refusal('BadRequest', 'badRequest');
    return reply({ raw: { contentType: 'application/json; charset=utf-8', body: '{}' } });
  }),
];
