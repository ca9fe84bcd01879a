import type { RuleContext } from '../command.ts';
import { type GoingScene, hasUncancelledPlan, type LeavingGroup } from '../groups/index.ts';
import type { Plan } from '../state/purchased.ts';
import { isSitePlan } from './site-plan.ts';

const isPaid = (plan: Plan | undefined, now: number): boolean =>
  plan !== undefined && hasUncancelledPlan(plan, now) && !isSitePlan(plan);

/**
 * Whether plans keep an account from being deleted: the player's own that renews itself (rules-play-and-shops 8.6), and,
 * our own rule, those of groups that they pay for, or that would close with them: nobody could cancel them any more. What
 * the site gives holds nobody.
 */
export const holdsAccount = ({ now }: RuleContext, { player, leaving }: GoingScene): boolean =>
  isPaid(player.purchased.plan, now) ||
  leaving.some(
    ({ group, successor }: LeavingGroup) =>
      isPaid(group.purchased.plan, now) &&
      (group.purchased.plan?.owner === player._id || successor === undefined),
  );
