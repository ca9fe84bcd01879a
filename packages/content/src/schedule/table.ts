import type { MonthSchedule, ReleaseDays } from './types.ts';

/** Day of the month on which each kind of offer changes (catalogue schedule.json). */
// biome-ignore format: one row a line
export const releaseDays: ReleaseDays = {
  timeTravelers: 1,
  backgrounds: 7,
  petQuests: 14,
  hatchingPotionQuests: 14,
  bundles: 14,
  premiumHatchingPotions: 21,
  seasonalGear: 1,
  seasonalSpells: 1,
  seasonalQuests: 1,
  customizations: 1,
};

/** Offers by month, January first (catalogue schedule.json). */
// biome-ignore format: one row a line
export const monthlySchedule: readonly MonthSchedule[] = [
  { month: 1, day1: { timeTravelers: { months: [1, 7] } }, day7: { backgrounds: { months: [1, 7], oddYears: false } }, day14: { petQuests: ['nudibranch', 'seaserpent', 'gryphon', 'yarn', 'axolotl'], hatchingPotionQuests: ['silver'], bundles: ['winterQuests'] }, day21: { premiumHatchingPotions: ['Aurora', 'Cupid', 'IcySnow'] } },
  { month: 2, day1: { timeTravelers: { months: [2, 8] } }, day7: { backgrounds: { months: [2, 8], oddYears: false } }, day14: { petQuests: ['rooster', 'slime', 'peacock', 'bunny', 'cat'], hatchingPotionQuests: ['pinkMarble'], bundles: ['cuddleBuddies', 'mythicalMarvels'] }, day21: { premiumHatchingPotions: ['PolkaDot', 'Celestial', 'RoseGold'] } },
  { month: 3, day1: { timeTravelers: { months: [3, 9] } }, day7: { backgrounds: { months: [3, 9], oddYears: false } }, day14: { petQuests: ['frog', 'spider', 'cow', 'pterodactyl', 'otter'], hatchingPotionQuests: ['jade'], bundles: ['birdBuddies'] }, day21: { premiumHatchingPotions: ['StainedGlass', 'Porcelain', 'BirchBark'] } },
  { month: 4, day1: { timeTravelers: { months: [4, 10] } }, day7: { backgrounds: { months: [4, 10], oddYears: false } }, day14: { petQuests: ['snake', 'monkey', 'falcon', 'alligator', 'alpaca'], hatchingPotionQuests: ['stone'], bundles: ['hugabug'] }, day21: { premiumHatchingPotions: ['Shimmer', 'Glass', 'Balloon'] } },
  { month: 5, day1: { timeTravelers: { months: [5, 11] } }, day7: { backgrounds: { months: [5, 11], oddYears: false } }, day14: { petQuests: ['octopus', 'horse', 'kraken', 'sloth', 'platypus'], hatchingPotionQuests: ['opal'], bundles: ['splashyPals'] }, day21: { premiumHatchingPotions: ['Floral', 'Fairy', 'RoseQuartz'] } },
  { month: 6, day1: { timeTravelers: { months: [6, 12] } }, day7: { backgrounds: { months: [6, 12], oddYears: false } }, day14: { petQuests: ['trex', 'unicorn', 'velociraptor', 'hippo', 'giraffe'], hatchingPotionQuests: ['turquoise'], bundles: ['delightfulDinos', 'sandySidekicks'] }, day21: { premiumHatchingPotions: ['Rainbow', 'Sunshine', 'Koi'] } },
  { month: 7, day1: { timeTravelers: { months: [7, 1] } }, day7: { backgrounds: { months: [7, 1], oddYears: true } }, day14: { petQuests: ['whale', 'dilatory_derby', 'armadillo', 'guineapig', 'chameleon'], hatchingPotionQuests: ['fluorite'], bundles: ['aquaticAmigos', 'jungleBuddies'] }, day21: { premiumHatchingPotions: ['Moonglow', 'Watery', 'SandSculpture'] } },
  { month: 8, day1: { timeTravelers: { months: [8, 2] } }, day7: { backgrounds: { months: [8, 2], oddYears: true } }, day14: { petQuests: ['turtle', 'penguin', 'butterfly', 'cheetah', 'crab'], hatchingPotionQuests: ['blackPearl'], bundles: ['featheredFriends'] }, day21: { premiumHatchingPotions: ['Aquatic', 'StarryNight', 'Sunset'] } },
  { month: 9, day1: { timeTravelers: { months: [9, 3] } }, day7: { backgrounds: { months: [9, 3], oddYears: true } }, day14: { petQuests: ['squirrel', 'triceratops', 'treeling', 'beetle', 'raccoon'], hatchingPotionQuests: ['bronze'], bundles: ['farmFriends'] }, day21: { premiumHatchingPotions: ['Glow', 'AutumnLeaf', 'Shadow'] } },
  { month: 10, day1: { timeTravelers: { months: [10, 4] } }, day7: { backgrounds: { months: [10, 4], oddYears: true } }, day14: { petQuests: ['snail', 'rock', 'ferret', 'hedgehog', 'dog'], hatchingPotionQuests: ['onyx'], bundles: ['witchyFamiliars'] }, day21: { premiumHatchingPotions: ['Vampire', 'Ghost', 'Spooky'] } },
  { month: 11, day1: { timeTravelers: { months: [11, 5] } }, day7: { backgrounds: { months: [11, 5], oddYears: true } }, day14: { petQuests: ['sheep', 'kangaroo', 'owl', 'rat', 'badger'], hatchingPotionQuests: ['amber'], bundles: ['forestFriends', 'oddballs'] }, day21: { premiumHatchingPotions: ['Ember', 'Frost', 'Thunderstorm'] } },
  { month: 12, day1: { timeTravelers: { months: [12, 6] } }, day7: { backgrounds: { months: [12, 6], oddYears: true } }, day14: { petQuests: ['ghost_stag', 'trex_undead', 'harpy', 'sabretooth', 'dolphin'], hatchingPotionQuests: ['ruby'], bundles: ['rockingReptiles'] }, day21: { premiumHatchingPotions: ['Peppermint', 'Holly', 'Gingerbread'] } },
];

/** Appearance sets on sale all year (catalogue schedule.json). */
// biome-ignore format: one row a line
export const alwaysAvailableCustomizations: readonly string[] = [
  'animalSkins',
  'rainbowSkins',
  'rainbowHairColors',
  'specialShirts',
  'facialHair',
  'baseHair1',
  'baseHair2',
  'baseHair3',
];

/** Pet quests to show first while they are for sale (catalogue schedule.json). */
// biome-ignore format: one row a line
export const featuredPetQuests: readonly string[] = [
  'nudibranch',
  'yarn',
  'slime',
  'cat',
  'frog',
  'otter',
  'monkey',
  'alpaca',
  'sloth',
  'platypus',
  'hippo',
  'giraffe',
  'guineapig',
  'chameleon',
  'cheetah',
  'crab',
  'beetle',
  'raccoon',
  'snail',
  'dog',
  'kangaroo',
  'owl',
  'ghost_stag',
  'sabretooth',
];
