import { isMessageKey, isMessageLanguage, type MessageKey } from '@everdeed/content';
import type { ShopCategory, ShopPage } from '@everdeed/rules';
import { presentItems, type Shopper } from '../presenters/shop-item.ts';
import { entryName, gearSetName } from '../words/localise.ts';

/** Names of the shops, by identifier. */
const names: Readonly<Record<string, MessageKey>> = {
  market: 'market',
  questShop: 'questShop',
  timeTravelersShop: 'timeTravelers',
  seasonalShop: 'seasonalShop',
  customizationsShop: 'customizationsShop',
};

/** Headings of the shelves, by identifier; a set of gear has its own name. */
const headings: Readonly<Record<string, MessageKey>> = {
  eggs: 'eggs',
  hatchingPotions: 'hatchingPotions',
  premiumHatchingPotions: 'magicHatchingPotions',
  food: 'food',
  healer: 'healer',
  wizard: 'mage',
  rogue: 'rogue',
  warrior: 'warrior',
  none: 'none',
  bundle: 'bundles',
  unlockable: 'unlockable',
  gold: 'goldQuests',
  hatchingPotion: 'hatchingPotionQuests',
  pet: 'petQuests',
  quests: 'quests',
  backgrounds: 'backgrounds',
  pets: 'pets',
  mounts: 'mounts',
  spells: 'seasonalItems',
  color: 'hairColors',
  base: 'hairStyles',
  facialHair: 'facialHair',
  skin: 'skins',
  animalEars: 'animalEars',
  animalTails: 'animalTails',
  shirt: 'shirts',
};

/** What the market says of its shelves. */
const remarks: Readonly<Record<string, MessageKey>> = {
  eggs: 'marketEggs',
  hatchingPotions: 'marketHatchingPotions',
  premiumHatchingPotions: 'marketMagicPotions',
  food: 'marketFood',
};

function headingOf({ words, language }: Shopper, { identifier, pinType }: ShopCategory): string {
  if (pinType === 'mystery_set') return entryName(words, language, 'mysterySet', identifier);
  const heading = headings[identifier];
  return heading ? words.say(language, heading) : gearSetName(words, language, identifier);
}

/** The shelves of a shop. */
export const presentCategories = (shopper: Shopper, categories: readonly ShopCategory[]) =>
  categories.map((category) => ({
    ...category,
    text: headingOf(shopper, category),
    items: presentItems(shopper, category.items),
  }));

/** The shelves of the market, which have remarks. */
export const presentMarketShelves = (shopper: Shopper, categories: readonly ShopCategory[]) =>
  presentCategories(shopper, categories).map((category) => {
    const remark = remarks[category.identifier];
    return remark ? { ...category, notes: shopper.words.say(shopper.language, remark) } : category;
  });

/**
 * The shelves of the seasonal shop, on which `pinned` means by the player alone: what the season pins is told by
 * `isSuggested`. Clients of the reference know them so.
 */
export function withOwnPins({ player }: Shopper, shelves: ReturnType<typeof presentCategories>) {
  const own = new Set(player.pinnedItems.map(({ path }) => path));
  return shelves.map((shelf) => ({
    ...shelf,
    items: shelf.items.map((item) => ({ ...item, pinned: own.has(item.path ?? '') })),
  }));
}

/** The name of a shop, and its keeper with their words. */
export function presentShop({ words, language }: Shopper, page: ShopPage) {
  const { identifier, imageName, notesKey = '' } = page;
  const name = names[identifier];
  return {
    identifier,
    imageName,
    text: name ? words.say(language, name) : '',
    notes: isMessageKey(notesKey) ? words.say(language, notesKey) : '',
  };
}

/** The row of featured items; its heading is a message, or the name of a gear set. */
export function presentFeatured(shopper: Shopper, { featured }: ShopPage) {
  const { words, language } = shopper;
  const { textKey, items } = featured ?? { textKey: '', items: [] };
  const named = textKey === '' ? '' : gearSetName(words, language, textKey);
  const text = isMessageKey(textKey) ? words.say(language, textKey) : named;
  return { text, items: presentItems(shopper, items) };
}

/** The name of the background set of a month, such as `backgrounds042026`. */
export function backgroundSetName({ words, language }: Shopper, set: string): string {
  const [, month, year] = /^backgrounds(\d\d)(\d{4})$/.exec(set) ?? [];
  if (!month || !year) return words.say(language, 'backgrounds');
  const spoken = isMessageLanguage(language) ? language : 'en';
  const format = new Intl.DateTimeFormat(spoken, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return words.say(language, 'backgroundsOfMonth', {
    month: format.format(Date.UTC(Number(year), Number(month) - 1)),
  });
}
