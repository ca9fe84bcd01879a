import type { GamePlayer } from '../../../data/game.ts';

/** What a look changes: a path below `preferences`, or a slot of gear for animal parts. */
export type LookFamily =
  | 'size'
  | 'skin'
  | 'shirt'
  | 'chair'
  | 'background'
  | 'ears'
  | 'tails'
  | `hair.${'color' | 'base' | 'bangs' | 'beard' | 'mustache' | 'flower'}`;

/** What can be changed, in the order of the screen, with the families of each. */
export const KINDS = {
  body: ['size'],
  skin: ['skin'],
  hair: ['hair.color', 'hair.base', 'hair.bangs'],
  beard: ['hair.beard', 'hair.mustache'],
  flower: ['hair.flower'],
  animal: ['ears', 'tails'],
  shirt: ['shirt'],
  chair: ['chair'],
  background: ['background'],
} as const satisfies Readonly<Record<string, readonly LookFamily[]>>;
export type LookKind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS).filter((name): name is LookKind => name in KINDS);

/** The slots of gear that animal parts are worn in. */
export const ANIMAL_SLOTS = { ears: 'headAccessory', tails: 'back' } as const;
export type AnimalFamily = keyof typeof ANIMAL_SLOTS;

export const isAnimal = (family: LookFamily): family is AnimalFamily => family in ANIMAL_SLOTS;

/** Whether it changes a hero from head to foot. */
export const isWhole = (family: LookFamily): boolean => family === 'size' || family === 'chair';

/** Whether its pictures are as large as a background. */
export const isWide = (family: LookFamily): boolean => family === 'background' || isWhole(family);

/** The set of gear that is shown: the costume, if it is on. */
export const shownSet = ({ preferences }: Pick<GamePlayer, 'preferences'>): 'costume' | 'equipped' =>
  preferences.costume ? 'costume' : 'equipped';

/** The key of what a player wears of a family; empty for no background and no animal part. */
export function wornKey(player: GamePlayer, family: LookFamily): string {
  const { preferences, items } = player;
  switch (family) {
    case 'ears':
    case 'tails':
      return items.gear[shownSet(player)][ANIMAL_SLOTS[family]] ?? '';
    case 'size':
    case 'skin':
    case 'shirt':
      return preferences[family];
    case 'chair':
      return preferences.chair || 'none';
    case 'background':
      return preferences.background ?? '';
    default:
      return String(preferences.hair[hairPart(family)]);
  }
}

type HairFamily = Extract<LookFamily, `hair.${string}`>;

const HAIR_PARTS = {
  'hair.color': 'color',
  'hair.base': 'base',
  'hair.bangs': 'bangs',
  'hair.beard': 'beard',
  'hair.mustache': 'mustache',
  'hair.flower': 'flower',
} as const satisfies Record<HairFamily, keyof GamePlayer['preferences']['hair']>;

const hairPart = (family: HairFamily) => HAIR_PARTS[family];

/** The stored value of a key: most parts of the hair are numbered. */
export const valueOf = (family: LookFamily, key: string): string | number =>
  family.startsWith('hair.') && family !== 'hair.color' ? Number(key) : key;

/** The player as they would look with something else on. Nothing is changed. */
export function dressedIn(player: GamePlayer, family: LookFamily, key: string): GamePlayer {
  if (isAnimal(family)) {
    const { gear } = player.items;
    const set = shownSet(player);
    const worn = { ...gear[set], [ANIMAL_SLOTS[family]]: key };
    return { ...player, items: { ...player.items, gear: { ...gear, [set]: worn } } };
  }
  const value = valueOf(family, key);
  const [part, name] = family.split('.');
  const { preferences } = player;
  const changed = name ? { hair: { ...preferences.hair, [name]: value } } : { [part ?? '']: value };
  return { ...player, preferences: { ...preferences, ...changed } };
}
