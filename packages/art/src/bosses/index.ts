import { inside } from '../pipeline/extent.ts';
import type { Picture } from '../pipeline/picture.ts';
import { shade } from '../pipeline/colour.ts';
import { grain } from '../pipeline/pattern.ts';
import { type Pattern, render } from '../pipeline/render.ts';
import { bossArt } from './art.ts';

/** Side of a boss portrait in pixels. */
export const BOSS_SIZE = 96;
const SCALE = 2.9;

/** Whether a quest has a drawing of its boss. */
export const hasBoss = (key: string): boolean => bossArt(key) !== undefined;

/** A quest's boss, 96 x 96. Quests without a boss get the dust bunnies. */
export function drawBoss(key: string): Picture {
  const boss = bossArt(key) ?? bossArt('dustbunnies');
  const text = boss?.drawing ?? '';
  return render(text, BOSS_SIZE, BOSS_SIZE, boss?.palette ?? {}, {
    place: inside(text, 16, BOSS_SIZE, BOSS_SIZE, { scale: SCALE, dx: 1.6, dy: 1.6 }),
    axis: 16,
    pattern: HIDES[hideOf(key)],
  });
}

type Hide = 'fur' | 'scales' | 'warts' | 'bare';
const SCALY =
  /^(alligator|basilist|chameleon|seaserpent|snake|trex|triceratops|velociraptor|vice3|jade|dilatory)$/;
const WARTY =
  /^(frog|kraken|octopus|crab|dilatory_derby|whale|hippo|nudibranch|axolotl|fungi|rock|stressbeast|turtle|snail|treeling|waffle|dolphin)$/;
const BARE =
  /^(dilatoryDistress|moonstone|stoikalm|taskwoods|lostMasterclasser|goldenknight|windup|virtualpet|alien|amber|blackPearl|bronze|fluorite|pinkMarble|solarSystem|vice1|moon|atom|slime|dysheartener|burnout|evilsanta|ruby|mayhemMistiflying3|butterfly|beetle|yarn|trex_undead)/;
const hideOf = (key: string): Hide =>
  SCALY.test(key) ? 'scales' : WARTY.test(key) ? 'warts' : BARE.test(key) ? 'bare' : 'fur';

/**
 * Materials covered with fur, scales and the like. A portrait is large enough to show them; each hide changes
 * the tone of single pixels.
 */
const COVERED = 'bwmd';
const hide =
  (step: (x: number, y: number) => number): Pattern =>
  ({ x, y, material, colour, tone }) => {
    if (!COVERED.includes(material) || tone > 1) return undefined;
    const t = step(x, y);
    return t === 0 ? undefined : shade(colour, tone + t);
  };
const HIDES: Readonly<Record<Hide, Pattern | undefined>> = {
  bare: undefined,
  fur: hide((x, y) => {
    const row = Math.floor(y / 4);
    const column = Math.floor((x + row * 3) / 6);
    if (grain(column, row, 5) > 0.5) return 0;
    const [u, v] = [(x + row * 3) % 6, y % 4];
    return u === 2 && v < 3 ? -1 : u === 3 && v === 2 ? -1 : u === 3 && v < 2 ? 1 : 0;
  }),
  scales: hide((x, y) => {
    const [u, v] = [(x + (Math.floor(y / 4) % 2) * 3) % 6, y % 4];
    return (v === 3 && u > 1 && u < 5) || (v === 2 && (u === 1 || u === 5)) ? -1 : v === 0 && u === 3 ? 1 : 0;
  }),
  warts: hide((x, y) => {
    const [column, row] = [Math.floor(x / 7), Math.floor(y / 7)];
    const n = grain(column, row, 8);
    if (n > 0.42) return 0;
    const [u, v] = [(x % 7) - 2 - Math.floor(n * 6), (y % 7) - 2 - Math.floor(n * 5)];
    return u * u + v * v > 2.5 ? 0 : u + v < 0 ? 1 : u + v > 0 ? -1 : 0;
  }),
};
