import { cards } from '@everdeed/content';
import { countStable, dropPetKeys } from '../../achievements/stable.ts';
import { nameRef } from '../../names.ts';
import { RELEASE_COST } from '../../pets/release.ts';
import { offerAt } from '../../schedule/offers.ts';
import type { Player } from '../../state/player.ts';
import { shopItems, visit } from '../items/item.ts';
import type { ShopItem } from '../items/item-types.ts';
import { GEMS_PER_BALANCE } from '../../wallet.ts';
import { filled, type ShopCategory } from './page-types.ts';

/** A key to the stable, which releases a whole collection (rules-play-and-shops 2.5). It cannot be pinned. */
const stableKey = (key: string, textKey: string): ShopItem => ({
  key,
  text: nameRef('message', textKey),
  pinType: 'releaseKey',
  path: `special.${key}`,
  purchaseType: key,
  currency: 'gems',
  value: RELEASE_COST * GEMS_PER_BALANCE,
  class: `key-${key}`,
  locked: false,
  pinned: false,
  isSuggested: false,
});

/** Keys to release collections: for all pets, all mounts, or both (rules-play-and-shops 2.5). */
function stableKeys({ items }: Player): ShopItem[] {
  const { petsNow, mounts } = countStable(items);
  const all = dropPetKeys().length;
  const [hasPets, hasMounts] = [petsNow >= all, mounts >= all];
  return [
    ...(hasPets ? [stableKey('release_pets', 'keyToPets')] : []),
    ...(hasMounts ? [stableKey('release_mounts', 'keyToMounts')] : []),
    ...(hasPets && hasMounts ? [stableKey('release_both', 'keyToBoth')] : []),
  ];
}

/**
 * Items that the screen adds to the market: cards of the season and of the whole year, then fortify, gems for
 * gold, rebirth and the keys to the stable (rules-play-and-shops 5.2).
 */
export function marketExtras(player: Player, now: number): ShopCategory[] {
  const here = visit(player, now);
  const inSeason = offerAt('cards', now)?.keys ?? [];
  const shown = cards.filter(({ key, yearRound }) => yearRound || inSeason.includes(key));
  const special = [
    { type: 'fortify', path: 'special.fortify' },
    ...(player.purchased.plan.customerId ? [{ type: 'gem', path: 'special.gems' }] : []),
    ...(player.flags.rebirthEnabled ? [{ type: 'rebirth_orb', path: 'special.rebirth_orb' }] : []),
  ];
  const cardPins = shown.map(({ key }) => ({ type: 'card', path: `cardTypes.${key}` }));
  return filled([
    { identifier: 'cards', items: shopItems(here, cardPins) },
    { identifier: 'special', items: [...shopItems(here, special), ...stableKeys(player)] },
  ]);
}
