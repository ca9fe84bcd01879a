import type { Player } from '@everdeed/rules';
import { useState } from 'react';
import { usePlayer } from '../../data/hooks.ts';
import { isOwned } from './item-state.ts';
import { idOf, type Shelf } from './shop-types.ts';

function steady(player: Player, before: Shelf, now: Shelf | undefined): Shelf {
  const fresh = new Map(now?.items.map((item) => [idOf(item), item] as const));
  const items = before.items.flatMap((item) => fresh.get(idOf(item)) ?? (isOwned(player, item) ? item : []));
  const known = new Set(before.items.map(idOf));
  return {
    ...(now ?? before),
    items: [...items, ...(now?.items ?? []).filter((item) => !known.has(idOf(item)))],
  };
}

/**
 * The shelves as they are now, with what was on them `before` and has been bought since: the server no longer lists
 * it, but it stays in its place.
 */
export function steadyShelves(
  player: Player,
  before: readonly Shelf[],
  now: readonly Shelf[],
): readonly Shelf[] {
  const kept = before.map((shelf) =>
    steady(
      player,
      shelf,
      now.find(({ identifier }) => identifier === shelf.identifier),
    ),
  );
  const known = new Set(before.map(({ identifier }) => identifier));
  return [...kept, ...now.filter(({ identifier }) => !known.has(identifier))].filter(
    ({ items }) => items.length > 0,
  );
}

/** The shelves of a page on which nothing goes away while the shop is open. */
export function useSteadyPage<Page extends { readonly categories: readonly Shelf[] }>(page: Page): Page {
  const player = usePlayer();
  const [before] = useState(page.categories);
  return { ...page, categories: [...steadyShelves(player, before, page.categories)] };
}
