import type { Quest } from '@everdeed/content';
import { nameRef } from '../../names.ts';
import { offerEnd } from '../../schedule/offers.ts';
import type { Player } from '../../state/player.ts';
import type { Currency, ItemCore } from './item-types.ts';

/** Whether a quest is locked: previous quests, level or check-ins are missing (rules-play-and-shops 5.1). */
export function isQuestLocked({ achievements, stats, loginIncentives }: Player, quest: Quest): boolean {
  const { prereqQuests = [], lvl = 0, unlockCondition } = quest;
  return (
    prereqQuests.some((key) => !achievements.quests[key]) ||
    lvl > stats.lvl ||
    (unlockCondition?.incentiveThreshold ?? 0) > loginIncentives
  );
}

function priceOf({ category, goldValue, value }: Quest): { currency: Currency; value: number } {
  if (category === 'timeTravelers') return { currency: 'hourglasses', value: 1 };
  if (goldValue !== undefined) return { currency: 'gold', value: goldValue };
  return { currency: 'gems', value: value ?? 0 };
}

function endOf({ key, category }: Quest, now: number): string | undefined {
  if (category === 'pet') return offerEnd('petQuests', key, now);
  return category === 'hatchingPotion' ? offerEnd('hatchingPotionQuests', key, now) : undefined;
}

function details(quest: Quest) {
  const { key, drop, boss, collect } = quest;
  return {
    key,
    text: nameRef('quest', key),
    drop,
    ...(boss ? { boss } : {}),
    ...(collect ? { collect } : {}),
  };
}

/** A quest scroll (rules-play-and-shops 5.1). */
export function questItem(player: Player, quest: Quest, now: number): ItemCore {
  const { key, group, previous, unlockCondition, lvl, addlNotes } = quest;
  const locked = isQuestLocked(player, quest);
  const end = endOf(quest, now);
  return {
    ...details(quest),
    ...priceOf(quest),
    purchaseType: 'quests',
    class: `inventory_quest_scroll_${key}${locked ? '_locked' : ''}`,
    locked,
    completed: (player.achievements.quests[key] ?? 0) > 0,
    ...(group ? { group } : {}),
    ...(previous ? { previous: nameRef('quest', previous) } : {}),
    ...(unlockCondition ? { unlockCondition } : {}),
    ...(lvl === undefined ? {} : { lvl }),
    ...(addlNotes ? { addlNotes } : {}),
    ...(end ? { end } : {}),
  };
}

/** A quest of the season, in the seasonal shop (rules-play-and-shops 5.1). */
export function seasonalQuestItem(quest: Quest, now: number): ItemCore {
  const end = offerEnd('seasonalQuests', quest.key, now);
  return {
    ...details(quest),
    type: 'quests',
    purchaseType: 'quests',
    currency: 'gems',
    value: quest.value ?? 0,
    class: `inventory_quest_scroll_${quest.key}`,
    ...(end ? { end } : {}),
  };
}
