import { Item, type ItemFamily } from '../art/item.tsx';
import type { ToldDrop } from '../data/settle.ts';
import { PixelIcon } from '../ui/pixel-icon.tsx';

const FAMILY_OF: Readonly<Record<string, ItemFamily>> = { Food: 'food', HatchingPotion: 'hatchingPotions' };

/** What was found, small, for a toast. */
export function DropPicture({ drop }: { readonly drop: ToldDrop }) {
  const family = FAMILY_OF[drop.type];
  return family ? <Item family={family} name={drop.key} scale={1} /> : <PixelIcon name="gem" scale={1} />;
}
