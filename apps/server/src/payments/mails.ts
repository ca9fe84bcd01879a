import { findSubscriptionBlock } from '@everdeed/content';
import { nameOf, type Outcome, type Payment, type Player } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import { dayIn, priceIn } from '../words/written.ts';
import { mailPlayer } from '../work/mails.ts';
import { gemsIn } from './describe.ts';
import type { PaymentParts } from './parts.ts';

/** A payment that has just been granted, and what the grant did. */
export interface Settled {
  readonly payment: Payment;
  readonly outcome: Outcome<unknown>;
}

type MailParts = Pick<PaymentParts, 'mailer' | 'siteUrl'>;
type Mailed = Omit<Parameters<typeof mailPlayer>[2], 'to'>;

const subscriptionPage = '/user/settings/subscription';

const languageOf = ({ preferences }: Player): string => preferences.language ?? 'en';

/** What the buyer of something for themselves is told, with what they paid; nothing of a renewal. */
function receiptOf(payment: Payment, buyer: Player, site: string): Mailed | undefined {
  const { _id, goods, amount, currency, createdAt } = payment;
  const price = priceIn(languageOf(buyer), amount, currency);
  const page = `${site}${subscriptionPage}`;
  if (goods.kind === 'gems') {
    const count = gemsIn(goods.pack, Date.parse(createdAt));
    return { template: 'donation', params: { count, price, url: `${page}/receipts/${_id}` } };
  }
  if (goods.kind !== 'subscription') return undefined;
  const count = findSubscriptionBlock(goods.block)?.months ?? 1;
  return { template: 'subscription-begins', params: { count, price, url: page } };
}

/** What the receiver of a gift is told. */
function giftMail(
  { goods }: Payment,
  { events }: Outcome<unknown>,
  sender: string,
  site: string,
): Mailed | undefined {
  if (goods.kind === 'giftGems') {
    const params = { sender, count: goods.gems, url: site };
    return { template: 'gifted-gems', kind: 'giftedGems', params };
  }
  const given = events.find((event) => event.kind === 'subscriptionGiven');
  if (!given) return undefined;
  const params = { sender, count: given.months, url: `${site}${subscriptionPage}` };
  return { template: 'gifted-subscription', kind: 'giftedSubscription', params };
}

/** Mails buyers and receivers of gifts once something is granted (wire-groups-and-admin 7.9, 7.11). */
export async function mailSettled(tx: Tx, parts: MailParts, { payment, outcome }: Settled): Promise<void> {
  const site = parts.siteUrl();
  const payer = tx.players.held(payment.payerId);
  const receiver = tx.players.held(payment.receiverId);
  const send = (to: Player, mail: Mailed | undefined) =>
    mail ? mailPlayer(tx, parts, { to, ...mail }) : undefined;
  if (!payer || !receiver) return;
  await send(payer, receiptOf(payment, payer, site));
  await send(receiver, giftMail(payment, outcome, nameOf(payer), site));
  if (!outcome.events.some(({ kind }) => kind === 'subscriptionReturned')) return;
  const params = { receiver: nameOf(receiver), url: `${site}${subscriptionPage}` };
  await send(payer, { template: 'gift-one-get-one', params });
}

/** Mails a player whose plan was cancelled, with the day to which it goes on (7.9, "Cancel"). */
export async function mailCancelled(tx: Tx, parts: MailParts, playerId: string): Promise<void> {
  const to = tx.players.held(playerId);
  const end = Date.parse(to?.purchased.plan.dateTerminated ?? '');
  if (!to || Number.isNaN(end)) return;
  const params = { date: dayIn(languageOf(to), end), url: `${parts.siteUrl()}${subscriptionPage}` };
  await mailPlayer(tx, parts, { to, template: 'cancel-subscription', params });
}
