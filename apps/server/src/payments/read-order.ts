import { valueIn } from '@everdeed/content/values';
import { asText, checkGiftMessage, type Goods } from '@everdeed/rules';
import { findCoupon } from '../storage/coupons.ts';
import type { Actor } from '../work/actor.ts';
import { unwrap } from '../work/refusal.ts';
import { requireActor, requirePlayer } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import type { Order } from './checkout.ts';

/** What somebody asks for, as it was sent: the first of `gift`, `sub`, `sku` and `gemsBlock` counts. */
export interface Wish {
  readonly gift?: unknown;
  readonly sub?: unknown;
  readonly groupId?: unknown;
  readonly coupon?: unknown;
  readonly sku?: unknown;
  readonly gemsBlock?: unknown;
}

/** Who asks, in which language. */
export interface Buyer {
  readonly actor: Actor;
  readonly language: string;
}

type WishWork = Work<'giftMessageTooLong' | 'groupNotFound' | 'userWithIDNotFound'>;

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

async function giftOrder(work: WishWork, gift: unknown) {
  const goods = giftIn(gift);
  unwrap(work, checkGiftMessage(goods));
  const receiver = await requirePlayer(work, work.read, asText(valueIn(gift, 'uuid')).toLowerCase());
  return { goods, receiverId: receiver._id };
}

/** Whether a buyer has the pet that is sold. */
async function hasPet(work: WishWork, actor: Actor, goods: Goods): Promise<boolean> {
  if (goods.kind !== 'pet') return false;
  const { items } = await requireActor(work.read, actor);
  return Boolean(items.pets[goods.pet]);
}

/**
 * The order that somebody asks for, with the first of the checks of wire-groups-and-admin 7.9; the price brings the
 * others. Plans of groups are not sold yet: for them there is no group.
 */
export async function readOrder(work: WishWork, wish: Wish, { actor, language }: Buyer): Promise<Order> {
  const payerId = actor.id;
  const order = wish.gift ? await giftOrder(work, wish.gift) : { goods: goodsIn(wish), receiverId: payerId };
  if (wish.sub && !wish.gift && wish.groupId) throw work.refuse('NotFound', 'groupNotFound');
  const code = asText(wish.coupon);
  const facts = {
    now: work.now,
    hasPet: await hasPet(work, actor, order.goods),
    coupon: code ? { code, coupon: await findCoupon(work.read, code) } : {},
  };
  return { ...order, payerId, facts, language };
}
