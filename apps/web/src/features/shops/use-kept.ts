import { useState } from 'react';
import { usePlayer } from '../../data/hooks.ts';
import type { Kept } from './arrange.ts';
import { isOwned } from './item-state.ts';
import { idOf, type ShopItem } from './shop-types.ts';

/** The items (`idOf`) that were still to be had when the shop was entered: these stay in sight once they are bought. */
export function useKept(items: readonly ShopItem[]): Kept {
  const player = usePlayer();
  const [kept] = useState<Kept>(() => new Set(items.filter((item) => !isOwned(player, item)).map(idOf)));
  return kept;
}
