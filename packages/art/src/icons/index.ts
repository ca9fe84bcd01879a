import type { Picture } from '../pipeline/picture.ts';
import { render } from '../pipeline/render.ts';
import { GLYPHS } from './glyphs.ts';

/** Names that mean another icon: wire names, stat letters, class aliases. */
const ALIASES: Readonly<Record<string, string>> = {
  gp: 'gold',
  gems: 'gem',
  hourglasses: 'hourglass',
  hp: 'heart',
  health: 'heart',
  exp: 'star',
  experience: 'star',
  mp: 'drop',
  mana: 'drop',
  str: 'strength',
  int: 'intelligence',
  con: 'constitution',
  per: 'perception',
  mage: 'wizard',
  lvl: 'level',
  armoire: 'wardrobe',
  potion: 'healthPotion',
  pet: 'paw',
};

/** An icon by name, 16 or 24 pixels square. An unknown name gives the seal. */
export function drawIcon(name: string, size: 16 | 24 = 16): Picture {
  const text = GLYPHS[ALIASES[name] ?? name] ?? GLYPHS.seal ?? '';
  return render(text, size, size, {}, { place: { scale: size / 16 }, axis: 8 });
}

/** Whether an icon of this name is drawn. */
export const hasIcon = (name: string): boolean => (ALIASES[name] ?? name) in GLYPHS;
/** Names of the plain icons. */
export const iconNames = (): readonly string[] => Object.keys(GLYPHS);
