import { findBackground, findGear, findPotion, findQuest } from '@everdeed/content';
import { isOffered } from '../schedule/offers.ts';
import type { Pin, Player } from '../state/player.ts';
import { keyOfPath } from './paths.ts';

function isQuestOnOffer(key: string, now: number): boolean {
  switch (findQuest(key)?.category) {
    case 'pet':
      return isOffered('petQuests', key, now);
    case 'hatchingPotion':
      return isOffered('hatchingPotionQuests', key, now);
    default:
      return true;
  }
}

/** The time travelers always have theirs. */
function isBackgroundOnOffer(path: string, now: number): boolean {
  const isTheirs = findBackground(keyOfPath(path))?.kind === 'timeTravel';
  return isTheirs || isOffered('backgrounds', path.split('.')[1] ?? '', now);
}

/** Whether a pinned item is still available by the shops' calendar; most always are. */
function isOnOffer({ type, path }: Pin, now: number): boolean {
  const key = keyOfPath(path);
  switch (type) {
    case 'background':
      return isBackgroundOnOffer(path, now);
    case 'premiumHatchingPotion':
      return findPotion(key)?.questPotion === true || isOffered('premiumHatchingPotions', key, now);
    case 'mystery_set':
      return isOffered('timeTravelers', key, now);
    case 'bundles':
      return isOffered('bundles', key, now);
    case 'seasonalQuest':
      return isOffered('seasonalQuests', key, now);
    case 'gear': {
      const gear = findGear(key);
      const isSeasonal = gear?.klass === 'special' && gear.gearSet !== 'animal';
      return !isSeasonal || isOffered('seasonalGear', gear.set, now);
    }
    case 'quests':
      return isQuestOnOffer(key, now);
    default:
      return true;
  }
}

/** Drops pins of items that the calendar no longer sells; called on each day change (rules-play-and-shops 3.9). */
export function cleanUpPins(player: Player, now: number): void {
  const kept = player.pinnedItems.filter((pin) => isOnOffer(pin, now));
  if (kept.length < player.pinnedItems.length) player.pinnedItems = kept;
}
