import { valueIn } from '@everdeed/content/values';
import { asText, checkGiftMessage, type Goods } from '@everdeed/rules';
import { findCoupon } from '../storage/coupons.ts';
import type { Actor } from '../work/actor.ts';
import { isBarredFromGems } from '../work/barred-from-gems.ts';
import { unwrap } from '../work/refusal.ts';
import { requireActor, requirePlayer } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import type { Order } from './checkout.ts';

/** What somebody asks for, as it was sent: the first of `gift`, `sub`, `sku` and `gemsBlock` counts. */
export interface Wish {
  readonly gift?: unknown;
  readonly sub?: unknown;
  readonly coupon?: unknown;
  readonly sku?: unknown;
  readonly gemsBlock?: unknown;
}

/** Who asks, in which language. */
export interface Buyer {
  readonly actor: Actor;
  readonly language: string;
}

function giftIn(gift: unknown): Goods & { readonly message?: string } {
  const written = asText(valueIn(gift, 'message'));
  const message = written ? { message: written } : {};
  if (valueIn(gift, 'type') === 'gems')
    return { kind: 'giftGems', gems: Number(asText(valueIn(gift, 'gems', 'amount')) || '0'), ...message };
  return { kind: 'giftSubscription', block: asText(valueIn(gift, 'subscription', 'key')), ...message };
}

function goodsIn({ sub, sku, gemsBlock }: Wish): Goods {
  if (sub) return { kind: 'subscription', block: asText(sub) };
  return sku ? { kind: 'pet', pet: asText(sku) } : { kind: 'gems', pack: asText(gemsBlock) };
}

/** Whether a buyer has the pet that is sold. */
async function hasPet({ read }: Pick<Work, 'read'>, actor: Actor, goods: Goods): Promise<boolean> {
  if (goods.kind !== 'pet') return false;
  const { items } = await requireActor(read, actor);
  return Boolean(items.pets[goods.pet]);
}

/** Whether who is to have them may not get gems, where gems are bought (wire-groups-and-admin 7.9). */
const groupKeepsGems = async (work: Pick<Work, 'now' | 'read'>, receiverId: string, { kind }: Goods) =>
  (kind === 'gems' || kind === 'giftGems') && (await isBarredFromGems(work, receiverId));

interface Asked {
  readonly actor: Actor;
  readonly receiverId: string;
  readonly goods: Goods;
  readonly coupon: unknown;
}

/** What else counts for a price. */
async function factsOf(work: Pick<Work, 'now' | 'read'>, { actor, receiverId, goods, coupon }: Asked) {
  const code = asText(coupon);
  return {
    now: work.now,
    hasPet: await hasPet(work, actor, goods),
    groupKeepsGems: await groupKeepsGems(work, receiverId, goods),
    coupon: code ? { code, coupon: await findCoupon(work.read, code) } : {},
  };
}

/** The order of somebody who buys for themselves. */
export async function readOwnOrder(
  work: Pick<Work, 'now' | 'read'>,
  wish: Omit<Wish, 'gift'>,
  { actor, language }: Buyer,
): Promise<Order> {
  const goods = goodsIn(wish);
  const facts = await factsOf(work, { actor, receiverId: actor.id, goods, coupon: wish.coupon });
  return { goods, payerId: actor.id, receiverId: actor.id, facts, language };
}

/** The order that somebody asks for. Of a gift, the message and the receiver are checked (wire-groups-and-admin 7.9). */
export async function readOrder(
  work: Work<'giftMessageTooLong' | 'userWithIDNotFound'>,
  wish: Wish,
  buyer: Buyer,
): Promise<Order> {
  if (!wish.gift) return readOwnOrder(work, wish, buyer);
  const { actor, language } = buyer;
  const goods = giftIn(wish.gift);
  unwrap(work, checkGiftMessage(goods));
  const receiver = await requirePlayer(work, work.read, asText(valueIn(wish.gift, 'uuid')).toLowerCase());
  const asked = { actor, receiverId: receiver._id, goods, coupon: wish.coupon };
  const facts = await factsOf(work, asked);
  return { goods, payerId: actor.id, receiverId: receiver._id, facts, language };
}
