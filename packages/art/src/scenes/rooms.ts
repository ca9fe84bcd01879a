import { type Colour, dice, mix, shade } from '../pipeline/colour.ts';
import { dither } from '../pipeline/dither.ts';
import { extentOf } from '../pipeline/extent.ts';
import { own } from '../pipeline/own.ts';
import { grain } from '../pipeline/pattern.ts';
import { specks } from './ground.ts';
import { backMarks, frontMarks } from './marks.ts';
import { MOTIFS } from './motifs.ts';
import { type Recipe } from './recipe.ts';
import { get, put, set, type Stage } from './stage.ts';
import { GROUNDS } from './times.ts';

const WALLS: Readonly<Record<string, readonly [Colour, Colour, string]>> = {
  wood: [0xa87848, 0x8c6038, 'boards'],
  log: [0x8c6038, 0x6c4828, 'logs'],
  stone: [0x8c8894, 0x74707e, 'bricks'],
  dark: [0x4a4058, 0x3a3248, 'bricks'],
  cream: [0xecdcb8, 0xdcc8a0, 'stripes'],
  blue: [0x7c9cc8, 0x6c8cb8, 'stripes'],
  rose: [0xe4a8b4, 0xd898a8, 'stripes'],
  green: [0x8cb48c, 0x7ca47c, 'stripes'],
  red: [0x9c4048, 0x8c343f, 'stripes'],
  violet: [0x6c5494, 0x5c4684, 'stripes'],
  gold: [0xe0b860, 0xd0a450, 'stripes'],
  brick: [0xb46850, 0x985440, 'bricks'],
  ice: [0xbce0f4, 0xa0cce8, 'bricks'],
  glassy: [0xb8e4dc, 0xa0d4cc, 'panes'],
  white: [0xf0ece4, 0xe0dcd4, 'stripes'],
  night: [0x2c3464, 0x242c58, 'stripes'],
  earth: [0x84603c, 0x6c4c30, 'boards'],
  teal: [0x4c9494, 0x408484, 'stripes'],
  slate: [0x5c6478, 0x4c5468, 'bricks'],
  sandy: [0xd8b878, 0xc4a464, 'bricks'],
};

export function paintRoom(s: Stage, r: Recipe): void {
  const wall = r.extras.find((e) => e.startsWith('wall-'))?.slice(5) ?? 'cream';
  const [a, b, kind] = WALLS[wall] ?? WALLS.cream ?? [0, 0, ''];
  const floor = 36;
  for (let y = 0; y < floor; y++) for (let x = 0; x < s.w; x++) set(s, x, y, wallAt(kind, a, b, x, y));
  for (let x = 0; x < s.w; x++)
    for (let y = 0; y < 5; y++) if (1 - y / 5 > dither(x, y)) set(s, x, y, mix(get(s, x, y), 0x2c1c40, 0.3));
  for (let x = 0; x < s.w; x++) {
    set(s, x, floor - 2, mix(b, 0x2c1c40, 0.25));
    set(s, x, floor - 1, mix(b, 0x2c1c40, 0.45));
  }
  const flat = { ...r, light: { ...r.light, strength: 0 } };
  const [tones] = GROUNDS[r.ground] ?? GROUNDS.wood ?? [[0]];
  for (let y = floor; y < s.h; y++)
    for (let x = 0; x < s.w; x++)
      set(
        s,
        x,
        y,
        tones[(y - floor) / 7 > dither(x, y) ? ((y - floor - 6) / 9 > dither(x, y) ? 2 : 1) : 0] ?? 0,
      );
  specks(s, flat, floor);
  if (s.wide) return furnish(s, r, floor - 1);
  backMarks(s, r, floor - 1);
  frontMarks(s, r);
}

/** Maximum height of a thing, in rows, that leaves room on the wall above it for what hangs there. */
const LOW = -15;
const overLow = (r: Recipe, i: number): string =>
  r.ground === 'stone' || r.ground === 'dirt' ? 'torch' : i % 2 ? 'painting' : 'window';

/** Places things one after another along a wide wall, so that none hides its neighbour. */
function furnish(s: Stage, r: Recipe, foot: number): void {
  const roll = dice(`${s.seed}room`);
  const marks = r.marks.filter((m) => '^%{}<>='.includes(m.place));
  let x = 14;
  for (let i = 0; marks.length > 0 && x < s.w + 10; i++) {
    const { place, name } = marks[i % marks.length] ?? { place: '^', name: '' };
    const text = own(MOTIFS, name) ?? '';
    if (text && extentOf(text, 0).y0 > LOW) put(s, own(MOTIFS, overLow(r, i)) ?? '', x, foot, 1, r.palette);
    put(s, text, x, place === '^' || place === '%' ? foot : 40, 1, r.palette);
    x += 27 + Math.round(roll() * 9);
  }
  frontMarks(s, { ...r, marks: r.marks.filter((m) => !marks.includes(m)) });
}

function wallAt(kind: string, a: Colour, b: Colour, x: number, y: number): Colour {
  if (kind === 'boards')
    return x % 6 === 0
      ? mix(b, 0x2c1c40, 0.25)
      : x % 6 === 1
        ? shade(a, 1)
        : grain(Math.floor(x / 6), Math.floor(y / 9)) < 0.2
          ? b
          : a;
  if (kind === 'logs') return y % 5 === 4 ? mix(b, 0x2c1c40, 0.4) : y % 5 === 0 ? shade(a, 1) : a;
  if (kind === 'bricks') {
    const row = Math.floor(y / 4);
    return y % 4 === 3 || (x + row * 4) % 9 === 0
      ? b
      : grain(Math.floor((x + row * 4) / 9), row) < 0.16
        ? mix(a, b, 0.5)
        : a;
  }
  if (kind === 'panes') return x % 10 === 0 || y % 10 === 0 ? 0xf4faf4 : (x + y) % 13 < 2 ? shade(a, 1) : a;
  return y < RAIL ? (Math.floor(x / 4) % 2 ? a : b) : panelled(b, x, y);
}

/** Walls with wallpaper are panelled below this row. */
const RAIL = 24;
function panelled(c: Colour, x: number, y: number): Colour {
  if (y === RAIL) return mix(c, 0xfff4d8, 0.35);
  if (y === RAIL + 1) return mix(c, 0x2c1c40, 0.34);
  const seam = x % 9;
  if (seam === 0 || (seam > 2 && seam < 8 && y === RAIL + 3)) return mix(c, 0x2c1c40, 0.3);
  return mix(c, seam === 1 || (seam > 2 && seam < 8 && y === 33) ? 0xfff4d8 : 0x2c1c40, 0.14);
}
