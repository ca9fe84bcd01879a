import type { TimeTravelStable } from './types.ts';

/** What hourglasses buy besides mystery sets (catalogue time-travel-stable.json). */
// biome-ignore format: one row a line
export const timeTravelStable: TimeTravelStable = {
  priceHourglasses: 1,
  pets: ['Mammoth-Base', 'MantisShrimp-Base', 'Phoenix-Base', 'MagicalBee-Base', 'Hippogriff-Hopeful'],
  mounts: ['Mammoth-Base', 'MantisShrimp-Base', 'Phoenix-Base', 'MagicalBee-Base', 'Hippogriff-Hopeful'],
  quests: ['robot', 'solarSystem', 'windup'],
  backgrounds: ['airship', 'clocktower', 'steamworks'],
  alwaysAvailableMysterySets: ['301404', '301405', '301703', '301704'],
};
