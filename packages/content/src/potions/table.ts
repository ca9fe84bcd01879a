import type { Potion } from './types.ts';

/** The ten potions that tasks drop (catalogue hatching-potions.json). */
// biome-ignore format: one row a line
export const standardPotions: readonly Potion[] = [
  { key: 'Base', value: 2, premium: false, limited: false },
  { key: 'White', value: 2, premium: false, limited: false },
  { key: 'Desert', value: 2, premium: false, limited: false },
  { key: 'Red', value: 3, premium: false, limited: false },
  { key: 'Shade', value: 3, premium: false, limited: false },
  { key: 'Skeleton', value: 3, premium: false, limited: false },
  { key: 'Zombie', value: 4, premium: false, limited: false },
  { key: 'CottonCandyPink', value: 4, premium: false, limited: false },
  { key: 'CottonCandyBlue', value: 4, premium: false, limited: false },
  { key: 'Golden', value: 5, premium: false, limited: false },
];

/** Magic potions, for drop eggs only (catalogue hatching-potions.json). */
// biome-ignore format: one row a line
export const premiumPotions: readonly Potion[] = [
  { key: 'RoyalPurple', value: 2, premium: true, limited: true },
  { key: 'Cupid', value: 2, premium: true, limited: true },
  { key: 'Shimmer', value: 2, premium: true, limited: true },
  { key: 'Fairy', value: 2, premium: true, limited: true },
  { key: 'Floral', value: 2, premium: true, limited: true },
  { key: 'Aquatic', value: 2, premium: true, limited: true },
  { key: 'Ember', value: 2, premium: true, limited: true },
  { key: 'Thunderstorm', value: 2, premium: true, limited: true },
  { key: 'Spooky', value: 2, premium: true, limited: true },
  { key: 'Ghost', value: 2, premium: true, limited: true },
  { key: 'Holly', value: 2, premium: true, limited: true },
  { key: 'Peppermint', value: 2, premium: true, limited: true },
  { key: 'StarryNight', value: 2, premium: true, limited: true },
  { key: 'Rainbow', value: 2, premium: true, limited: true },
  { key: 'Glass', value: 2, premium: true, limited: true },
  { key: 'Glow', value: 2, premium: true, limited: true },
  { key: 'Frost', value: 2, premium: true, limited: true },
  { key: 'IcySnow', value: 2, premium: true, limited: true },
  { key: 'RoseQuartz', value: 2, premium: true, limited: true },
  { key: 'Celestial', value: 2, premium: true, limited: true },
  { key: 'Sunshine', value: 2, premium: true, limited: true },
  { key: 'Bronze', value: 2, premium: true, limited: true, questPotion: true, quests: ['bronze'] },
  { key: 'Watery', value: 2, premium: true, limited: true },
  { key: 'Silver', value: 2, premium: true, limited: true, questPotion: true, quests: ['silver'] },
  { key: 'Shadow', value: 2, premium: true, limited: true },
  { key: 'Amber', value: 2, premium: true, limited: true, questPotion: true, quests: ['amber'] },
  { key: 'Aurora', value: 2, premium: true, limited: true },
  { key: 'Ruby', value: 2, premium: true, limited: true, questPotion: true, quests: ['ruby'] },
  { key: 'BirchBark', value: 2, premium: true, limited: true },
  { key: 'Fluorite', value: 2, premium: true, limited: true, questPotion: true, quests: ['fluorite'] },
  { key: 'SandSculpture', value: 2, premium: true, limited: true },
  { key: 'Windup', value: 2, premium: true, limited: true, questPotion: true, quests: ['windup'] },
  { key: 'Turquoise', value: 2, premium: true, limited: true, questPotion: true, quests: ['turquoise'] },
  { key: 'Vampire', value: 2, premium: true, limited: true },
  { key: 'AutumnLeaf', value: 2, premium: true, limited: true },
  { key: 'BlackPearl', value: 2, premium: true, limited: true, questPotion: true, quests: ['blackPearl'] },
  { key: 'StainedGlass', value: 2, premium: true, limited: true },
  { key: 'PolkaDot', value: 2, premium: true, limited: true },
  { key: 'MossyStone', value: 2, premium: true, limited: true, questPotion: true, quests: ['stone'] },
  { key: 'Sunset', value: 2, premium: true, limited: true },
  { key: 'Moonglow', value: 2, premium: true, limited: true },
  { key: 'SolarSystem', value: 2, premium: true, limited: true, questPotion: true, quests: ['solarSystem'] },
  { key: 'Onyx', value: 2, premium: true, limited: true, questPotion: true, quests: ['onyx'] },
  { key: 'Porcelain', value: 2, premium: true, limited: true },
  { key: 'PinkMarble', value: 2, premium: true, limited: true, questPotion: true, quests: ['pinkMarble'] },
  { key: 'RoseGold', value: 2, premium: true, limited: true },
  { key: 'Koi', value: 2, premium: true, limited: true, release: '2024-06-01' },
  { key: 'Gingerbread', value: 2, premium: true, limited: true, release: '2024-12-21' },
  { key: 'Jade', value: 2, premium: true, limited: true, questPotion: true, quests: ['jade'], release: '2025-03-14' },
  { key: 'Balloon', value: 2, premium: true, limited: true, release: '2025-04-21' },
  { key: 'Opal', value: 2, premium: true, limited: true, questPotion: true, quests: ['opal'], release: '2025-05-14' },
];

/** Wacky potions: pets only, no mounts (catalogue hatching-potions.json). */
// biome-ignore format: one row a line
export const wackyPotions: readonly Potion[] = [
  { key: 'Veggie', value: 2, premium: false, limited: true, wacky: true },
  { key: 'Dessert', value: 2, premium: false, limited: true, wacky: true, questPotion: true, quests: ['waffle'] },
  { key: 'VirtualPet', value: 2, premium: false, limited: true, wacky: true, questPotion: true, quests: ['virtualpet'] },
  { key: 'TeaShop', value: 2, premium: false, limited: true, wacky: true },
  { key: 'Fungi', value: 2, premium: false, limited: true, wacky: true, questPotion: true, quests: ['fungi'] },
  { key: 'Cryptid', value: 2, premium: false, limited: true, wacky: true, release: '2025-04-03' },
  { key: 'Alien', value: 2, premium: false, limited: true, wacky: true, questPotion: true, quests: ['alien'], release: '2026-04-03' },
];
