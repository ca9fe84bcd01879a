import {
  type CheckIn,
  type CheckInGrant,
  checkInReward,
  findEgg,
  findFood,
  findGear,
  findPotion,
  findQuest,
  lastCheckInDay,
  nextCheckIn,
} from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { notify, withdrawNotifications } from '../notifications/notify.ts';
import type { Player } from '../state/player.ts';
import { addToStock } from '../state/stock.ts';

/**
 * Counts a check-in on a draft, grants its reward and adds the notification, in which `message` is a key and
 * `rewardText` a list of references to names, for the reader's language (rules-scoring-and-day 4.9).
 */
export function checkIn(ctx: RuleContext, player: Player): void {
  player.loginIncentives += 1;
  const day = player.loginIncentives;
  if (day > lastCheckInDay) return;
  withdrawNotifications(player, 'LOGIN_INCENTIVE');
  const reward = checkInReward(day);
  const nextRewardAt = nextCheckIn(day)?.day ?? 0;
  if (!reward) {
    notify(ctx, player, 'LOGIN_INCENTIVE', { message: 'checkinEarned', nextRewardAt });
    return;
  }
  for (const grant of reward.grants) give(player, grant);
  notify(ctx, player, 'LOGIN_INCENTIVE', {
    message: 'unlockedCheckInReward',
    nextRewardAt,
    reward: shownItems(reward),
    rewardKey: [...reward.rewardKey],
    rewardText: rewardText(reward),
  });
}

function give({ items, purchased, achievements }: Player, { type, key, amount = 1 }: CheckInGrant): void {
  switch (type) {
    case 'gear':
      items.gear.owned[key] = true;
      return;
    case 'background':
      purchased.background[key] = true;
      return;
    case 'achievement':
      achievements[key] = true;
      return;
    default:
      addToStock(items, type, key, amount);
  }
}

const FAMILIES: Readonly<Record<CheckInGrant['type'], string>> = {
  gear: 'gear',
  background: 'background',
  hatchingPotions: 'potion',
  food: 'food',
  quests: 'quest',
  eggs: 'egg',
  achievement: 'achievement',
};

const rewardText = ({ grants, rewardName }: CheckIn): string =>
  rewardName
    ? `@message/${rewardName}`
    : grants.map(({ type, key }) => `@${FAMILIES[type]}/${key}`).join(', ');

/** The content items to show; the five backgrounds of day 2 are one entry. */
function shownItems({ grants }: CheckIn): unknown[] {
  const items = grants.map(({ type, key }) => findItem(type, key));
  return grants.every(({ type }) => type === 'background') ? [items] : items;
}

function findItem(type: CheckInGrant['type'], key: string): unknown {
  switch (type) {
    case 'gear':
      return findGear(key) ?? { key };
    case 'hatchingPotions':
      return findPotion(key) ?? { key };
    case 'food':
      return findFood(key) ?? { key };
    case 'quests':
      return findQuest(key) ?? { key };
    case 'eggs':
      return findEgg(key) ?? { key };
    default:
      return { key };
  }
}
