import { GROUP_PLANS_PATH, groupPlanPath } from '../lib/group-plan-address.ts';
import { guildPath } from '../lib/guild-address.ts';
import { SUBSCRIPTION_PATH } from '../lib/plan-address.ts';
import { profilePath } from '../lib/profile-address.ts';
import type { SavedPayment } from './saved-payment.ts';

/** The tasks with the gems open over them (seed 1, section 4). */
export const GEMS_PLACE = '/?openGemsModal=true';

/** Where a payment that was made leads to (seed 1, section 4). */
export function placeAfterSuccess(saved: SavedPayment | undefined): string {
  if (!saved) return '/';
  const { paymentType, isStripeEdit, groupId, group } = saved;
  if (isStripeEdit && groupId !== undefined) return groupPlanPath(groupId, 'billing');
  if (paymentType === 'subscription' || paymentType === 'gift-subscription') return SUBSCRIPTION_PATH;
  return group ? groupPlanPath(group._id) : '/';
}

function placeOfGroup({ isStripeEdit, groupId, newGroup, group }: SavedPayment): string {
  if (isStripeEdit && groupId !== undefined) return groupPlanPath(groupId, 'billing');
  if (newGroup || !group) return GROUP_PLANS_PATH;
  return group.type === 'party' ? '/party' : guildPath(group._id);
}

/** Where a payment that was not made leads to (seed 1, section 4). */
export function placeAfterError(saved: SavedPayment | undefined): string {
  switch (saved?.paymentType) {
    case 'subscription':
      return SUBSCRIPTION_PATH;
    case 'groupPlan':
      return placeOfGroup(saved);
    case 'gift-gems':
    case 'gift-subscription':
      return saved.gift ? profilePath(saved.gift.uuid) : '/';
    case 'gems':
      return GEMS_PLACE;
    default:
      return '/';
  }
}
