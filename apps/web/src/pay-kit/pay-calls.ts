import { groupPlanCalls } from 'virtual:calls/groupPlan';
import { paymentCalls } from 'virtual:calls/payment';
import { type CallRequest, requestOf } from '../data/calls.ts';
import { bodyOf, type Order } from './order.ts';
import type { PayWay } from './use-payments.ts';

/** Has pages of PayPal answer instead of leading on. */
const noRedirect = 'true';

/** Begins a payment by PayPal, which takes a gift as JSON (wire-groups-and-admin 7.9). */
function paypalCheckout(order: Order): CallRequest<object> {
  const { sub, coupon, gemsBlock, gift } = bodyOf(order);
  if (sub !== undefined)
    return requestOf(paymentCalls.subscribeByPaypal, {
      query: { sub, ...(coupon && { coupon }), noRedirect },
    });
  const goods = gift ? { gift: JSON.stringify(gift) } : { ...(gemsBlock && { gemsBlock }) };
  return requestOf(paymentCalls.payByPaypal, { query: { ...goods, noRedirect } });
}

/** Begins a payment. */
export const checkoutFor = (order: Order, way: PayWay): CallRequest<object> =>
  way === 'paypal'
    ? paypalCheckout(order)
    : requestOf(paymentCalls.createCheckoutSession, { body: bodyOf(order) });

/** Begins the change of one's card, or of that of a group. */
export const cardChange = (groupId?: string) =>
  requestOf(paymentCalls.editStripeCard, { body: groupId === undefined ? {} : { groupId } });

/** The plan of groups that is sold (wire-groups-and-admin 5.3). */
const GROUP_PLAN = 'group_monthly';

/** Begins to pay for a group that is founded with its plan. */
export const planOfNewGroup = (name: string, summary: string) =>
  requestOf(groupPlanCalls.createGroupPlan, {
    body: {
      groupToCreate: { name, summary, type: 'guild', privacy: 'private' },
      paymentType: 'Stripe',
      sub: GROUP_PLAN,
    },
  });

/** Begins to pay for the plan of a group that is there. */
export const planOfGroup = (groupId: string) =>
  requestOf(paymentCalls.createCheckoutSession, { body: { groupId, sub: GROUP_PLAN } });

/** The way by which a plan is paid here; undefined for those of other shops (wire-groups-and-admin 7.9). */
export function wayOfPlan(paymentMethod: string | null | undefined): PayWay | undefined {
  if (paymentMethod === 'Stripe') return 'card';
  return paymentMethod === 'Paypal' ? 'paypal' : undefined;
}

/** Ends one's own subscription when it is next due. */
export const cancellation = (way: PayWay): CallRequest<object> =>
  way === 'paypal'
    ? requestOf(paymentCalls.cancelPaypal, { query: { noRedirect } })
    : requestOf(paymentCalls.cancelStripe, { query: { noRedirect } });
