import { Item, type ItemFamily } from '../art/item.tsx';
import type { ToldDrop } from '../data/settle.ts';
import { PixelIcon } from '../ui/pixel-icon.tsx';

/** Kinds of drops as the wire tells them, and the family of their picture. */
const FAMILY_OF: Readonly<Record<string, ItemFamily>> = {
  Food: 'food',
  Egg: 'eggs',
  HatchingPotion: 'hatchingPotions',
  Quest: 'quests',
};

/** What was found, small, for a toast. */
export function DropPicture({ drop }: { readonly drop: Pick<ToldDrop, 'type' | 'key'> }) {
  const family = FAMILY_OF[drop.type];
  return family ? <Item family={family} name={drop.key} scale={1} /> : <PixelIcon name="gem" />;
}
