import { type Family, loadWords, nameOf } from '@everdeed/content/words';
import { Item, type ItemFamily } from '../../../art/item.tsx';
import type { Drop } from '../../../task-kit/score-answer.ts';
import { PixelIcon } from '../../../ui/pixel-icon.tsx';

/** Kinds of drops on the wire, with the family of their picture and of their texts. */
const FAMILY_OF: Readonly<Record<string, { readonly art: ItemFamily; readonly words: Family }>> = {
  Food: { art: 'food', words: 'food' },
  Egg: { art: 'eggs', words: 'eggs' },
  HatchingPotion: { art: 'hatchingPotions', words: 'potions' },
  Quest: { art: 'quests', words: 'quests' },
};

/** The name of a drop, derived from its key if the texts cannot be loaded. */
export async function nameOfDrop({ type, key }: Drop): Promise<string> {
  const family = FAMILY_OF[type]?.words;
  if (!family) return key;
  await loadWords(family).catch(() => undefined);
  return nameOf(family, key);
}

/** The picture of a drop, small, for a toast. */
export function DropPicture({ drop }: { readonly drop: Drop }) {
  const family = FAMILY_OF[drop.type]?.art;
  return family ? <Item family={family} name={drop.key} scale={1} /> : <PixelIcon name="gem" />;
}
