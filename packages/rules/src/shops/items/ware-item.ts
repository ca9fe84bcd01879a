import {
  alwaysAvailableCustomizations,
  type Background,
  type Bundle,
  type Card,
  type Egg,
  findAppearance,
  type Food,
  type MysterySet,
  type Potion,
  type Spell,
} from '@everdeed/content';
import { nameRef } from '../../names.ts';
import { offerEnd, type OfferType } from '../../schedule/offers.ts';
import type { Player } from '../../state/player.ts';
import type { ItemCore } from './item-types.ts';

const ending = (type: OfferType, key: string, now: number): { end?: string } => {
  const end = offerEnd(type, key, now);
  return end ? { end } : {};
};

/** An egg for gems. */
export const eggItem = ({ key, value }: Egg): ItemCore => ({
  key,
  text: nameRef('egg', key),
  purchaseType: 'eggs',
  currency: 'gems',
  value,
  class: `Pet_Egg_${key}`,
});

/** A hatching potion for gems; magic and wacky ones leave with their month, unless earned by a quest. */
export const potionItem = ({ key, value, limited, questPotion }: Potion, now: number): ItemCore => ({
  key,
  text: nameRef('potion', key),
  purchaseType: 'hatchingPotions',
  currency: 'gems',
  value,
  class: `Pet_HatchingPotion_${key}`,
  ...(limited && !questPotion ? ending('premiumHatchingPotions', key, now) : {}),
});

/** A food, or the saddle, for gems. */
export const foodItem = ({ key, value }: Food): ItemCore => ({
  key,
  text: nameRef('food', key),
  purchaseType: 'food',
  currency: 'gems',
  value,
  class: `Pet_Food_${key}`,
});

/** A quest bundle for gems. */
export const bundleItem = ({ key, value }: Bundle, now: number): ItemCore => ({
  key,
  text: nameRef('bundle', key),
  purchaseType: 'bundles',
  currency: 'gems',
  value,
  class: `quest_bundle_${key}`,
  addlNotes: true,
  ...ending('bundles', key, now),
});

/** The season's transformation item, for gold. */
export const seasonalSpellItem = ({ key, value = 0 }: Spell, now: number): ItemCore => ({
  key,
  text: nameRef('spell', key),
  type: 'special',
  purchaseType: 'special',
  currency: 'gold',
  value,
  class: `inventory_special_${key}`,
  ...ending('seasonalSpells', key, now),
});

/** A cure, used at once. */
export const cureItem = ({ key, value = 0, mana, target }: Spell): ItemCore => ({
  key,
  text: nameRef('spell', key),
  type: 'debuffPotion',
  purchaseType: 'debuffPotion',
  currency: 'gold',
  value,
  class: `shop_${key}`,
  mana,
  immediateUse: true,
  target,
});

/** A greeting card, which is cast rather than kept. */
export const cardItem = ({ key, value }: Card): ItemCore => ({
  key,
  text: nameRef('spell', key),
  purchaseType: 'card',
  currency: 'gold',
  value,
  class: `inventory_special_${key}`,
  target: 'user',
});

/** A background, for gems or an hourglass. */
export const backgroundItem = ({ key, set, price, currency }: Background, now: number): ItemCore => ({
  key,
  text: nameRef('background', key),
  purchaseType: 'backgrounds',
  currency: currency === 'hourglasses' ? 'hourglasses' : 'gems',
  value: price ?? 0,
  class: `icon_background_${key}`,
  set,
  ...(currency === 'hourglasses' ? {} : ending('backgrounds', set, now)),
});

/** A whole mystery set for an hourglass; sets from the far future never leave. */
export const mysterySetItem = ({ key, items }: MysterySet, now: number): ItemCore => ({
  key,
  text: nameRef('mysterySet', key),
  purchaseType: 'mystery_set',
  currency: 'hourglasses',
  value: 1,
  class: `shop_set_mystery_${key}`,
  items,
  ...(key.startsWith('30') ? {} : ending('timeTravelers', key, now)),
});

/** A pet or mount for an hourglass. */
export const stableItem = (kind: 'pets' | 'mounts', key: string): ItemCore => ({
  key,
  text: nameRef(kind === 'pets' ? 'pet' : 'mount', key),
  purchaseType: kind,
  currency: 'hourglasses',
  value: 1,
  class: `shop_${kind}_${key}`,
});

/** What the pictures of looks depend on. */
type Worn = Pick<Player['preferences'], 'size' | 'hair'>;

/** An appearance option by its path, such as `hair.color.frost`; seasonal ones leave with the season. */
export function lookItem(path: string, preferences: Worn, now: number): ItemCore | undefined {
  const option = findAppearance(path);
  if (!option) return undefined;
  const [family = '', part = ''] = path.split('.');
  const isHair = family === 'hair';
  const isSeasonal = option.set !== undefined && !alwaysAvailableCustomizations.includes(option.set);
  return {
    key: option.key,
    text: nameRef('appearance', path),
    type: isHair ? part : family,
    purchaseType: 'customization',
    currency: 'gems',
    value: option.price,
    class: pictureOf(family, part, option.key, preferences),
    ...(option.set ? { set: option.set } : {}),
    ...(option.set && isSeasonal ? ending('customizations', option.set, now) : {}),
  };
}

/** The picture on the player's own head: colours on their bangs, styles in their colour (wire-groups-and-admin 7.7). */
function pictureOf(family: string, part: string, key: string, { size, hair }: Worn): string {
  if (family === 'shirt') return `icon_${size}_shirt_${key}`;
  if (family === 'skin') return `icon_skin_${key}`;
  return part === 'color'
    ? `icon_hair_bangs_${hair.bangs || 1}_${key}`
    : `icon_hair_${part}_${key}_${hair.color}`;
}
