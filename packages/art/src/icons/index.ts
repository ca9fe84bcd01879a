import type { Picture } from '../pipeline/picture.ts';
import { render } from '../pipeline/render.ts';
import { GLYPHS } from './glyphs.ts';
import { SKILLS } from './skills.ts';
import { own } from '../pipeline/own.ts';

/** Other names of icons: wire names, stat letters, class aliases. */
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
const PLAIN: Readonly<Record<string, string>> = { ...GLYPHS, ...SKILLS };

/** The drawing of an icon on 16 x 16; undefined if there is none. */
export const glyphText = (name: string): string | undefined => own(PLAIN, own(ALIASES, name) ?? name);

/** An icon by name, 16 or 24 pixels square: currencies, stats, classes, skills, signs. Unknown names get the seal. */
export function drawIcon(name: string, size: 16 | 24 = 16): Picture {
  return render(
    glyphText(name) ?? PLAIN.seal ?? '',
    size,
    size,
    {},
    { place: { scale: size / 16 }, axis: 8 },
  );
}

/** Whether there is an icon with this name. */
export const hasIcon = (name: string): boolean => glyphText(name) !== undefined;
/** Names of the icons. */
export const iconNames = (): readonly string[] => Object.keys(PLAIN);
