import type { Pin, NewUserItem, UniqueItem } from './types.ts';

/** What a new player has pinned (catalogue pinned-defaults.json). */
// biome-ignore format: one row a line
export const newUserPins: readonly Pin[] = [
  { type: 'marketGear', path: 'gear.flat.weapon_warrior_0' },
  { type: 'marketGear', path: 'gear.flat.armor_warrior_1' },
  { type: 'marketGear', path: 'gear.flat.shield_warrior_1' },
  { type: 'marketGear', path: 'gear.flat.head_warrior_1' },
  { type: 'potion', path: 'potion' },
  { type: 'armoire', path: 'armoire' },
];

/** What a new player owns, by path (catalogue pinned-defaults.json). */
// biome-ignore format: one row a line
export const newUserItems: readonly NewUserItem[] = [
  { path: 'items.quests.dustbunnies', value: 1 },
  { path: 'purchased.background.violet', value: true },
  { path: 'preferences.background', value: 'violet' },
];

/** Gear of a new player (catalogue pinned-defaults.json). */
// biome-ignore format: one row a line
export const newUserGear: readonly string[] = [
  'headAccessory_special_blackHeadband',
  'headAccessory_special_blueHeadband',
  'headAccessory_special_greenHeadband',
  'headAccessory_special_pinkHeadband',
  'headAccessory_special_redHeadband',
  'headAccessory_special_whiteHeadband',
  'headAccessory_special_yellowHeadband',
  'eyewear_special_blackTopFrame',
  'eyewear_special_blueTopFrame',
  'eyewear_special_greenTopFrame',
  'eyewear_special_pinkTopFrame',
  'eyewear_special_redTopFrame',
  'eyewear_special_whiteTopFrame',
  'eyewear_special_yellowTopFrame',
  'eyewear_special_blackHalfMoon',
  'eyewear_special_blueHalfMoon',
  'eyewear_special_greenHalfMoon',
  'eyewear_special_pinkHalfMoon',
  'eyewear_special_redHalfMoon',
  'eyewear_special_whiteHalfMoon',
  'eyewear_special_yellowHalfMoon',
];

/** Paths that can be pinned although no item belongs to them (catalogue pinned-defaults.json). */
// biome-ignore format: one row a line
export const pinPathsWithoutItem: readonly string[] = [
  'special.gems',
  'special.rebirth_orb',
  'special.fortify',
];

/** Pins that cannot be removed, as `path:` or `type:` (catalogue pinned-defaults.json). */
// biome-ignore format: one row a line
export const unpinnable: readonly string[] = [
  'path:armoire',
  'path:potion',
  'type:debuffPotion',
];

/** Health potion and armoire, prices in gold (catalogue pinned-defaults.json). */
// biome-ignore format: one row a line
export const uniqueItems: readonly UniqueItem[] = [
  { key: 'potion', type: 'potion', value: 25 },
  { key: 'armoire', type: 'armoire', value: 100 },
];
