import { couponCalls } from '@everdeed/contract';
import { redeemCoupon } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { type RequestInfo, route } from '../http/route.ts';
import { computedFields, playerText, shownMessages } from '../presenters/player.ts';
import { type CouponRow, findCoupon, holdCoupon, useCoupon } from '../storage/coupons.ts';
import type { Actor } from '../work/actor.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { couponCsv } from './coupon-csv.ts';
import { makeCoupons } from './make-coupons.ts';

const presentCoupon = ({ code, event, created_at, updated_at }: CouponRow) => ({
  _id: code,
  event,
  createdAt: new Date(created_at).toISOString(),
  updatedAt: new Date(updated_at).toISOString(),
});

interface Wish {
  readonly actor: Actor;
  readonly code: string;
  readonly keepsDiscount: boolean;
  readonly info: RequestInfo;
}

/** Redeems a coupon, once: it is locked before the player, and used with what it gives. */
const redeem = (
  work: Work<'couponUsed' | 'discountCoupon' | 'invalidCoupon'>,
  { actor, code, keepsDiscount, info }: Wish,
) =>
  work.transaction(async (tx) => {
    const held = await holdCoupon(tx, code);
    await perform(work, actor, ownPlayer, (context, scene) =>
      redeemCoupon(context, scene, { coupon: held?.coupon, keepsDiscount }),
    );
    if (held) await useCoupon(tx, held, { userId: actor.id, now: work.now });
    const messages = await shownMessages(tx, actor.id, info);
    return playerText(tx, actor.id, (player) => computedFields(tx, player, messages));
  });

/** Coupons (wire-groups-and-admin 7.6). */
export const couponRoutes = [
  route(couponCalls.getCoupons, async (work) =>
    reply({
      raw: { contentType: 'text/csv; charset=utf-8', body: await couponCsv(work.read) },
      headers: { 'content-disposition': 'attachment; filename=habitica-coupons.csv' },
    }),
  ),
  route(couponCalls.generateCoupons, async (work, { actor, params, query }) =>
    (await makeCoupons(work, { event: params.event, count: query.count, actor })).map(presentCoupon),
  ),
  route(couponCalls.enterCoupon, (work, { actor, params, query, info }) =>
    redeem(work, { actor, code: params.code, keepsDiscount: query.keepDiscount === 'true', info }),
  ),
  route(couponCalls.validateCoupon, async (work, { params }) => ({
    valid: (await findCoupon(work.read, params.code)) !== undefined,
  })),
];
