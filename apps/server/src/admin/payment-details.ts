import type { Payment, Player, Plan } from '@everdeed/rules';
import type { Stores } from '../storage/stores.ts';
import type { Refuser } from '../work/refusal.ts';

type Refusing = Refuser<
  | 'amazonSubscriptionNotValidated'
  | 'giftSubscriptionNotValidated'
  | 'missingSubscription'
  | 'subscriptionNotFoundForUser'
  | 'unknownSubscriptionPaymentMethod'
> & { readonly read: Stores };

const dateOf = (value: string | null | undefined): string | null => value || null;

/** The latest payment of a subscription, in our own books: they hold what the providers have told. */
async function latestPayment({ read }: Refusing, { subscriptionId }: Plan): Promise<Payment | undefined> {
  if (!subscriptionId) return undefined;
  const provider = await read.payments.providerOf(subscriptionId);
  return provider === undefined ? undefined : read.payments.latestOf(provider, subscriptionId);
}

async function stripeDetails(work: Refusing, plan: Plan) {
  const latest = await latestPayment(work, plan);
  return {
    customerId: plan.customerId ?? null,
    originalPurchaseDate: dateOf(plan.dateCreated),
    lastPaymentDate: dateOf(latest?.updatedAt ?? plan.lastBillingDate),
  };
}

async function paypalDetails(work: Refusing, plan: Plan) {
  if (!plan.customerId) throw work.refuse('NotAuthorized', 'missingSubscription');
  const { originalPurchaseDate, lastPaymentDate, customerId } = await stripeDetails(work, plan);
  const isCanceled = Boolean(plan.dateTerminated);
  return {
    customerId,
    originalPurchaseDate,
    expirationDate: dateOf(plan.dateTerminated),
    nextPaymentDate: isCanceled ? null : dateOf(plan.nextBillingDate),
    lastPaymentDate,
    productId: plan.planId ?? null,
    transactionId: plan.subscriptionId ?? null,
    isCanceled,
    failedPayments: 0,
  };
}

/** What is known of the payments of a player's subscription (wire-groups-and-admin 6.5). */
export async function paymentDetails(work: Refusing, { purchased: { plan } }: Player) {
  switch (plan.paymentMethod) {
    case undefined:
    case null:
    case '':
      throw work.refuse('NotFound', 'subscriptionNotFoundForUser');
    case 'Stripe':
      return stripeDetails(work, plan);
    case 'Paypal':
      return paypalDetails(work, plan);
    // No receipt of a phone's shop is ever kept here.
    case 'Apple':
    case 'Google':
      throw work.refuse('NotAuthorized', 'missingSubscription');
    case 'Amazon Payments':
      throw work.refuse('NotFound', 'amazonSubscriptionNotValidated');
    case 'Gift':
      throw work.refuse('NotFound', 'giftSubscriptionNotValidated');
    default:
      throw work.refuse('NotFound', 'unknownSubscriptionPaymentMethod');
  }
}
