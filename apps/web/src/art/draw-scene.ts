import type { Picture } from '@everdeed/art';
import { blend, box, chance, ellipse, gable, type Ink, PixelCanvas, threshold } from './pixel-canvas.ts';

/** The colours of a meadow at one time of day. */
interface Light {
  /** Sky from top to horizon. */
  readonly sky: readonly Ink[];
  readonly disc: Ink;
  readonly halo: Ink;
  readonly cloud: Ink;
  readonly cloudShade: Ink;
  readonly far: Ink;
  readonly mid: Ink;
  readonly pines: Ink;
  readonly hill: Ink;
  readonly grass: Ink;
  readonly leaf: Ink;
  readonly trunk: Ink;
  readonly wall: Ink;
  readonly roof: Ink;
  readonly lamp: Ink;
  readonly flowers: readonly Ink[];
  readonly stars: boolean;
}

const DAY: Light = {
  sky: [0x86b2d8, 0x9cc3de, 0xbcd3d8, 0xe3dcc6, 0xf7dfb4, 0xfbe3b4],
  disc: 0xfff3c9,
  halo: 0xf9e8bd,
  cloud: 0xfdf3e0,
  cloudShade: 0xe6d7c0,
  far: 0xa9c0c8,
  mid: 0x7fa39a,
  pines: 0x5d8788,
  hill: 0x86a96c,
  grass: 0x6d9a57,
  leaf: 0x5c9a58,
  trunk: 0x7a5a42,
  wall: 0xe6c59a,
  roof: 0xb5563c,
  lamp: 0x6b4a3a,
  flowers: [0xfff6df, 0xf6d77a, 0xf0a37c],
  stars: false,
};

const NIGHT: Light = {
  sky: [0x141c36, 0x182344, 0x1e2b50, 0x26365c, 0x2e4264, 0x35496a],
  disc: 0xf6ecca,
  halo: 0x2c3d66,
  cloud: 0x2b3a60,
  cloudShade: 0x243152,
  far: 0x26365a,
  mid: 0x213050,
  pines: 0x1b2945,
  hill: 0x1f3a44,
  grass: 0x1b3139,
  leaf: 0x2a4a55,
  trunk: 0x33304a,
  wall: 0x4a4462,
  roof: 0x5a3448,
  lamp: 0xffc24a,
  flowers: [0x4f6f78, 0xffc96b, 0xff9a3d],
  stars: true,
};

const DUSK: Light = {
  sky: [0xf3ead8, 0xf8e3bd, 0xfad29b, 0xf6b476, 0xee9a62, 0xe0835c, 0xc9705f],
  disc: 0xfff0bf,
  halo: 0xfde0a4,
  cloud: 0xfff6e4,
  cloudShade: 0xf3d3a8,
  far: 0x8d7389,
  mid: 0x66657f,
  pines: 0x3c5460,
  hill: 0x56774b,
  grass: 0x49693f,
  leaf: 0x4f7d4c,
  trunk: 0x5e3f42,
  wall: 0xd9a97c,
  roof: 0xa2443a,
  lamp: 0xffe08a,
  flowers: [0xfff6df, 0xffd55e, 0xff8a5c, 0xf7b6c0],
  stars: false,
};

const EMBER_NIGHT: Light = {
  ...NIGHT,
  sky: [0x12151d, 0x181c2e, 0x221f3c, 0x33254a, 0x4d2f52, 0x6f3d52, 0x93503f],
  halo: 0x2b2444,
  cloud: 0x33294a,
  cloudShade: 0x281f3c,
  far: 0x37294a,
  mid: 0x2a2440,
  pines: 0x1d2236,
  hill: 0x22382f,
  grass: 0x1b2d28,
  leaf: 0x2b4a3c,
};

/** Sky tones dissolve into each other by ordered dither; with `fades`, the first one stays clear. */
function paintSky(canvas: PixelCanvas, { sky }: Light, horizon: number, fades: boolean): void {
  const last = sky.length - 1;
  for (let y = 0; y < horizon; y += 1) {
    const place = Math.min(last, (y / horizon) * (sky.length - 0.4));
    for (let x = 0; x < canvas.width; x += 1) {
      const tone = Math.min(last, Math.floor(place) + (place % 1 > threshold(x, y) ? 1 : 0));
      if (fades && tone === 0) continue;
      canvas.dot(x, y, sky[tone] ?? 0);
    }
  }
}

function paintDisc(canvas: PixelCanvas, light: Light, cx: number, cy: number, radius: number): void {
  const reach = radius * 2.1;
  for (let y = Math.floor(cy - reach); y <= cy + reach; y += 1) {
    for (let x = Math.floor(cx - reach); x <= cx + reach; x += 1) {
      const far = Math.hypot(x + 0.5 - cx, y + 0.5 - cy);
      const isMoon =
        light.stars && Math.hypot(x + 0.5 - cx - radius * 0.55, y + 0.5 - cy + radius * 0.35) < radius * 0.95;
      if (far <= radius && !isMoon) canvas.dot(x, y, light.disc);
      else if (far <= reach && 1 - (far - radius) / (reach - radius) > threshold(x, y))
        canvas.dot(x, y, light.halo);
    }
  }
}

function paintStars(canvas: PixelCanvas, horizon: number, seed: number, from = 0): void {
  const count = Math.round((canvas.width * horizon) / 150);
  for (let star = 0; star < count; star += 1) {
    const x = Math.floor(chance(seed, star * 2) * canvas.width);
    const y = Math.floor((from + chance(seed, star * 2 + 1) ** 1.4 * (0.8 - from)) * horizon);
    canvas.dot(
      x,
      y,
      chance(seed, star + 900) < 0.15 ? 0xbfe3ff : chance(seed, star + 500) < 0.35 ? 0xf6ecca : 0x6c7aa8,
    );
  }
}

/** A cloud: flat below, stepped above. */
function paintCloud(
  canvas: PixelCanvas,
  { cloud, cloudShade }: Light,
  x: number,
  y: number,
  width: number,
): void {
  const layers = [
    [0, width],
    [Math.round(width * 0.16), Math.round(width * 0.62)],
    [Math.round(width * 0.42), Math.round(width * 0.24)],
  ] as const;
  layers.forEach(([shift, length], layer) => {
    const height = layer === 0 ? 2 : 1 + (width > 18 ? 1 : 0);
    for (let row = 0; row < height; row += 1)
      canvas.row(x + shift + row, y - layer * 2 - row, length - row * 2, cloud);
  });
  canvas.row(x + 2, y + 1, width - 3, cloudShade);
}

const ridge = (seed: number, base: number, swing: number, length: number) => (x: number) =>
  base -
  swing *
    (0.5 +
      0.3 * Math.sin(x / length + seed) +
      0.14 * Math.sin(x / (length * 0.37) + seed * 2.7) +
      0.06 * Math.sin(x / (length * 0.13) + seed * 5.1));

function paintPines(canvas: PixelCanvas, ink: Ink, ground: (x: number) => number, seed: number): void {
  for (let x = 0, tree = 0; x < canvas.width; tree += 1) {
    x += 2 + Math.floor(chance(seed, tree) * (chance(seed, tree + 77) < 0.3 ? 22 : 4));
    const height = 3 + Math.floor(chance(seed, tree + 300) * 5);
    const foot = Math.round(ground(x));
    for (let row = 0; row < height; row += 1) {
      const half = row < 2 ? 0 : row < height * 0.6 ? 1 : 2;
      canvas.row(x - half, foot - height + row + 1, half * 2 + 1, ink);
    }
  }
}

function paintTree(canvas: PixelCanvas, { leaf, trunk }: Light, x: number, foot: number, size: number): void {
  const crown = foot - size * 1.15;
  canvas.figure([
    box(x - 1, Math.round(foot - size * 0.8), 3, Math.round(size * 0.8), trunk),
    ellipse(x - size * 0.62, crown + size * 0.12, size * 0.62, size * 0.5, blend(leaf, 0x1b2a3a, 0.16)),
    ellipse(x + size * 0.66, crown + size * 0.1, size * 0.6, size * 0.5, blend(leaf, 0x1b2a3a, 0.1)),
    ellipse(x, crown - size * 0.3, size * 0.72, size * 0.58, leaf),
    ellipse(x + 0.5, crown + size * 0.24, size * 0.78, size * 0.44, leaf),
  ]);
}

function paintHouse(canvas: PixelCanvas, { wall, roof, lamp, trunk }: Light, x: number, foot: number): void {
  canvas.figure([
    box(x + 9, foot - 18, 3, 6, blend(wall, 0x3a2450, 0.4)),
    box(x, foot - 9, 16, 9, wall),
    gable(x + 8, foot - 17, 22, 9, roof),
    box(x + 3, foot - 6, 3, 6, trunk),
    box(x + 9, foot - 7, 4, 3, lamp),
  ]);
}

function paintFlowers(
  canvas: PixelCanvas,
  flowers: readonly Ink[],
  from: number,
  to: number,
  seed: number,
  one: number,
): void {
  const count = Math.round((canvas.width * (to - from)) / one);
  for (let flower = 0; flower < count; flower += 1) {
    const x = Math.floor(chance(seed, flower * 3) * canvas.width);
    const y = from + Math.floor(chance(seed, flower * 3 + 1) * (to - from));
    canvas.dot(x, y, flowers[Math.floor(chance(seed, flower * 3 + 2) * flowers.length)] ?? 0);
  }
}

/** The lower edge dissolves into the page. */
function dissolveBelow(canvas: PixelCanvas, rows: number): void {
  for (let y = canvas.height - rows; y < canvas.height; y += 1) {
    const left = (canvas.height - y - 0.5) / rows;
    for (let x = 0; x < canvas.width; x += 1) if (left < threshold(x, y)) canvas.clear(x, y);
  }
}

const seedOf = (key: string): number =>
  Array.from(key).reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), 7) >>> 0;

/** Land bands from far to near: ranges, pines, hill, meadow. */
function paintLand(
  canvas: PixelCanvas,
  light: Light,
  horizon: number,
  seed: number,
  tall: number,
): (x: number) => number {
  const { height } = canvas;
  const far = ridge(seed % 7, horizon + 1, tall * 0.5, 31);
  const mid = ridge(seed % 11, horizon + 2, tall * 0.3, 23);
  const hill = ridge(seed % 5, horizon + tall * 0.34, tall * 0.26, 41);
  const meadow = ridge(seed % 3, horizon + tall * 0.8, tall * 0.2, 57);
  canvas.land(far, height, (_, depth) => (depth < 1 ? blend(light.far, 0xffffff, 0.14) : light.far));
  canvas.land(mid, height, () => light.mid);
  paintPines(canvas, light.pines, mid, seed);
  canvas.land(hill, height, (x, depth, y) =>
    depth < 1
      ? blend(light.hill, 0xfff2b0, 0.2)
      : depth / (tall * 0.9) > threshold(x, y)
        ? blend(light.hill, light.grass, 0.7)
        : light.hill,
  );
  canvas.land(meadow, height, (x, depth, y) =>
    depth < 1
      ? blend(light.grass, 0xfff2b0, 0.16)
      : depth / (tall * 1.4) > threshold(x, y)
        ? blend(light.grass, 0x14231e, 0.16)
        : light.grass,
  );
  return hill;
}

/** The wide banner of a background, with its own weather; a night of its own for the dark theme. */
export function drawBanner(background: string, columns: number, rows: number, night: boolean): Picture {
  const light = night ? NIGHT : DAY;
  const seed = seedOf(background);
  const canvas = new PixelCanvas(columns, rows);
  const horizon = Math.round(rows * 0.66);
  paintSky(canvas, light, horizon + 4, false);
  if (light.stars) paintStars(canvas, horizon, seed);
  paintDisc(canvas, light, Math.round(columns * 0.56), 10, night ? 5 : 6);
  for (let cloud = 0; cloud * 62 < columns; cloud += 1) {
    const width = 14 + Math.floor(chance(seed, cloud) * 22);
    paintCloud(
      canvas,
      light,
      Math.floor(cloud * 62 + chance(seed, cloud + 40) * 44) - 10,
      5 + Math.floor(chance(seed, cloud + 80) * 15),
      width,
    );
  }
  const ground = paintLand(canvas, light, horizon, seed, 13);
  for (let tree = 0, x = columns * 0.5; x < columns + 10; tree += 1) {
    x += 20 + chance(seed, tree + 10) * 46;
    if (tree === 1) paintHouse(canvas, light, Math.round(x - 8), Math.round(ground(x)) + 9);
    else
      paintTree(
        canvas,
        light,
        Math.round(x),
        Math.round(ground(x)) + 9,
        6 + Math.round(chance(seed, tree + 20) * 2),
      );
  }
  paintFlowers(canvas, light.flowers, rows - 6, rows - 1, seed, 34);
  dissolveBelow(canvas, 6);
  return canvas;
}

/** Places across the width, sizes, and whether a tree is left out where there is no room. */
const HOME_TREES = [
  [0.06, 9, false],
  [0.13, 6, true],
  [0.72, 7, true],
  [0.88, 10, true],
  [0.965, 8, true],
] as const;

/** The campfire meadow of the home page: its sky grows out of the page. */
export function drawHome(columns: number, rows: number, night: boolean): Picture {
  const light = night ? EMBER_NIGHT : DUSK;
  const canvas = new PixelCanvas(columns, rows);
  const horizon = Math.round(rows * 0.7);
  paintSky(canvas, light, horizon + 3, true);
  if (light.stars) paintStars(canvas, horizon, 11, 0.26);
  paintDisc(canvas, light, Math.round(columns * 0.79), Math.round(rows * 0.29), 5);
  for (let cloud = 0; cloud * 52 < columns + 40; cloud += 1) {
    const width = 16 + Math.floor(chance(5, cloud) * 16);
    paintCloud(
      canvas,
      light,
      Math.floor(cloud * 52 + chance(6, cloud) * 30) - 16,
      Math.round(rows * (0.12 + chance(7, cloud) * 0.22)),
      width,
    );
  }
  const ground = paintLand(canvas, light, horizon - 4, 3, 20);
  const isNarrow = columns < 180;
  for (const [share, size, needsRoom] of HOME_TREES) {
    if (isNarrow && needsRoom) continue;
    const x = Math.round(columns * share);
    paintTree(canvas, light, x, Math.round(ground(x)) + 14, size);
  }
  paintHouse(canvas, light, Math.round(columns * 0.79), Math.round(ground(columns * 0.8)) + 14);
  paintFlowers(canvas, light.flowers, rows - 14, rows, 21, 46);
  return canvas;
}

const FIRE: readonly string[] = [
  '..........r.........',
  '.........rr.........',
  '........rror........',
  '....r...roor.r......',
  '....rr.rroorrr......',
  '...rrorroooorr.r....',
  '...roorooyyoorrr....',
  '..rrooooyyyyoorr....',
  '..roooyyyyyyoooor...',
  '..rooyyywwyyyoor....',
  '..rroyywwwwyyor.....',
  '...rroywwwwyor......',
  '....rroywwyor.......',
  '..kbbbbrrrrbbbbbk...',
  '.kbccbbbbbbbbccbbk..',
  'kbbbbbkkbbkkbbbbbbk.',
  '.kkbccbbbbbbbbccbk..',
  '...kkkkkkkkkkkkkk...',
];
const FIRE_INKS: Readonly<Record<string, Ink>> = {
  r: 0xe2451a,
  o: 0xff8a3a,
  y: 0xffd34e,
  w: 0xfff3c2,
  k: 0x3b2028,
  b: 0x7a4a35,
  c: 0xb57a50,
};

/** Rows above the logs that sway. */
const FLAME_ROWS = 12;
/** Sideways steps of the flame, from its tip down, in each frame. */
const SWAY: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  [1, 1, 0, 0],
  [0, 1, 1, 0],
  [-1, 0, 0, 1],
];

/** The campfire, 20 x 18; its flame stands differently in each of four frames. */
export function drawCampfire(frame = 0): Picture {
  const canvas = new PixelCanvas(20, FIRE.length);
  const sway = SWAY[frame % SWAY.length] ?? [];
  FIRE.forEach((line, y) => {
    const shift = y < FLAME_ROWS ? (sway[Math.floor(y / 3)] ?? 0) : 0;
    Array.from(line).forEach((letter, x) => {
      const ink = FIRE_INKS[letter];
      if (ink !== undefined) canvas.dot(x + shift, y, ink);
    });
  });
  return canvas;
}
