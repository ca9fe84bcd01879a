import type { ItemListEntry } from './types.ts';

/** Kinds of items as listed in inventories (catalogue gear-types.json). */
// biome-ignore format: one row a line
export const itemList: readonly ItemListEntry[] = [
  { key: 'weapon', localeKey: 'weapon', isEquipment: true },
  { key: 'armor', localeKey: 'armor', isEquipment: true },
  { key: 'head', localeKey: 'headgear', isEquipment: true },
  { key: 'shield', localeKey: 'offhand', isEquipment: true },
  { key: 'back', localeKey: 'back', isEquipment: true },
  { key: 'body', localeKey: 'body', isEquipment: true },
  { key: 'headAccessory', localeKey: 'headAccessory', isEquipment: true },
  { key: 'eyewear', localeKey: 'eyewear', isEquipment: true },
  { key: 'hatchingPotions', localeKey: 'hatchingPotion', isEquipment: false },
  { key: 'premiumHatchingPotions', localeKey: 'hatchingPotion', isEquipment: false },
  { key: 'eggs', localeKey: 'eggSingular', isEquipment: false },
  { key: 'quests', localeKey: 'quest', isEquipment: false },
  { key: 'food', localeKey: 'foodTextThe', isEquipment: false },
  { key: 'Saddle', localeKey: 'foodSaddleText', isEquipment: false },
  { key: 'bundles', localeKey: 'discountBundle', isEquipment: false },
];
