import { couponEvents } from '@everdeed/rules';
import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { numeric } from '../core/check.ts';
import { instant, text, word } from '../core/fields.ts';
import { playerSchema } from '../players/player-schema.ts';

/** How many coupons can be made at once: our own figure. */
export const MAX_COUPONS = 1000;

const common = { area: 'coupons', versions: ['v3', 'v4'], spec: 'wire-groups-and-admin 7.6' } as const;
const code = Type.Object({
  code: Type.String({ description: 'As typed: case, dashes and lookalike letters do not count.' }),
});

const couponSchema = Type.Object(
  {
    _id: Type.String({ description: 'The code.' }),
    event: word(couponEvents),
    user: Type.Optional(Type.String({ description: 'The id of whoever used it.' })),
    createdAt: instant(),
    updatedAt: instant(),
  },
  { $id: 'Coupon' },
);

/** Codes that can be redeemed once. */
export const couponCalls = {
  getCoupons: defineCall({
    ...common,
    id: 'getCoupons',
    auth: { privilege: 'coupons', bySession: true },
    method: 'GET',
    path: '/coupons',
    summary: 'Download all coupons as CSV',
    contentType: 'text/csv',
    answer: text,
    refusals: [],
  }),
  generateCoupons: defineCall({
    ...common,
    id: 'generateCoupons',
    auth: { privilege: 'coupons' },
    method: 'POST',
    path: '/coupons/generate/{event}',
    summary: 'Create coupons',
    params: Type.Object({ event: Type.String({ description: couponEvents.join(', ') }) }),
    query: Type.Object({
      count: Type.Optional(Type.String({ description: `A number, at most ${MAX_COUPONS}.` })),
    }),
    checks: [numeric('query', 'count', 'countRequired')],
    answer: Type.Array(couponSchema),
    refusals: ['tooManyCoupons', 'validationFailed'],
  }),
  enterCoupon: defineCall({
    ...common,
    id: 'enterCoupon',
    auth: 'user',
    method: 'POST',
    path: '/coupons/enter/{code}',
    summary: 'Redeem a coupon',
    details:
      'Answers the player; in v3 with private messages. A coupon for a discount changes nothing on the player and is used up, unless it is kept.',
    params: code,
    query: Type.Object({
      keepDiscount: Type.Optional(
        Type.String({ description: '`true`: a coupon for a discount is refused, and stays unused.' }),
      ),
    }),
    answer: playerSchema,
    refusals: ['invalidCoupon', 'couponUsed', 'discountCoupon'],
  }),
  validateCoupon: defineCall({
    ...common,
    id: 'validateCoupon',
    auth: 'optional',
    method: 'POST',
    path: '/coupons/validate/{code}',
    summary: 'Find out whether there is such a coupon',
    details: 'Also one that has been used.',
    params: code,
    answer: Type.Object({ valid: Type.Boolean() }),
    refusals: [],
  }),
};
