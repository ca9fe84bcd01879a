import type { SoldSet } from './types.ts';

/** Sets of appearance options without their members, which name their set (catalogue appearance.json). */
// biome-ignore format: one row a line
export const soldSets: readonly SoldSet[] = [
  { key: 'baseHair1', setPrice: 5, available: 'always' },
  { key: 'baseHair2', setPrice: 5, available: 'always' },
  { key: 'baseHair3', setPrice: 5, available: 'always' },
  { key: 'facialHair', setPrice: 5, available: 'always' },
  { key: 'specialShirts', setPrice: 5, available: 'always' },
  { key: 'legacyShirts', setPrice: null, available: 'never' },
  { key: 'winterHairColors', setPrice: 5, available: 'never' },
  { key: 'pastelHairColors', setPrice: 5, available: 'never' },
  { key: 'rainbowHairColors', setPrice: 5, available: 'always' },
  { key: 'shimmerHairColors', setPrice: 5, available: 'gala:spring' },
  { key: 'summerHairColors', setPrice: 5, available: 'gala:summer' },
  { key: 'hauntedHairColors', setPrice: 5, available: 'gala:fall' },
  { key: 'winteryHairColors', setPrice: 5, available: 'gala:winter' },
  { key: 'rainbowSkins', setPrice: 5, available: 'always' },
  { key: 'animalSkins', setPrice: 5, available: 'always' },
  { key: 'pastelSkins', setPrice: 5, available: 'gala:spring' },
  { key: 'spookySkins', setPrice: 5, available: 'never' },
  { key: 'supernaturalSkins', setPrice: 5, available: 'gala:fall' },
  { key: 'splashySkins', setPrice: 5, available: 'gala:summer' },
  { key: 'winterySkins', setPrice: 5, available: 'gala:winter' },
];
