import { findQuest, type Quest, type QuestDropItem, questSeriesAchievements } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import { NEW_PET } from '../numbers/limits.ts';
import { gearPath, unpin } from '../pins/pins.ts';
import { addScroll } from '../state/scrolls.ts';
import type { Player } from '../state/player.ts';

/** Gives one piece of a quest's rewards (rules-play-and-shops 7.8). */
function give(player: Player, { type, key }: QuestDropItem): void {
  const { items } = player;
  switch (type) {
    case 'gear':
      items.gear.owned[key] = true;
      unpin(player, gearPath(key));
      return;
    case 'pets':
      items.pets[key] = NEW_PET;
      return;
    case 'mounts':
      items.mounts[key] = true;
      return;
    case 'quests':
      addScroll(items, key, 1);
      return;
    case 'eggs':
    case 'food':
    case 'hatchingPotions':
      items[type][key] = Math.max(0, items[type][key] ?? 0) + 1;
  }
}

/** Gives a player the rewards of a finished quest; experience raises the level on the next commit (7.8). */
export function rewardPlayer(player: Player, { key, drop }: Quest, isOwner: boolean): void {
  const { achievements, stats } = player;
  achievements.quests[key] = (achievements.quests[key] ?? 0) + 1;
  stats.gp += drop.gp;
  stats.exp += drop.exp;
  for (const item of drop.items ?? []) if (isOwner || !item.onlyOwner) give(player, item);
}

/** Grants the quest series that the quest `key` completes (rules-play-and-shops 7.8). */
export function grantQuestSeries(ctx: RuleContext, player: Player, key: string): void {
  for (const [achievement, quests] of Object.entries(questSeriesAchievements)) {
    if (player.achievements[achievement] || !quests.includes(key)) continue;
    if (!quests.every((quest) => (player.achievements.quests[quest] ?? 0) > 0)) continue;
    player.achievements[achievement] = true;
    notify(ctx, player, 'ACHIEVEMENT_QUESTS', { achievement });
  }
}

/** The catalogue entry of a party's quest, which must exist. */
export function questOf(key: string | null | undefined): Quest {
  const quest = key ? findQuest(key) : undefined;
  if (!quest) throw new RangeError(`no such quest: ${key}`);
  return quest;
}
