export { openMysteryItem } from './mystery-items.ts';
export { cancelSubscription, GROUP_CUSTOMER, terminatePlan } from './cancel.ts';
export { type CouponEvent, couponEvents, newCouponCode, readCouponCode } from './coupon-codes.ts';
export { checkDiscount, type Coupon, redeemCoupon, type ShownCoupon } from './coupons.ts';
export { checkGemPack, creditGemPack, gemsOfPack } from './gem-packs.ts';
export {
  billedUnits,
  type GroupPlanAnswer,
  GROUP_UNIT_PRICE,
  holdsGroupPlan,
  joinGroupPlan,
  kindOfPlan,
  leaveGroupPlan,
  monthlyGroupPrice,
  type PreviousPlan,
} from './group-plan.ts';
export { foundPlannedGroup, type PlannedGroupInput } from './group-found.ts';
export {
  cancelGroupPlan,
  checkGroupBlock,
  type CancelGroupPlanRefusal,
  checkManagingPlan,
  checkUpgrade,
  endGroupPlan,
  GROUP_BLOCK,
  type GroupSubscription,
  isGroupRenewedBy,
  startFreePlan,
  startGroupPlan,
  type UpgradeRefusal,
} from './group-upgrade.ts';
export { holdsAccount } from './hold-account.ts';
export { addMonths } from './months.ts';
export { isSitePlan, settleSitePlan } from './site-plan.ts';
export { SUBSCRIBER_PET } from './plan-perks.ts';
export {
  type ChangeLogic,
  checkBlock,
  subscribe,
  type SubscriptionOrder,
} from './subscribe.ts';
