import type { Gala } from './types.ts';

/** The four galas; winter first (catalogue schedule.json). */
// biome-ignore format: one row a line
export const galas: readonly Gala[] = [
  { index: 0, key: 'winter', startMonth: 12, endMonth: 3, seasonalSpells: ['snowball'], seasonalQuests: ['evilsanta', 'evilsanta2'], customizations: ['winteryHairColors', 'winterySkins'] },
  { index: 1, key: 'spring', startMonth: 3, endMonth: 6, seasonalSpells: ['shinySeed'], seasonalQuests: ['egg'], customizations: ['shimmerHairColors', 'pastelSkins'] },
  { index: 2, key: 'summer', startMonth: 6, endMonth: 9, seasonalSpells: ['seafoam'], seasonalQuests: [], customizations: ['summerHairColors', 'splashySkins'] },
  { index: 3, key: 'fall', startMonth: 9, endMonth: 12, seasonalSpells: ['spookySparkles'], seasonalQuests: [], customizations: ['hauntedHairColors', 'supernaturalSkins'] },
];
