import type { Quest, QuestBoss, QuestRage } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { finishQuest } from './finish.ts';
import type { DayProgress } from '../day/rollover.ts';
import { participants, type QuestWork, postToChat } from './work.ts';

/** Applies a full rage bar, which is empty afterwards (rules-play-and-shops 7.6, step 3). */
function rageAt(
  work: QuestWork,
  key: string,
  boss: QuestBoss,
  { healing, mpDrain, progressDrain }: QuestRage,
): void {
  const { progress } = work.quest;
  postToChat(work, { type: 'boss_rage', quest: key });
  progress.rage = 0;
  if (healing) progress.hp = Math.min(boss.hp, (progress.hp ?? 0) * (1 + healing));
  for (const { stats, party } of participants(work)) {
    if (progressDrain) party.quest.progress.up *= progressDrain;
    else if (mpDrain) stats.mp *= 1 - mpDrain;
  }
}

/** Raises the rage of a boss that has a rage bar. */
function anger(work: QuestWork, key: string, boss: QuestBoss, damage: number): void {
  const { progress } = work.quest;
  if (!boss.rage) return;
  progress.rage = (progress.rage ?? 0) + damage;
  if (progress.rage >= boss.rage.value) rageAt(work, key, boss, boss.rage);
}

/** Posts the blows to the chat. In maintenance the boss's counter-attack is dealt but not mentioned. */
function postBlows(
  work: QuestWork,
  quest: string,
  up: number,
  harm: number,
  isMaintenance: boolean | undefined,
): void {
  const blow = { user: work.actor.profile.name, quest, userDamage: up.toFixed(1) };
  if (isMaintenance) postToChat(work, { type: 'boss_dont_attack', ...blow });
  else postToChat(work, { type: 'boss_damage', ...blow, bossDamage: harm.toFixed(1) });
}

/**
 * One member's day against a boss: damage dealt, rage, damage to all participants, and the end if the boss is
 * defeated (rules-play-and-shops 7.6). Health may drop to 0 and below; death comes with the next action.
 */
export function fightBoss(
  ctx: RuleContext,
  work: QuestWork,
  { key }: Quest,
  boss: QuestBoss,
  {
    progress: { up, down },
    isMaintenance,
  }: { readonly progress: DayProgress; readonly isMaintenance?: boolean | undefined },
): void {
  const { progress } = work.quest;
  const harm = Math.abs(down * boss.str);
  progress.hp = (progress.hp ?? boss.hp) - up;
  postBlows(work, key, up, harm, isMaintenance);
  anger(work, key, boss, harm);
  for (const { stats } of participants(work)) stats.hp -= harm;
  if (progress.hp > 0) return;
  postToChat(work, { type: 'boss_defeated', quest: key });
  finishQuest(ctx, work);
}
