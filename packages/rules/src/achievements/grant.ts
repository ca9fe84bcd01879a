import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import { ONBOARDING_GOLD } from '../numbers/limits.ts';
import type { Player } from '../state/player.ts';

/** The five onboarding achievements. */
const ONBOARDING = ['createdTask', 'completedTask', 'hatchedPet', 'fedPet', 'purchasedEquipment'] as const;

/** Grants an achievement on a draft of the player and notifies them, once (rules-scoring-and-day 7.2). */
export function grantAchievement(ctx: RuleContext, player: Player, key: string): boolean {
  if (player.achievements[key]) return false;
  player.achievements[key] = true;
  notify(ctx, player, 'ACHIEVEMENT', { achievement: key });
  return true;
}

/** Whether all onboarding steps are done. */
export const hasCompletedOnboarding = ({ achievements }: Pick<Player, 'achievements'>): boolean =>
  ONBOARDING.every((key) => achievements[key] === true);

/**
 * Grants an onboarding achievement and, with the last of the five, the reward of 100 gold
 * (rules-scoring-and-day 7.1).
 */
export function grantFirstStep(ctx: RuleContext, player: Player, key: (typeof ONBOARDING)[number]): void {
  if (grantAchievement(ctx, player, key)) rewardOnboarding(ctx, player);
}

/**
 * Notes, on a draft, that the player created a task: the first one after the welcome is an onboarding step.
 * Not called for tasks of challenges and groups (rules-play-and-shops 9.2).
 */
export function noteCreatedTask(ctx: RuleContext, player: Player): void {
  if (player.flags.welcomed) grantFirstStep(ctx, player, 'createdTask');
}

/** Rewards completing all onboarding steps. Call it right after granting one of them. */
export function rewardOnboarding(ctx: RuleContext, player: Player): void {
  if (!hasCompletedOnboarding(player)) return;
  notify(ctx, player, 'ONBOARDING_COMPLETE');
  player.stats.gp += ONBOARDING_GOLD;
}
