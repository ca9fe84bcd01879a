import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Static, Type } from '@everdeed/contract';
import { Compile } from 'typebox/compile';
import type { PaymentReport } from '@everdeed/rules';
import { BadWebhook, type ProviderEvent, type ReceivedWebhook } from '../provider.ts';
import type { CheckoutRow, SubscriptionRow } from './books.ts';

/** The header that carries the signature of a webhook: `t=SECONDS,v1=HEX`. */
export const SIGNATURE_HEADER = 'sandbox-signature';
/** How old a signature may be, in seconds: as strict as real providers are, our own figure. */
const MAX_AGE_S = 300;

const billing = Type.Object({ id: Type.String(), customerId: Type.String(), nextBill: Type.Number() });

/** What the sandbox tells of: its own words, which its side of our code translates. */
export const messageSchema = Type.Union([
  Type.Object({
    type: Type.Literal('checkout'),
    reference: Type.String(),
    isRenewal: Type.Boolean(),
    state: Type.Union([
      Type.Literal('processing'),
      Type.Literal('paid'),
      Type.Literal('failed'),
      Type.Literal('abandoned'),
      Type.Literal('refunded'),
      Type.Literal('chargedBack'),
    ]),
    amount: Type.Integer(),
    currency: Type.String(),
    subscription: Type.Optional(billing),
  }),
  Type.Object({ type: Type.Literal('subscriptionEnded'), subscriptionId: Type.String() }),
]);
export type SandboxMessage = Static<typeof messageSchema>;
type CheckoutMessage = Extract<SandboxMessage, { readonly type: 'checkout' }>;

/** What is to be told of a checkout; undefined while it is open. */
export function messageOf(
  row: CheckoutRow,
  subscription: SubscriptionRow | undefined,
): CheckoutMessage | undefined {
  const { id: reference, state, amount, currency, order_id } = row;
  if (state === 'open') return undefined;
  return {
    type: 'checkout',
    reference,
    isRenewal: order_id === null,
    state,
    amount,
    currency,
    ...(subscription
      ? {
          subscription: {
            id: subscription.id,
            customerId: `customer of ${subscription.id}`,
            nextBill: subscription.next_bill,
          },
        }
      : {}),
  };
}

/** The report of a payment in a message. */
export function reportOf({ state, amount, currency, subscription }: CheckoutMessage): PaymentReport {
  if (state === 'paid') return { status: 'paid', amount, currency, subscription };
  if (state === 'refunded' || state === 'chargedBack')
    return { status: state, subscriptionId: subscription?.id };
  return { status: state === 'processing' ? 'pending' : state };
}

const macOf = (key: Buffer, at: string, body: Buffer | string): string =>
  createHmac('sha256', key).update(`${at}.`).update(body).digest('hex');

/** Signs the body of a webhook at an instant (ms). */
export function signed(key: Buffer, body: string, now: number): string {
  const at = String(Math.floor(now / 1000));
  return `t=${at},v1=${macOf(key, at, body)}`;
}

function isGenuine(key: Buffer, { body, headers }: ReceivedWebhook, now: number): boolean {
  const [, at = '', mac = ''] =
    /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(headers[SIGNATURE_HEADER])) ?? [];
  if (mac === '' || Math.abs(now / 1000 - Number(at)) > MAX_AGE_S) return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, at, body)));
}

let validator: ReturnType<typeof Compile<typeof messageSchema>> | undefined;

function parsed(body: Buffer): SandboxMessage {
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    throw new BadWebhook('the webhook is not JSON');
  }
  validator ??= Compile(messageSchema);
  if (!validator.Check(value)) throw new BadWebhook('the webhook says nothing that is known');
  return value;
}

/** Checks a webhook and translates it. */
export function readMessage(key: Buffer, webhook: ReceivedWebhook, now: number): ProviderEvent {
  if (!isGenuine(key, webhook, now)) throw new BadWebhook('the signature is missing, wrong or old');
  const message = parsed(webhook.body);
  if (message.type === 'subscriptionEnded')
    return { kind: 'subscriptionEnded', subscriptionId: message.subscriptionId };
  const { reference, isRenewal, subscription, amount } = message;
  const report = reportOf(message);
  return isRenewal && subscription
    ? { kind: 'renewal', reference, subscriptionId: subscription.id, amount, report }
    : { kind: 'payment', reference, report };
}
