import { numberIn, valueIn } from '@everdeed/content/values';
import { call } from '../person.ts';
import type { Buyer, Purchase } from './buyer.ts';

/** What somebody has that payments give. */
export interface Wealth {
  readonly gems: number;
  readonly hourglasses: number;
  /** How many payments were settled for somebody's purchases. */
  readonly bought: number;
  readonly subscriptionId: string;
}

/** What a buyer has by the server's account. */
export async function wealthOf(url: string, { headers }: Buyer): Promise<Wealth> {
  const player = await call(url, '/api/v4/user?userFields=balance,purchased', { headers });
  const { gems, hourglasses } = {
    gems: numberIn(player, 'balance') * 4,
    hourglasses: numberIn(player, 'purchased', 'plan', 'consecutive', 'trinkets'),
  };
  const id = valueIn(player, 'purchased', 'plan', 'subscriptionId');
  const bought = numberIn(player, 'purchased', 'txnCount');
  return { gems, hourglasses, bought, subscriptionId: typeof id === 'string' ? id : '' };
}

/** What is owed to a buyer by what providers have kept. */
function owedTo(buyer: Buyer, purchases: readonly Purchase[], kept: ReadonlySet<string>) {
  const paid = purchases.filter(({ reference = '' }) => kept.has(reference));
  const received = paid.filter(({ receiver }) => receiver === buyer);
  const own = paid.filter((one) => one.buyer === buyer);
  return {
    gems: received.reduce((sum, one) => sum + one.gems, 0),
    subscriptions: own.filter(({ wares }) => wares === 'subscription').length,
    bought: own.length,
    // One that went back may have been heard of before, or only together with that.
    refunded: purchases.filter((one) => one.buyer === buyer && one.isRefunded).length,
  };
}

/** Compares what a buyer has with what providers have kept; `yearly` is the hourglasses of one subscription. */
export async function checkBuyer(
  url: string,
  buyer: Buyer,
  purchases: readonly Purchase[],
  { kept, yearly }: { readonly kept: ReadonlySet<string>; readonly yearly: number },
): Promise<string[]> {
  const has = await wealthOf(url, buyer);
  const owed = owedTo(buyer, purchases, kept);
  const problems: string[] = [];
  const compare = (what: string, found: number, least: number, most = least) => {
    if (found < least || found > most) problems.push(`${what}: ${found} instead of ${least} to ${most}`);
  };
  compare('gems', has.gems, owed.gems);
  compare('hourglasses', has.hourglasses, owed.subscriptions * yearly);
  compare('settled purchases', has.bought, owed.bought, owed.bought + owed.refunded);
  compare('subscriptions', has.subscriptionId === '' ? 0 : 1, owed.subscriptions);
  return problems;
}

/** Everything that was paid stayed paid, unless it was refunded; nobody's money went back for nothing. */
export function checkPaid(purchases: readonly Purchase[], kept: ReadonlySet<string>): string[] {
  const paid = purchases.filter(({ isPaid, isRefunded }) => isPaid && !isRefunded);
  const missing = paid.filter(({ reference = '' }) => !kept.has(reference));
  return missing.map(({ seller, wares }) => `${wares} paid at ${seller.name}, and the money is not there`);
}

/** A payment as the program tells it to the books. */
interface Booked {
  readonly state: string;
  readonly isOwed: boolean;
  readonly reference: string;
}

function bookedIn(csv: string): Booked[] {
  const [head = '', ...lines] = csv.trim().split('\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    return {
      state: cell('state'),
      isOwed: cell('to be paid back') === 'yes',
      reference: cell('reference'),
    };
  });
}

/** Compares the program's own books, as CSV, with those of the providers. */
export function checkBooks(csv: string, kept: ReadonlySet<string>): string[] {
  const booked = bookedIn(csv);
  const settled = booked.filter(({ state }) => state === 'settled').map(({ reference }) => reference);
  const missing = [...kept].filter((reference) => !settled.includes(reference));
  const tooMuch = settled.filter((reference) => !kept.has(reference));
  const twice = settled.length - new Set(settled).size;
  const owed = booked.filter(({ isOwed }) => isOwed).length;
  return [
    ...missing.map((reference) => `${reference} was paid and is not in the books`),
    ...tooMuch.map((reference) => `${reference} is in the books and was not paid`),
    ...(twice > 0 ? [`${twice} payments are twice in the books`] : []),
    ...(owed > 0 ? [`${owed} payments are still owed`] : []),
    ...(settled.length > 0 ? [] : ['the books are empty']),
  ];
}
