import type { ShopItem } from './shop-types.ts';

const CHANGES = ['fortify', 'rebirth_orb', 'release_pets', 'release_mounts', 'release_both'] as const;

/** Wares that change the player at once, which cannot be undone: the potion, the orb, the keys to the stable. */
export type Change = (typeof CHANGES)[number];

/** Which change an item brings about; undefined for what is kept. */
export const changeOf = ({ purchaseType }: Pick<ShopItem, 'purchaseType'>): Change | undefined =>
  CHANGES.find((change) => change === purchaseType);
