import { findGemPack } from '@everdeed/content';
import { textIn, valueIn } from '@everdeed/content/values';
import { gemsOfPack } from '@everdeed/rules';
import { call, type Person } from '../person.ts';
import { control } from '../together-world.ts';
import { comeBack, pick, type Seller, type Shop, tell, type Webhook, webhooksOf } from './shop.ts';

/** What is bought: a pack of gems, a year's subscription, or gems for somebody else. */
export type Wares = 'gems' | 'subscription' | 'gift';
const PACK = '21gems';
const BLOCK = 'basic_12mo';
const GIFT_GEMS = 8;

export interface Buyer extends Person {
  readonly id: string;
}

/** Somebody who buys, and who gets what they give. */
type Pair = Pick<Purchase, 'buyer' | 'receiver'>;

/** Something that somebody began to buy. */
export interface Purchase {
  readonly buyer: Buyer;
  readonly receiver: Buyer;
  readonly wares: Wares;
  readonly seller: Seller;
  /** What the receiver gets. */
  readonly gems: number;
  /** The provider's id; absent if the answer was cut off, so that nobody can pay. */
  reference?: string;
  readonly webhooks: Webhook[];
  /** Whether the buyer knows that it is paid. */
  isPaid: boolean;
  isRefunded: boolean;
  /** Whether its subscription was billed once more. */
  isBilled: boolean;
  /** Whether a kill cut it off. */
  isCutOff: boolean;
}

/** A step on the way after the buyer has paid. */
type Step = 'tell' | 'back' | 'both';
/** Orders in which webhooks and the buyer arrive; where nobody tells, the webhooks are lost. */
const WAYS: readonly (readonly Step[])[] = [
  ['tell', 'back'],
  ['back', 'tell'],
  ['tell', 'tell', 'back'],
  ['both', 'both'],
  ['tell'],
  ['back'],
  [],
];
/** How often a paid pack goes back. */
const REFUNDED = 0.2;
/** How often a buyer comes back, again or for the first time, after the program was killed. */
const RETURNING = 0.3;

/** Registers somebody who may receive gems and never spends any. */
export async function registerBuyer(url: string, person: Person): Promise<Buyer> {
  const id = textIn(person.headers, 'x-api-user');
  await control(url, 'write', { collection: 'users', id, set: { balance: 0 } });
  return { ...person, id };
}

const giftOf = ({ receiver }: Purchase) => ({
  type: 'gems',
  uuid: receiver.id,
  gems: { amount: GIFT_GEMS, fromBalance: false },
});

function orderOf(purchase: Purchase): Record<string, unknown> {
  if (purchase.wares === 'gift') return { gift: giftOf(purchase) };
  return purchase.wares === 'gems' ? { gemsBlock: PACK } : { sub: BLOCK };
}

/** Gems of what is bought at an instant (ms), of which there are more during a sale. */
function gemsOf(wares: Wares, now: number): number {
  const pack = findGemPack(PACK);
  if (!pack) throw new Error(`there is no ${PACK}`);
  return { subscription: 0, gift: GIFT_GEMS, gems: gemsOfPack(pack, now) }[wares];
}

function purchaseOf({ buyer, receiver }: Pair, wares: Wares, { sellers, now }: Shop): Purchase {
  return {
    buyer,
    receiver: wares === 'gift' ? receiver : buyer,
    wares,
    seller: pick(sellers),
    gems: gemsOf(wares, now()),
    webhooks: [],
    isPaid: false,
    isRefunded: false,
    isBilled: false,
    isCutOff: false,
  };
}

/** Begins a checkout by card. */
async function beginByCard(url: string, purchase: Purchase): Promise<string> {
  const { headers } = purchase.buyer;
  const begun = await call(url, '/stripe/checkout-session', {
    method: 'POST',
    headers,
    body: orderOf(purchase),
  });
  return textIn(begun, 'sessionId');
}

/** The checkout at an address: PayPal's, or the sandbox's in its place. */
function checkoutAt(url: string): string {
  const { searchParams, pathname } = new URL(url);
  const token = searchParams.get('token') ?? searchParams.get('ba_token')?.replace('BA-', '');
  const [, inSandbox] = /^\/sandbox\/checkout\/(.+)$/.exec(pathname) ?? [];
  const reference = token ?? inSandbox;
  if (!reference) throw new Error(`no checkout at ${url}`);
  return reference;
}

/** Begins a checkout by PayPal, whose pages name it in their address. */
async function beginByPaypal(url: string, purchase: Purchase): Promise<string> {
  const { headers } = purchase.buyer;
  const order = Object.entries(orderOf(purchase)).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const query = new URLSearchParams([...order, ['noRedirect', '1']]);
  const page = purchase.wares === 'subscription' ? 'subscribe' : 'checkout';
  const begun = await call(url, `/paypal/${page}?${query}`, { headers });
  return checkoutAt(textIn(begun, 'url'));
}

const begin = (url: string, purchase: Purchase): Promise<string> =>
  purchase.seller.paymentMethod === 'Stripe' ? beginByCard(url, purchase) : beginByPaypal(url, purchase);

/** Notes webhooks of what happened, and sends each that is not lost once. */
async function happen(url: string, purchase: Purchase, told: readonly Webhook[]): Promise<void> {
  purchase.webhooks.push(...told);
  for (const one of told) await tell(url, one);
}

async function goOn(url: string, shop: Shop, { webhooks, reference = '' }: Purchase): Promise<void> {
  const way = pick(WAYS);
  const path = await shop.returnPath(reference);
  const tellAll = () => Promise.all(webhooks.map((one) => tell(url, one)));
  const back = () => comeBack(url, path);
  if (way.every((step) => step === 'back')) for (const one of webhooks) one.isLost = true;
  for (const step of way) {
    if (step !== 'back') await (step === 'both' ? Promise.all([tellAll(), back()]) : tellAll());
    else await back();
  }
}

/** The id of the subscription that a checkout began. */
async function subscriptionOf(url: string, { headers }: Buyer): Promise<string> {
  const player = await call(url, '/api/v4/user?userFields=purchased.plan', { headers });
  const id = valueIn(player, 'purchased', 'plan', 'subscriptionId');
  return typeof id === 'string' ? id : '';
}

async function afterwards(url: string, purchase: Purchase): Promise<void> {
  const { seller, wares, reference = '', buyer } = purchase;
  if (wares === 'subscription') {
    const id = await subscriptionOf(url, buyer);
    if (!id) return;
    purchase.isBilled = true;
    await happen(url, purchase, webhooksOf(seller, await seller.bill(id)));
  } else if (Math.random() < REFUNDED && (await seller.kept()).includes(reference)) {
    purchase.isRefunded = true;
    await happen(url, purchase, webhooksOf(seller, await seller.refund(reference)));
  }
}

async function pay(url: string, purchase: Purchase): Promise<void> {
  purchase.reference = await begin(url, purchase);
  purchase.webhooks.push(...webhooksOf(purchase.seller, await purchase.seller.pay(purchase.reference)));
  purchase.isPaid = true;
}

async function buy(url: string, shop: Shop, purchase: Purchase): Promise<void> {
  await pay(url, purchase);
  await goOn(url, shop, purchase);
  await afterwards(url, purchase);
}

/** Buys a subscription, then gems for oneself and another, until the server is gone; notes what was begun. */
export async function buyUntilGone(
  url: string,
  shop: Shop,
  pair: Pair,
  purchases: Purchase[],
): Promise<void> {
  for (let wares: Wares = 'subscription'; ; wares = pick(['gems', 'gift'])) {
    const purchase = purchaseOf(pair, wares, shop);
    purchases.push(purchase);
    try {
      await buy(url, shop, purchase);
    } catch (error) {
      // What breaks off is a failure of fetch; anything else is no kill's doing.
      if (!(error instanceof TypeError)) throw error;
      purchase.isCutOff = true;
      return;
    }
  }
}

/** Buys a subscription where nobody disturbs. */
export async function subscribeCalmly(url: string, shop: Shop, buyer: Buyer): Promise<void> {
  const purchase = purchaseOf({ buyer, receiver: buyer }, 'subscription', shop);
  await pay(url, purchase);
  for (const one of purchase.webhooks) await tell(url, one);
  await control(url, 'settle', {});
}

/** Sends what nobody has taken until it is taken, and has some buyers come back who may have been here already. */
export async function finish(url: string, shop: Shop, { webhooks, reference }: Purchase): Promise<void> {
  for (const one of webhooks) if (!one.isHeard && !one.isLost) await tell(url, one);
  if (reference !== undefined && Math.random() < RETURNING)
    await comeBack(url, await shop.returnPath(reference));
}
