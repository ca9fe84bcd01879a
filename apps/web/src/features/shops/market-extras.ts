import { nameOf, wordsOf } from '@everdeed/content/words';
import { marketExtras, type Player } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { changeOf } from './changes.ts';
import type { Shelf, ShopItem } from './shop-types.ts';

type Extra = ReturnType<typeof marketExtras>[number]['items'][number];

/** What an item is called and what it does. Cards have their words in the catalogue: load `spells` first. */
function wordsFor({ key, pinType, purchaseType }: Extra): Pick<ShopItem, 'text' | 'notes'> {
  const change = changeOf({ purchaseType });
  if (change) return { text: t(`shops.ware.${change}`), notes: t(`shops.wareNotes.${change}`) };
  if (pinType === 'gem') return { text: t('shops.gem'), notes: t('shops.gemNotes') };
  return { text: nameOf('spells', key), notes: wordsOf('spells', key)?.description ?? '' };
}

function itemOf(extra: Extra): ShopItem {
  const { key, purchaseType, pinType, path, currency, value, locked, end, class: picture } = extra;
  const fields = { key, purchaseType, pinType, path, currency, value, locked, class: picture };
  return { ...fields, ...wordsFor(extra), ...(end !== undefined && { end }) };
}

/**
 * The shelves that the market's call leaves to its clients: cards of the season and of the whole year; fortify, gems for
 * subscribers, rebirth, and the keys to the stable for those who have a whole collection (rules-play-and-shops 5.2).
 */
export const extraShelves = (player: Player, now: number): readonly Shelf[] =>
  marketExtras(player, now).map(({ identifier, items }) => ({
    identifier,
    text: identifier,
    items: items.map(itemOf),
  }));
