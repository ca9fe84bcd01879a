import { type Colour, dice, HUES, mix, shade } from '../pipeline/colour.ts';
import { dither } from '../pipeline/dither.ts';
import { grain } from '../pipeline/pattern.ts';
import { MOTIFS } from './motifs.ts';
import { disc, get, gradient, put, ridge, type RidgeKind, scatter, set, type Stage } from './stage.ts';
import { GROUNDS, type Light } from './times.ts';
import { own } from '../pipeline/own.ts';

/** A scene's recipe, read from the table. */
export interface Recipe {
  readonly world: string;
  readonly light: Light;
  readonly ridge: RidgeKind | 'none';
  readonly ground: string;
  readonly extras: readonly string[];
  /** Colours of motif roles. */
  readonly palette: Readonly<Record<string, Colour>>;
  readonly marks: readonly { readonly place: string; readonly name: string }[];
}

const HORIZON = 31;
const tinted = (c: Colour, l: Light): Colour => mix(c, l.tint, l.strength);

export function paintLand(s: Stage, r: Recipe): void {
  const l = r.light;
  paintSky(s, r, HORIZON + 4);
  if (r.ridge !== 'none') {
    ridge(
      s,
      r.ridge,
      HORIZON - (r.ridge === 'peaks' ? 17 : 9),
      r.ridge === 'peaks' ? 15 : 8,
      HORIZON + 6,
      l.far,
      'far',
    );
    if (r.ridge !== 'dunes') ridge(s, 'woods', HORIZON - 4, 5, HORIZON + 6, l.mid, 'mid');
  }
  backMarks(s, r, HORIZON + 3);
  paintGround(s, r, HORIZON + 2);
  frontMarks(s, r);
}

export function paintSea(s: Stage, r: Recipe): void {
  const l = r.light;
  paintSky(s, r, HORIZON - 2);
  if (r.ridge !== 'none') ridge(s, r.ridge, HORIZON - 9, 6, HORIZON - 2, l.far, 'far');
  const deep = tinted(0x2c78b8, l);
  paintWater(s, HORIZON - 3, s.h, [tinted(0x7cc8e4, l), tinted(0x48a0d4, l), deep]);
  backMarks(s, r, HORIZON + 4);
  if (r.ground !== 'none') shore(s, r, 39);
  frontMarks(s, r);
}

function paintWater(s: Stage, y0: number, y1: number, tones: readonly Colour[]): void {
  gradient(s, y0, y1, tones);
  scatter(s, 16, y0 + 1, y1, 'wave', (x, y, roll) => {
    const length = 2 + Math.floor(roll * 4);
    for (let i = 0; i < length; i++) if (x + i < s.w) set(s, x + i, y, mix(get(s, x + i, y), 0xffffff, 0.4));
  });
}

function shore(s: Stage, r: Recipe, y0: number): void {
  const [tones] = GROUNDS[r.ground] ?? GROUNDS.sand ?? [[0]];
  for (let x = 0; x < s.w; x++) {
    const top = y0 + Math.round(1.4 * Math.sin(x / 9 + s.seed.length));
    set(s, x, top - 1, mix(0xffffff, r.light.tint, r.light.strength * 0.6));
    for (let y = top; y < s.h; y++)
      set(s, x, y, tinted(tones[y - top > 5 + dither(x, y) * 4 ? 2 : y - top > 1 ? 1 : 0] ?? 0, r.light));
  }
  specks(s, r, y0 + 2);
}

function paintSky(s: Stage, r: Recipe, bottom: number): void {
  const l = r.light;
  const has = (x: string) => r.extras.includes(x);
  gradient(s, 0, bottom, l.sky);
  const bodyX = s.wide ? Math.round(s.w * 0.78) : 38;
  if (l.dark || has('stars'))
    scatter(s, 22, 0, bottom - 8, 'stars', (x, y, roll) =>
      set(s, x, y, roll > 0.8 ? 0xffffff : mix(get(s, x, y), 0xfff4d0, 0.3 + roll * 0.6)),
    );
  if (has('aurora')) aurora(s);
  if (has('rainbow')) put(s, MOTIFS.rainbow ?? '', s.wide ? s.w * 0.6 : 24, bottom, 1, {}, false);
  if (has('sun')) disc(s, bodyX, l.sky.length > 4 ? 22 : 8, 4.5, 0xfff2b0, 5);
  if (has('moon')) {
    disc(s, bodyX, 9, 5.5, 0xfdf6d8, 5);
    disc(s, bodyX - 1.5, 8, 1.2, 0xe8dcb8);
    disc(s, bodyX + 2, 10.6, 0.9, 0xe8dcb8);
  }
  if (has('crescent')) {
    const ground = get(s, bodyX, 9);
    disc(s, bodyX, 9, 6, 0xfdf0b8, 4);
    disc(s, bodyX + 3, 7.6, 5, ground);
  }
  if (has('clouds')) clouds(s, l.cloud, 4, bottom - 12);
}

/** Clouds with a flat foot in shade and a top of three or four humps. */
function clouds(s: Stage, c: Colour, y0: number, y1: number): void {
  scatter(s, 1.7, y0 + 4, Math.max(y0 + 5, y1), 'clouds', (x, y, roll) => {
    const humps = [0, 1, 2, 3].map((k) => ({
      at: (k - 1.4) * (3.2 + roll * 1.6),
      r: 2.2 + grain(x, k) * 2.4 + (k === 1 || k === 2 ? 1 + roll * 1.4 : 0),
    }));
    const half = Math.round(8 + roll * 6);
    for (let dx = -half; dx <= half; dx++) {
      const rise = Math.max(
        Math.abs(dx) > half - 2 ? 0 : 1,
        ...humps.map(({ at, r }) =>
          Math.abs(dx - at) < r ? Math.round(Math.sqrt(r * r - (dx - at) ** 2)) : 0,
        ),
      );
      for (let dy = 0; dy < rise; dy++) {
        const under = get(s, Math.max(0, Math.min(s.w - 1, x + dx)), Math.max(0, y - dy));
        set(
          s,
          x + dx,
          y - dy,
          dy === 0 ? mix(c, under, 0.42) : dy === 1 && rise > 3 ? mix(c, under, 0.18) : c,
        );
      }
    }
  });
}

function aurora(s: Stage): void {
  const tones = [0x5ce0b0, 0x6cd8d8, 0x9c7ce0, 0xd078c8];
  for (let x = 0; x < s.w; x++) {
    const y0 = 6 + 3.4 * Math.sin(x / 8 + s.seed.length) + 2 * Math.sin(x / 3.3);
    for (let k = 0; k < 13; k++) {
      const y = Math.round(y0) + k;
      if (1 - k / 13 > dither(x, y)) set(s, x, y, mix(get(s, x, y), tones[Math.floor(k / 3.4)] ?? 0, 0.62));
    }
  }
}

function paintGround(s: Stage, r: Recipe, y0: number): void {
  if (r.ground === 'water')
    return paintWater(s, y0, s.h, [
      tinted(0x7cc8e4, r.light),
      tinted(0x48a0d4, r.light),
      tinted(0x2c78b8, r.light),
    ]);
  if (r.ground === 'lava') return paintWater(s, y0, s.h, [0xf8c84c, 0xf08030, 0xd84c2c]);
  const [tones] = GROUNDS[r.ground] ?? GROUNDS.grass ?? [[0]];
  for (let x = 0; x < s.w; x++) {
    const top = y0 + Math.round(1.6 * Math.sin(x / 11 + s.seed.length) + 0.8 * Math.sin(x / 4.3));
    for (let y = top; y < s.h; y++) {
      const t = ((y - top) / (s.h - top)) * 2.4;
      const k = Math.floor(t) + (t - Math.floor(t) > dither(x, y) ? 1 : 0);
      set(s, x, y, tinted(y === top ? shade(tones[0] ?? 0, 1) : (tones[Math.min(2, k)] ?? 0), r.light));
    }
  }
  specks(s, r, y0 + 3);
}

function specks(s: Stage, r: Recipe, y0: number): void {
  const [, marks] = GROUNDS[r.ground] ?? GROUNDS.grass ?? [[], [0]];
  if (r.ground === 'wood') return planks(s, y0 - 3, r);
  if (r.ground === 'tiles' || r.ground === 'cobble' || r.ground === 'stone') return paving(s, y0 - 3, r);
  const rich = r.ground === 'meadow' || r.ground === 'leaves';
  scatter(s, rich ? 46 : 20, y0, s.h, 'specks', (x, y, roll) => {
    const c = tinted(marks[Math.floor(roll * marks.length)] ?? 0, r.light);
    set(s, x, y, c);
    if (rich && roll > 0.5) set(s, x + 1, y, c);
    if (r.ground === 'grass' && roll < 0.6) set(s, x, y - 1, c);
  });
}

function planks(s: Stage, y0: number, r: Recipe): void {
  const seam = tinted(0x74482c, r.light);
  for (let y = y0 + 2; y < s.h; y += 4) for (let x = 0; x < s.w; x++) set(s, x, y, seam);
  for (let y = y0; y < s.h; y++)
    for (let x = 0; x < s.w; x++) if ((x + Math.floor((y - y0 - 2) / 4) * 11) % 23 === 0) set(s, x, y, seam);
}

function paving(s: Stage, y0: number, r: Recipe): void {
  for (let y = y0 + 1; y < s.h; y++) {
    const row = Math.floor((y - y0) / 4);
    for (let x = 0; x < s.w; x++)
      if ((y - y0) % 4 === 0 || (x + row * 5) % 10 === 0)
        set(s, x, y, mix(get(s, x, y), r.light.dark ? 0x2c2448 : 0x5c4c60, 0.34));
  }
}

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

/** Along a wide wall things stand one after the other, so that none hides its neighbour. */
function furnish(s: Stage, r: Recipe, foot: number): void {
  const roll = dice(`${s.seed}room`);
  const marks = r.marks.filter((m) => '^%{}<>='.includes(m.place));
  let x = 14;
  for (let i = 0; marks.length > 0 && x < s.w + 10; i++) {
    const { place, name } = marks[i % marks.length] ?? { place: '^', name: '' };
    put(s, own(MOTIFS, name) ?? '', x, place === '^' || place === '%' ? foot : 40, 1, r.palette);
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
  return Math.floor(x / 4) % 2 ? a : b;
}

export function paintUnder(s: Stage, r: Recipe): void {
  const tones = r.light.dark ? [0x244878, 0x1c3460, 0x14244c] : [0x74d4e8, 0x44acd8, 0x2c80bc, 0x205c98];
  gradient(s, 0, s.h, tones);
  for (let x = 0; x < s.w; x++) {
    for (let y = 0; y < 22; y++)
      if ((x + Math.floor(y * 0.6) + s.seed.length) % 17 < 4 && (1 - y / 22) * 0.7 > dither(x, y))
        set(s, x, y, mix(get(s, x, y), 0xffffff, 0.24));
  }
  const far = mix(tones[1] ?? 0, 0x1c2c5c, 0.3);
  ridge(s, r.ridge === 'none' ? 'hills' : r.ridge, 24, 9, s.h, far, 'far');
  backMarks(s, r, 38);
  shoreless(s, r, 40);
  frontMarks(s, r);
  scatter(s, 7, 2, 34, 'bubbles', (x, y, roll) => {
    set(s, x, y, 0xdcf6fc);
    if (roll > 0.5)
      for (const [dx, dy] of [
        [1, -1],
        [-1, -1],
        [0, -2],
      ] as const)
        set(s, x + dx, y + dy, 0x9cdcf0);
  });
}

function shoreless(s: Stage, r: Recipe, y0: number): void {
  const [tones] = GROUNDS[r.ground] ?? GROUNDS.sand ?? [[0]];
  for (let x = 0; x < s.w; x++) {
    const top = y0 + Math.round(1.5 * Math.sin(x / 8 + s.seed.length));
    for (let y = top; y < s.h; y++)
      set(
        s,
        x,
        y,
        mix(
          tones[y === top ? 0 : y - top > 3 + dither(x, y) * 3 ? 2 : 1] ?? 0,
          0x2c6ca8,
          r.light.dark ? 0.6 : 0.22,
        ),
      );
  }
}

export function paintCave(s: Stage, r: Recipe): void {
  const ice = r.ground === 'ice' || r.ground === 'snow';
  const rock = r.extras.includes('violet')
    ? 0x5c4880
    : r.extras.includes('warm')
      ? 0x7c5c50
      : ice
        ? 0x7cacd4
        : r.extras.includes('green')
          ? 0x4c6c5c
          : 0x5c5c70;
  gradient(
    s,
    0,
    s.h,
    r.extras.includes('open')
      ? r.light.sky
      : [mix(rock, 0x181030, 0.55), mix(rock, 0x181030, 0.7), mix(rock, 0x181030, 0.55)],
  );
  backMarks(s, r, 37);
  for (let x = 0; x < s.w; x++) {
    const edge = s.wide ? Math.abs(((x % 160) - 80) / 80) : Math.abs((x - 23.5) / 24);
    const roof = Math.round(
      4 + 18 * edge ** 3 + 4 * Math.abs(Math.sin(x / 3.1)) + 3 * grain(Math.floor(x / 3), 2),
    );
    for (let y = 0; y < roof; y++)
      set(
        s,
        x,
        y,
        y >= roof - 1
          ? mix(rock, 0x201838, 0.5)
          : grain(Math.floor(x / 4), Math.floor(y / 3), 4) < 0.2
            ? shade(rock, -1)
            : y < roof - 5
              ? shade(rock, -1)
              : rock,
      );
  }
  const flat = { ...r, light: { ...r.light, tint: 0x2c2450, strength: ice ? 0.1 : 0.25 } };
  paintGround(s, flat, 37);
  frontMarks(s, r);
}

export function paintAir(s: Stage, r: Recipe): void {
  paintSky(s, r, s.h);
  if (r.ridge !== 'none') {
    ridge(s, r.ridge, 34, r.ridge === 'peaks' ? 12 : 6, s.h, r.light.far, 'far');
    ridge(
      s,
      'woods',
      40,
      4,
      s.h,
      mix(r.light.mid, (GROUNDS[r.ground]?.[0] ?? [])[1] ?? r.light.mid, 0.6),
      'mid',
    );
  }
  clouds(s, r.light.cloud, 4, 28);
  backMarks(s, r, 36);
  if (r.ridge === 'none' || r.extras.includes('bank')) {
    for (let x = 0; x < s.w; x++) {
      const top =
        40 - Math.round(3 * Math.abs(Math.sin(x / 5 + s.seed.length)) + 2 * Math.abs(Math.sin(x / 2.6)));
      for (let y = top; y < s.h; y++)
        set(
          s,
          x,
          y,
          (y - top) / 10 > dither(x, y) ? mix(r.light.cloud, r.light.sky[0] ?? 0, 0.24) : r.light.cloud,
        );
    }
  }
  frontMarks(s, r);
}

/** A plain colour, told as a twilight in its own tones: stars, a moon, mountains and firs. */
export function paintPlain(s: Stage, r: Recipe): void {
  const base = r.palette.f ?? 0x7c5cc0;
  const deep = (t: number) => mix(base, 0x241442, t);
  const pale = (t: number) => mix(base, 0xfff2e0, t);
  gradient(s, 0, HORIZON + 4, [deep(0.34), deep(0.14), base, pale(0.2), pale(0.42)]);
  scatter(s, 14, 0, 22, 'stars', (x, y, roll) =>
    set(s, x, y, mix(get(s, x, y), 0xfff8e8, 0.35 + roll * 0.55)),
  );
  disc(s, s.wide ? Math.round(s.w * 0.78) : 36, 10, 5.4, pale(0.78), 6);
  ridge(s, 'peaks', HORIZON - 12, 13, HORIZON + 8, pale(0.12), 'far');
  ridge(s, 'hills', HORIZON - 3, 7, s.h, deep(0.12), 'hills');
  ridge(s, 'woods', HORIZON + 2, 6, s.h, deep(0.28), 'woods');
  ridge(s, 'hills', HORIZON + 7, 5, s.h, deep(0.4), 'near');
  scatter(s, 10, HORIZON + 12, s.h, 'grass', (x, y) => set(s, x, y, deep(0.26)));
  const fir = { g: deep(0.52), t: deep(0.6) };
  each(s, 'fir', 5, 60, 0.1, (x) => put(s, MOTIFS.pine ?? '', x, s.wide ? 40 : 45, 1, fir, false));
  each(s, 'fir2', 44, 83, 0.7, (x) => put(s, MOTIFS.pine ?? '', x, s.wide ? 39 : 43, 0.8, fir, false));
  frontMarks(s, r);
}

function backMarks(s: Stage, r: Recipe, foot: number): void {
  for (const { place, name } of r.marks) {
    if (place === '^')
      each(s, name, 24, 168, 0.4, (x) => put(s, own(MOTIFS, name) ?? '', x, foot, 1, r.palette));
    if (place === '%')
      each(s, name, 24, 210, 0.4, (x) => put(s, own(MOTIFS, name) ?? '', x, foot + 6, 1.6, r.palette));
    if (place === '{')
      each(s, name, 10, 60, 0.2, (x) => put(s, own(MOTIFS, name) ?? '', x, foot, 0.8, r.palette));
    if (place === '}')
      each(s, name, 39, 66, 0.8, (x) => put(s, own(MOTIFS, name) ?? '', x, foot, 0.8, r.palette));
  }
}

/** Scattered things so small that many are needed. */
const SMALL = /^(flower|tulip|grass|reeds|wheat|bush)$/;

function frontMarks(s: Stage, r: Recipe): void {
  for (const { place, name } of r.marks) {
    const text = own(MOTIFS, name) ?? '';
    if (place === '<') each(s, name, 7, 88, 0.15, (x) => put(s, text, x, s.wide ? 40 : 44, 1, r.palette));
    if (place === '>') each(s, name, 41, 97, 0.6, (x) => put(s, text, x, s.wide ? 39 : 43, 1, r.palette));
    if (place === '=') each(s, name, 24, 120, 0.5, (x) => put(s, text, x, s.wide ? 39 : 42, 1, r.palette));
    if (place === '+') each(s, name, 24, 90, 0.5, (x) => put(s, text, x, 25, 0.8, r.palette));
    if (place === '.')
      scatter(s, SMALL.test(name) ? 6 : 2.6, s.wide ? 36 : 40, s.wide ? 44 : 49, name, (x, y) =>
        put(s, text, x, y, 0.55, r.palette, false),
      );
    if (place === '*')
      scatter(s, 5, 8, 34, name, (x, y) => put(s, text, x, y, 0.6, r.palette, name !== 'bubble'));
  }
  weather(s, r);
}

/** One place on a square; on a banner many, spread by the seed and thinned where the plate of a page stands. */
function each(
  s: Stage,
  name: string,
  x: number,
  gap: number,
  start: number,
  draw: (x: number) => void,
): void {
  if (!s.wide) return draw(x);
  const roll = dice(s.seed + name);
  for (let at = gap * start + roll() * 20; at < s.w + 10; at += gap * (0.75 + roll() * 0.6))
    draw(Math.round(at));
}

type Fall = readonly [count: number, colours: readonly Colour[], length: number, slant: number];
const FALLS: Readonly<Record<string, Fall>> = {
  snowfall: [26, [0xffffff, 0xe4f0fc], 1, 0],
  rain: [30, [0xb8d4ec, 0x8cb4dc], 4, -1],
  petals: [16, [0xf8b0cc, 0xffffff, 0xf490b4], 1, 0],
  fall: [14, [0xf08430, 0xd84c34, 0xf8c848], 1, 0],
  fireflies: [12, [0xfbf080, 0xd8f080], 1, 0],
  sparks: [16, [0xf8a03c, 0xf8d85c], 1, 0],
  sparkle: [12, [0xffffff, 0xfff0b0], 1, 0],
  confetti: [22, [0xf0506c, 0xf8d04c, 0x58b4ec, 0x6cc868], 1, 0],
  spores: [12, [0xb0f0d0, 0xd8b0f8], 1, 0],
  hearts: [7, [0xe8507c], 2, 0],
  bubbles: [10, [0xffffff], 1, 0],
};

function weather(s: Stage, r: Recipe): void {
  for (const extra of r.extras) {
    const f = FALLS[extra];
    if (f) {
      const [count, colours, length, slant] = f;
      scatter(s, count, 0, s.h, extra, (x, y, roll) => {
        for (let k = 0; k < length; k++)
          set(s, x + slant * k * (k > 1 ? 1 : 0), y + k, colours[Math.floor(roll * colours.length)] ?? 0);
        if (extra === 'hearts')
          for (const [dx, dy] of [
            [-1, 0],
            [1, 0],
            [-1, -1],
            [1, -1],
          ] as const)
            set(s, x + dx, y + dy, colours[0] ?? 0);
        if ((extra === 'petals' || extra === 'fall') && roll > 0.4)
          set(s, x + 1, y, colours[Math.floor(roll * colours.length)] ?? 0);
      });
    }
    if (extra === 'lightning') bolt(s);
    if (extra === 'fireworks') fireworks(s);
    if (extra === 'meteors')
      scatter(s, 4, 1, 18, 'meteor', (x, y) =>
        [0, 1, 2, 3, 4, 5].forEach((k) =>
          set(
            s,
            x + k,
            y - Math.floor(k / 1.5),
            k === 0
              ? 0xffffff
              : mix(
                  get(s, Math.min(s.w - 1, x + k), Math.max(0, y - Math.floor(k / 1.5))),
                  0xfff0b0,
                  0.9 - k * 0.15,
                ),
          ),
        ),
      );
    if (extra === 'birds')
      scatter(s, 4, 4, 18, 'birds', (x, y) =>
        [
          [0, 0],
          [-1, -1],
          [1, -1],
          [-2, -1],
          [2, -1],
        ].forEach(([dx = 0, dy = 0]) => set(s, x + dx, y + dy, 0x4a4468)),
      );
    if (extra === 'mist')
      for (let y = 24; y < 44; y++)
        for (let x = 0; x < s.w; x++)
          if (
            (0.55 - Math.abs(y - 34) / 20) * (0.6 + grain(Math.floor(x / 9), Math.floor(y / 3)) * 0.8) >
            dither(x, y)
          )
            set(s, x, y, mix(get(s, x, y), 0xeef2f4, 0.45));
  }
}

function bolt(s: Stage): void {
  const roll = dice(`${s.seed}bolt`);
  for (let n = 0; n < (s.wide ? 5 : 1); n++) {
    let x = s.wide ? Math.floor(roll() * s.w) : 10;
    for (let y = 2; y < 28; y++) {
      x += roll() > 0.5 ? 1 : -1;
      set(s, x, y, 0xfff8c0);
      set(s, x + 1, y, 0xf8e070);
    }
  }
}

function fireworks(s: Stage): void {
  const tones = [0xf8607c, 0xf8d85c, 0x6cd8f0, 0x9ce06c, 0xd08cf8];
  scatter(s, 3, 6, 18, 'rockets', (x, y, roll) => {
    const c = tones[Math.floor(roll * tones.length)] ?? 0;
    for (let k = 0; k < 12; k++) {
      for (const d of [2, 4, 5])
        set(
          s,
          Math.round(x + Math.cos(k * 0.524) * d),
          Math.round(y + Math.sin(k * 0.524) * d),
          d === 5 ? mix(c, 0xffffff, 0.5) : c,
        );
    }
  });
}

/** Colours of roles nobody set. */
export function rolesFor(l: Light, own: Readonly<Record<string, Colour>>): Readonly<Record<string, Colour>> {
  const t = (c: Colour) => tinted(c, l);
  return {
    g: t(0x4c9c54),
    t: t(0x7c5438),
    s: t(0x9c98a4),
    w: t(0xecdcb8),
    r: t(0xc0503c),
    f: t(0xe8608c),
    y: l.lamp,
    ...own,
  };
}
export const hue = (letter: string): Colour => HUES[letter] ?? 0xff00ff;
