import type { GemPack } from './types.ts';

/** Gem packs (catalogue gems.json). */
// biome-ignore format: one row a line
export const gemPacks: readonly GemPack[] = [
  { key: '4gems', gems: 4, priceCents: 99, promoGems: 5, iosProductSuffixes: ['4gems'], androidProductSuffixes: ['4gems'] },
  { key: '21gems', gems: 21, priceCents: 499, promoGems: 30, iosProductSuffixes: ['20gems', '21gems'], androidProductSuffixes: ['20.gems', '21.gems'] },
  { key: '42gems', gems: 42, priceCents: 999, promoGems: 60, iosProductSuffixes: ['42gems'], androidProductSuffixes: ['42gems'] },
  { key: '84gems', gems: 84, priceCents: 1999, promoGems: 125, iosProductSuffixes: ['84gems'], androidProductSuffixes: ['84gems'] },
];
