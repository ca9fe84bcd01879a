import { useMemo } from 'react';
import { Pixels } from './pixels.tsx';
import { useLoaded } from './use-art.ts';

/** Things that can be held in a hand, by the family of the catalogue they belong to. */
export type ItemFamily = 'food' | 'hatchingPotions' | 'gear';

const loadItems = () => import('@everdeed/art/items');
const loadGear = () => import('@everdeed/art/gear');
const SIZE = 32;

export interface ItemProps {
  readonly family: ItemFamily;
  /** Catalogue key. */
  readonly name: string;
  readonly scale: number;
  readonly label?: string;
  readonly className?: string | undefined;
}

const LOADERS = {
  food: async () => (await loadItems()).drawFood,
  hatchingPotions: async () => (await loadItems()).drawPotion,
  gear: async () => (await loadGear()).drawGear,
} as const;

/** A food, potion or piece of gear. */
export function Item({ family, name, scale, label, className }: ItemProps) {
  const draw = useLoaded(`item:${family}`, LOADERS[family]);
  const picture = useMemo(() => draw?.(name), [draw, name]);
  return (
    <Pixels picture={picture} width={SIZE} height={SIZE} scale={scale} label={label} className={className} />
  );
}

const PREFIXES = [
  ['Pet_Food_', 'food'],
  ['Pet_HatchingPotion_', 'hatchingPotions'],
] as const;
const GEAR = /^(?:shop_|slim_)?((?:weapon|armor|head|shield|back|body|headAccessory|eyewear)_.+)$/;

/** What a picture key of the wire shows (wire-user-and-tasks 5.2, `rewardKey`), if it is an item. */
export function itemOfPictureKey(
  key: string,
): { readonly family: ItemFamily; readonly name: string } | undefined {
  for (const [prefix, family] of PREFIXES)
    if (key.startsWith(prefix)) return { family, name: key.slice(prefix.length) };
  const gear = GEAR.exec(key)?.[1];
  return gear ? { family: 'gear', name: gear } : undefined;
}
