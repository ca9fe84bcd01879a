import {
  findBackground,
  findBundle,
  findCard,
  findEgg,
  findFood,
  findGear,
  findMysterySet,
  findPotion,
  findQuest,
  findSpell,
} from '@everdeed/content';
import { isRebirthFree } from '../../character/rebirth.ts';
import { nameRef } from '../../names.ts';
import { officialPins } from '../../pins/official.ts';
import { isKnownPath, keyOfPath } from '../../pins/paths.ts';
import type { Pin, Player } from '../../state/player.ts';
import { ARMOIRE_PRICE } from '../armoire.ts';
import { GOLD_PER_GEM } from '../gold-to-gems.ts';
import { POTION_PRICE } from '../potion.ts';
import { gemGearItem, marketGearItem } from './gear-item.ts';
import type { ItemCore, ShopItem } from './item-types.ts';
import { questItem, seasonalQuestItem } from './quest-item.ts';
import {
  backgroundItem,
  bundleItem,
  cardItem,
  cureItem,
  eggItem,
  foodItem,
  lookItem,
  mysterySetItem,
  potionItem,
  seasonalSpellItem,
  stableItem,
} from './ware-item.ts';

/** A visit to the shops: who, when, and what the season pins for them. */
export interface Visit {
  readonly player: Player;
  readonly now: number;
  /** Paths of the official pins. */
  readonly official: ReadonlySet<string>;
}

/** Begins a visit to the shops. */
export const visit = (player: Player, now: number): Visit => ({
  player,
  now,
  official: new Set(officialPins(player, now).map(({ path }) => path)),
});

/** Gems for a fortify potion and for an orb of rebirth (rules-play-and-shops 0.2). */
const FORTIFY_GEMS = 4;
const REBIRTH_GEMS = 6;

/** Message keys for the names of items without a catalogue table. */
const NAME_KEYS: Readonly<Record<string, string>> = {
  potion: 'potionText',
  armoire: 'armoireText',
  gem: 'gem',
  rebirth_orb: 'rebirthName',
  fortify: 'fortifyName',
};
const plain = (key: string, core: Omit<ItemCore, 'key' | 'text'>): ItemCore => ({
  key,
  text: nameRef('message', NAME_KEYS[key] ?? key),
  ...core,
});
const given = <Found, Made>(found: Found | undefined, make: (found: Found) => Made): Made | undefined =>
  found === undefined ? undefined : make(found);

type Maker = (visit: Visit, key: string, path: string) => ItemCore | undefined;
const look: Maker = ({ player, now }, _key, path) => lookItem(path, player.preferences, now);

/** Makers for every kind of pin (rules-play-and-shops 5.1). */
const makers: Readonly<Record<string, Maker>> = {
  eggs: (_visit, key) => given(findEgg(key), eggItem),
  hatchingPotions: ({ now }, key) => given(findPotion(key), (potion) => potionItem(potion, now)),
  premiumHatchingPotion: ({ now }, key) => given(findPotion(key), (potion) => potionItem(potion, now)),
  food: (_visit, key) => given(findFood(key), foodItem),
  bundles: ({ now }, key) => given(findBundle(key), (bundle) => bundleItem(bundle, now)),
  quests: ({ player, now }, key) => given(findQuest(key), (quest) => questItem(player, quest, now)),
  seasonalQuest: ({ now }, key) => given(findQuest(key), (quest) => seasonalQuestItem(quest, now)),
  seasonalSpell: ({ now }, key) => given(findSpell(key), (spell) => seasonalSpellItem(spell, now)),
  debuffPotion: (_visit, key) => given(findSpell(key), cureItem),
  gear: ({ now }, key) => given(findGear(key), (gear) => gemGearItem(gear, now)),
  marketGear: ({ player, now }, key) => given(findGear(key), (gear) => marketGearItem(player, gear, now)),
  background: ({ now }, key) => given(findBackground(key), (background) => backgroundItem(background, now)),
  mystery_set: ({ now }, key) => given(findMysterySet(key), (set) => mysterySetItem(set, now)),
  timeTravelersStable: (_visit, key, path) => stableItem(path.includes('.pets.') ? 'pets' : 'mounts', key),
  card: (_visit, key) => given(findCard(key), cardItem),
  haircolor: look,
  hairbase: look,
  hairmustache: look,
  hairbeard: look,
  shirt: look,
  skin: look,
  potion: () =>
    plain('potion', { purchaseType: 'potion', currency: 'gold', value: POTION_PRICE, class: 'shop_potion' }),
  armoire: () =>
    plain('armoire', {
      purchaseType: 'armoire',
      currency: 'gold',
      value: ARMOIRE_PRICE,
      class: 'shop_armoire',
    }),
  gem: ({ player }) =>
    plain('gem', {
      purchaseType: 'gems',
      currency: 'gold',
      value: GOLD_PER_GEM,
      class: 'shop_gem',
      locked: !player.purchased.plan.customerId,
    }),
  rebirth_orb: ({ player, now }) =>
    plain('rebirth_orb', {
      purchaseType: 'rebirth_orb',
      currency: 'gems',
      value: isRebirthFree(player, now) ? 0 : REBIRTH_GEMS,
      class: 'rebirth_orb',
      locked: !player.flags.rebirthEnabled,
    }),
  fortify: () =>
    plain('fortify', {
      purchaseType: 'fortify',
      currency: 'gems',
      value: FORTIFY_GEMS,
      class: 'inventory_special_fortify',
    }),
};

/** The shop item of a pin; undefined if its kind or path does not exist (rules-play-and-shops 5.1). */
export function shopItem(visit: Visit, { type, path }: Pin): ShopItem | undefined {
  const core = isKnownPath(path) ? makers[type]?.(visit, keyOfPath(path), path) : undefined;
  if (!core) return undefined;
  const { player, official } = visit;
  const isOfficial = official.has(path);
  const has = (pins: readonly Pin[]): boolean => pins.some((pin) => pin.path === path);
  return {
    locked: false,
    ...core,
    pinType: type,
    path,
    isSuggested: isOfficial,
    pinned: (isOfficial && !has(player.unpinnedItems)) || has(player.pinnedItems),
  };
}

/** The shop items of several pins, without those that do not exist. */
export const shopItems = (visit: Visit, pins: readonly Pin[]): ShopItem[] =>
  pins.flatMap((pin) => shopItem(visit, pin) ?? []);
