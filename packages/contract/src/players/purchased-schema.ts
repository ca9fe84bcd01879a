import { Type } from 'typebox';
import { instant, mapOf, optionalText, text, unset } from '../core/fields.ts';

const flags = mapOf(Type.Boolean());
const number = Type.Number();
const date = unset(instant());

/** A subscription; without `customerId` there is none (wire-user-and-tasks 1.2). */
const planSchema = Type.Object({
  planId: unset(text),
  subscriptionId: unset(text),
  customerId: unset(text),
  paymentMethod: unset(text),
  owner: optionalText,
  quantity: number,
  dateCreated: date,
  dateTerminated: date,
  dateUpdated: date,
  dateCurrentTypeCreated: date,
  lastReminderDate: date,
  lastBillingDate: date,
  nextPaymentProcessing: date,
  nextBillingDate: date,
  hourglassPromoReceived: date,
  extraMonths: number,
  gemsBought: number,
  cumulativeCount: number,
  mysteryItems: Type.Array(text),
  consecutive: Type.Object({
    count: number,
    offset: number,
    gemCapExtra: number,
    trinkets: Type.Number({ description: 'Hourglasses.' }),
    lastHourglassReceived: Type.Optional(instant()),
  }),
});

/** Looks that were bought, by key, and the subscription. */
export const purchasedSchema = Type.Object({
  ads: Type.Boolean(),
  txnCount: number,
  mobileChat: Type.Optional(Type.Boolean()),
  skin: flags,
  shirt: flags,
  background: flags,
  hair: mapOf(flags),
  plan: planSchema,
});
