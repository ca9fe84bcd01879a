import type { GamePlayer } from '../../../data/game.ts';
import { type LookFamily, valueOf, wornKey } from './kinds.ts';
import { ownOptions } from './wardrobe.ts';

/** Settings of a look, by dotted path. */
export type LookValues = Readonly<Record<string, string | number>>;

/** What a surprise changes. Build and wheelchair stay, for they are no costume; so does whatever is worn as gear. */
const FAMILIES = [
  'skin',
  'hair.color',
  'hair.base',
  'hair.bangs',
  'hair.beard',
  'hair.mustache',
  'hair.flower',
  'shirt',
  'background',
] as const satisfies readonly LookFamily[];
type Family = (typeof FAMILIES)[number];

/** Always another one, so that every surprise can be seen. */
const OTHER: ReadonlySet<LookFamily> = new Set(['skin', 'hair.color', 'shirt', 'background']);
/** As often nothing as anything: key 0 is none. */
const SPARING: ReadonlySet<LookFamily> = new Set(['hair.beard', 'hair.mustache', 'hair.flower']);

/** Uniform in [0, 1). */
type Roll = () => number;

const keysOf = (player: GamePlayer, family: Family): readonly string[] =>
  ownOptions(player, family).map(({ key }) => key);

/** What is worn without being owned stays, since nobody could put it on again. */
const openFamilies = (player: GamePlayer): readonly Family[] =>
  FAMILIES.filter((family) => {
    const worn = wornKey(player, family);
    return worn === '' || keysOf(player, family).includes(worn);
  });

function pick(player: GamePlayer, family: Family, roll: Roll): string {
  const worn = wornKey(player, family);
  if (SPARING.has(family) && roll() < 0.5) return '0';
  const open = keysOf(player, family).filter((key) => key !== (OTHER.has(family) ? worn : '0'));
  return open[Math.floor(roll() * open.length)] ?? worn;
}

const valuesOf = (player: GamePlayer, keyOf: (family: Family) => string): LookValues =>
  Object.fromEntries(
    openFamilies(player).map((family) => [`preferences.${family}`, valueOf(family, keyOf(family))]),
  );

/** A look by chance, of what the player owns. */
export const surpriseLook = (player: GamePlayer, roll: Roll): LookValues =>
  valuesOf(player, (family) => pick(player, family, roll));

/** What a surprise would change, as it is now: to go back to. */
export const presentLook = (player: GamePlayer): LookValues =>
  valuesOf(player, (family) => wornKey(player, family));
