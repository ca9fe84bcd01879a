import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import { ONBOARDING_GOLD } from '../numbers/limits.ts';
import type { Player } from '../state/player.ts';

/** The five achievements of the first steps. */
const ONBOARDING = ['createdTask', 'completedTask', 'hatchedPet', 'fedPet', 'purchasedEquipment'] as const;

/** Sets a single achievement on a draft of the player and tells them, once (rules-scoring-and-day 7.2). */
export function grantAchievement(ctx: RuleContext, player: Player, key: string): boolean {
  if (player.achievements[key]) return false;
  player.achievements[key] = true;
  notify(ctx, player, 'ACHIEVEMENT', { achievement: key });
  return true;
}

/** Whether all first steps are done. */
export const hasCompletedOnboarding = ({ achievements }: Pick<Player, 'achievements'>): boolean =>
  ONBOARDING.every((key) => achievements[key] === true);

/**
 * Grants one of the first steps, and when it is the last of the five the reward of 100 gold
 * (rules-scoring-and-day 7.1).
 */
export function grantFirstStep(ctx: RuleContext, player: Player, key: (typeof ONBOARDING)[number]): void {
  if (grantAchievement(ctx, player, key)) rewardOnboarding(ctx, player);
}

/**
 * Notes a task of the player's own making, on a draft: the first one after the welcome is a first step. Tasks of
 * challenges and groups are not passed in (rules-play-and-shops 9.2).
 */
export function noteCreatedTask(ctx: RuleContext, player: Player): void {
  if (player.flags.welcomed) grantFirstStep(ctx, player, 'createdTask');
}

/** The reward for having done all first steps; call it right after one of them was granted. */
export function rewardOnboarding(ctx: RuleContext, player: Player): void {
  if (!hasCompletedOnboarding(player)) return;
  notify(ctx, player, 'ONBOARDING_COMPLETE');
  player.stats.gp += ONBOARDING_GOLD;
}
