import { type couponCalls, MAX_COUPONS } from '@everdeed/contract';
import { listIn, textIn } from '@everdeed/content/values';
import { failedCheck, notStored, type RefusalCases, type Stage } from '../support/refusal-cases.ts';

const making = (path: string) => async (stage: Stage) => {
  await stage.change((player) => ({ ...player, permissions: { coupons: true } }));
  return stage.player.post(`/coupons/generate/${path}`);
};

/** Codes that can be redeemed once. */
export const couponRefusals: RefusalCases<typeof couponCalls> = {
  generateCoupons: {
    countRequired: failedCheck(making('wondercon?count=many')),
    tooManyCoupons: {
      error: 'BadRequest',
      params: { max: MAX_COUPONS },
      by: making(`wondercon?count=${MAX_COUPONS + 1}`),
    },
    validationFailed: notStored('Coupon', making('spring?count=1')),
  },
  enterCoupon: {
    invalidCoupon: {
      error: 'BadRequest',
      by: ({ player }) => player.post('/coupons/enter/NOT-A-CODE'),
    },
    discountCoupon: {
      error: 'BadRequest',
      async by(stage) {
        const [made] = listIn((await making('google_6mo?count=1')(stage)).body.data);
        return stage.player.post(`/coupons/enter/${textIn(made, '_id')}?keepDiscount=true`);
      },
    },
    couponUsed: {
      error: 'NotAuthorized',
      async by(stage) {
        const [made] = listIn((await making('wondercon?count=1')(stage)).body.data);
        const enter = () => stage.player.post(`/coupons/enter/${textIn(made, '_id')}`);
        await enter();
        return enter();
      },
    },
  },
};
