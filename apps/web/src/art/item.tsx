import { isClassGear, type Picture } from '@everdeed/art';
import { drawOnce } from './drawn.ts';
import { useFamily } from './families.ts';
import { Pixels } from './pixels.tsx';
import { type Naming, useName } from './use-name.ts';

/** Items, by catalogue family. */
export type ItemFamily = 'food' | 'hatchingPotions' | 'eggs' | 'quests' | 'gear';

const SIZE = 32;
/** Names of the families' texts. */
const WORDS_OF = {
  food: 'food',
  hatchingPotions: 'potions',
  eggs: 'eggs',
  quests: 'quests',
  gear: 'gear',
} as const satisfies Record<ItemFamily, string>;

export interface ItemProps {
  readonly family: ItemFamily;
  /** Catalogue key. */
  readonly name: string;
  readonly scale: number;
  /** Its accessible name; decoration by default. */
  readonly naming?: Naming;
  readonly className?: string | undefined;
}

/** The family with an item's drawing, so that only what is needed is loaded. */
function drawingsOf(family: ItemFamily, name: string): 'gear' | 'classGear' | 'quests' | 'items' {
  if (family === 'gear') return isClassGear(name) ? 'classGear' : 'gear';
  return family === 'quests' ? 'quests' : 'items';
}

function useDraw(family: ItemFamily, name: string): ((key: string) => Picture) | undefined {
  const art = useFamily(drawingsOf(family, name));
  if (!art) return undefined;
  if ('drawGear' in art) return art.drawGear;
  if ('drawQuest' in art) return art.drawQuest;
  const { drawFood, drawPotion, drawEgg } = art;
  return family === 'food' ? drawFood : family === 'eggs' ? drawEgg : drawPotion;
}

/** A food, potion, egg, quest scroll or piece of gear. */
export function Item({ family, name, scale, naming = 'none', className }: ItemProps) {
  const draw = useDraw(family, name);
  const label = useName(naming, WORDS_OF[family], name);
  const picture = drawOnce(`${family}:${name}`, draw && (() => draw(name)));
  return (
    <Pixels picture={picture} width={SIZE} height={SIZE} scale={scale} label={label} className={className} />
  );
}

const PREFIXES = [
  ['Pet_Food_', 'food'],
  ['Pet_HatchingPotion_', 'hatchingPotions'],
  ['Pet_Egg_', 'eggs'],
  ['inventory_quest_scroll_', 'quests'],
] as const;
const GEAR = /^(?:shop_|slim_)?((?:weapon|armor|head|shield|back|body|headAccessory|eyewear)_.+)$/;

/** The item for a picture key on the wire (wire-user-and-tasks 5.2, `rewardKey`), if it is an item. */
export function itemOfPictureKey(
  key: string,
): { readonly family: ItemFamily; readonly name: string } | undefined {
  for (const [prefix, family] of PREFIXES)
    if (key.startsWith(prefix)) return { family, name: key.slice(prefix.length) };
  const gear = GEAR.exec(key)?.[1];
  return gear ? { family: 'gear', name: gear } : undefined;
}
