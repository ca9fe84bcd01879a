import { groupPlanCalls } from 'virtual:calls/groupPlan';
import { paymentCalls } from 'virtual:calls/payment';
import { requestOf } from '../data/calls.ts';
import { bodyOf, type Order } from './order.ts';

/** Begins a payment. */
export const checkoutFor = (order: Order) =>
  requestOf(paymentCalls.createCheckoutSession, { body: bodyOf(order) });

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

/** Ends one's own subscription when it is next due. */
export const cancellation = () => requestOf(paymentCalls.cancelStripe, { query: { noRedirect: 'true' } });
