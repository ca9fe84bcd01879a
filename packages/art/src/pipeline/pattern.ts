import { type Colour, shade } from './colour.ts';
import { dither } from './dither.ts';
import type { Pattern, Spot } from './render.ts';

/** Noise in [0, 1) that depends on the integer cell alone. */
export function grain(x: number, y: number, salt = 0): number {
  let h = Math.imul(x + 131, 374761393) ^ Math.imul(y + 71, 668265263) ^ Math.imul(salt + 1, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise in [0, 1) with blobs about `size` pixels wide. */
export function cloud(x: number, y: number, size: number, salt = 0): number {
  const [cx, cy] = [Math.floor(x / size), Math.floor(y / size)];
  const [fx, fy] = [ease(x / size - cx), ease(y / size - cy)];
  const top = grain(cx, cy, salt) * (1 - fx) + grain(cx + 1, cy, salt) * fx;
  const low = grain(cx, cy + 1, salt) * (1 - fx) + grain(cx + 1, cy + 1, salt) * fx;
  return top * (1 - fy) + low * fy;
}

type Maker = (c: readonly Colour[]) => (s: Spot) => Colour | undefined;
const pick = (c: readonly Colour[], i: number): Colour => c[Math.max(0, Math.min(c.length - 1, i))] ?? 0;
const lit = (s: Spot, c: Colour): Colour => shade(c, s.tone);
/** The cell of a jittered grid of `size` that contains this pixel, and the pixel's offset from its centre. */
function cell(s: Spot, size: number): { dx: number; dy: number; n: number } {
  const row = Math.floor(s.y / size);
  const x = s.x + (row % 2) * (size >> 1);
  const n = grain(Math.floor(x / size), row, size);
  return { dx: (((x % size) + size) % size) - (size >> 1), dy: (s.y % size) - (size >> 1), n };
}

/** Centres and squared radii of round spots of 4 to 12 pixels. */
const SPOTS = [
  [0, -0.5, 1.3],
  [-0.5, 0.5, 2.6],
  [0.5, 0, 1.3],
  [0.5, 0.5, 0.6],
  [0.5, 0.5, 2.6],
  [-0.5, -0.5, 2.6],
] as const;

const MAKERS: Readonly<Record<string, Maker>> = {
  spots: (c) => (s) => {
    const { dx, dy, n } = cell(s, 6);
    const [cx, cy, reach] = SPOTS[Math.floor(n * 64) % SPOTS.length] ?? [0, 0, 1.2];
    const [u, v] = [dx - cx, dy - cy];
    return u * u + v * v <= reach ? lit(s, pick(c, Math.floor(n * c.length))) : undefined;
  },
  blots: (c) => (s) => {
    const v = cloud(s.x, s.y, 5, 3);
    return v > 0.6 ? lit(s, pick(c, 0)) : c.length > 1 && v < 0.28 ? lit(s, pick(c, 1)) : undefined;
  },
  stripes: (c) => (s) => {
    const k = Math.floor((((s.x + s.y) % 6) + 6) % 6);
    return k < 2 ? lit(s, pick(c, Math.floor((s.x + s.y) / 6) % c.length)) : undefined;
  },
  bands: (c) => (s) => lit(s, pick(c, Math.floor(s.y / 3) % c.length)),
  rainbow: (c) => (s) => lit(s, pick(c, Math.floor(((s.x * 0.45 + s.y * 0.8) / 3) % c.length))),
  fall: (c) => (s) => {
    const t = (s.y / 31) * (c.length - 1) + (dither(s.x, s.y) - 0.5) * 0.9;
    return lit(s, pick(c, Math.round(t)));
  },
  stars: (c) => (s) => {
    const { dx, dy, n } = cell(s, 6);
    if (n > 0.75) return undefined;
    const d = Math.abs(dx) + Math.abs(dy);
    return d === 0 || (d === 1 && n < 0.3) ? pick(c, d === 0 ? 0 : c.length - 1) : undefined;
  },
  sparkle: (c) => (s) =>
    grain(s.x, s.y, 9) < 0.09 && s.tone > -2 ? pick(c, Math.floor(grain(s.y, s.x) * c.length)) : undefined,
  bones: (c) => (s) => {
    const rib = s.y % 4;
    const spine = Math.abs(((s.x + 2) % 9) - 4);
    return rib === 1 && spine < 4 ? pick(c, 0) : spine === 0 && rib !== 1 ? lit(s, pick(c, 1)) : undefined;
  },
  stitch: (c) => (s) => {
    if (cloud(s.x, s.y, 7, 5) > 0.58) return lit(s, pick(c, 0));
    return (s.x + s.y * 2) % 11 === 0 || ((s.x + s.y * 2) % 11 === 1 && s.y % 2 === 0)
      ? pick(c, 1)
      : undefined;
  },
  facets: (c) => (s) => {
    const a = Math.floor((s.x + s.y) / 5);
    const b = Math.floor((s.x - s.y + 64) / 5);
    const n = grain(a, b, 2);
    return shade(
      pick(c, Math.floor(n * c.length)),
      Math.max(-2, Math.min(2, s.tone + (n < 0.25 ? 1 : n > 0.8 ? -1 : 0))),
    );
  },
  glass: (c) => (s) => {
    const k = (s.x + s.y) % 13;
    return k === 3 || k === 4 || k === 6 ? pick(c, 0) : undefined;
  },
  leading: (c) => (s) => {
    const [u, v] = [s.x + s.y + 3, s.x - s.y + 64];
    if (u % 8 === 0 || v % 8 === 0) return shade(0x54446c, Math.min(s.tone, 0));
    const glass = pick(c, Math.floor(grain(Math.floor(u / 8), Math.floor(v / 8), 4) * c.length));
    return shade(glass, u % 8 === 2 ? Math.min(2, s.tone + 1) : s.tone);
  },
  flame: (c) => (s) => {
    const t = 1 - s.y / 31 + (cloud(s.x, s.y * 0.6, 4, 7) - 0.5) * 0.7;
    return lit(s, pick(c, Math.floor(t * c.length)));
  },
  waves: (c) => (s) => {
    const k = (s.y + Math.round(Math.sin(s.x * 0.8) * 1.2) + 8) % 6;
    return k === 0 ? pick(c, 0) : k === 1 && c.length > 1 ? lit(s, pick(c, 1)) : undefined;
  },
  flowers: (c) => (s) => {
    const { dx, dy, n } = cell(s, 6);
    if (n > 0.8) return undefined;
    const d = Math.abs(dx) + Math.abs(dy);
    return d === 0
      ? pick(c, c.length - 1)
      : d === 1
        ? pick(c, Math.floor(n * 7) % Math.max(1, c.length - 1))
        : undefined;
  },
  hearts: (c) => (s) => {
    const { dx, dy } = cell(s, 6);
    return (dy === -1 && (dx === -1 || dx === 1)) || (dy === 0 && Math.abs(dx) <= 1) || (dy === 1 && dx === 0)
      ? lit(s, pick(c, 0))
      : undefined;
  },
  veins: (c) => (s) => {
    const v = cloud(s.x + s.y * 0.5, s.y - s.x * 0.3, 6, 11);
    return Math.abs(v - 0.5) < 0.045
      ? lit(s, pick(c, 0))
      : Math.abs(v - 0.5) < 0.09 && c.length > 1
        ? lit(s, pick(c, 1))
        : undefined;
  },
  cap: (c) => (s) =>
    s.tone >= 1 || (s.tone === 0 && cloud(s.x, s.y, 3, 6) > 0.72)
      ? shade(pick(c, 0), s.tone > 1 ? 1 : 0)
      : undefined,
  bark: (c) => (s) => {
    const n = grain(Math.floor((s.x + (s.y % 5) * 3) / 4), s.y, 3);
    return n < 0.2 ? lit(s, pick(c, 0)) : undefined;
  },
  bolt: (c) => (s) => {
    const zig = [0, 1, 2, 1, 0, 1, 2, 3][(s.y + (s.x >> 4)) & 7] ?? 0;
    return (s.x + 9 - zig) % 9 === 0 ? pick(c, 0) : undefined;
  },
  icing: (c) => (s) => {
    const zig = [0, 1, 2, 1][s.x & 3] ?? 0;
    return (s.y + zig) % 8 === 0
      ? pick(c, 0)
      : grain(s.x, s.y, 5) < 0.035
        ? pick(c, 1 + Math.floor(grain(s.y, s.x, 1) * (c.length - 1)))
        : undefined;
  },
  gears: (c) => (s) => {
    const { dx, dy, n } = cell(s, 7);
    const d = Math.max(Math.abs(dx), Math.abs(dy));
    const ring = Math.abs(dx) + Math.abs(dy);
    return n < 0.7 && d > 0 && d < 3 && ring < 4 && (d === 1 || dx === 0 || dy === 0)
      ? lit(s, pick(c, 0))
      : undefined;
  },
  planets: (c) => (s) => {
    const { dx, dy, n } = cell(s, 8);
    const [u, v] = [dx - 0.5, dy - 0.5];
    const planet = pick(c, 1 + Math.floor(n * (c.length - 1)));
    if (u * u + v * v <= 2.6)
      return shade(planet, Math.max(s.tone, -1) + (u + v < -1 ? 1 : u + v > 1 ? -1 : 0));
    return grain(s.x, s.y, 9) < 0.06 ? pick(c, 0) : undefined;
  },
  scan: (c) => (s) => (s.y % 2 === 0 ? shade(pick(c, 0), Math.max(-2, s.tone - 1)) : undefined),
  scales: (c) => (s) => {
    const row = Math.floor(s.y / 3);
    const x = (s.x + (row % 2) * 2) % 4;
    return (s.y % 3 === 2 && (x === 1 || x === 2)) || (s.y % 3 === 1 && (x === 0 || x === 3))
      ? lit(s, pick(c, 0))
      : undefined;
  },
  lace: (c) => (s) => {
    const { dx, dy, n } = cell(s, 7);
    const d = Math.abs(dx) + Math.abs(dy);
    return d === 2 || (d === 0 && n < 0.9)
      ? lit(s, pick(c, 0))
      : d === 3 && dx === 0
        ? lit(s, pick(c, 0))
        : undefined;
  },
  glimmer: (c) => (s) => lit(s, pick(c, Math.floor(cloud(s.x, s.y, 4, 8) * c.length))),
  rim: (c) => (s) => (s.tone >= 1 ? pick(c, 0) : s.tone <= -1 && c.length > 1 ? pick(c, 1) : undefined),
  chess: (c) => (s) => (((s.x >> 1) + (s.y >> 1)) % 2 === 0 ? lit(s, pick(c, 0)) : undefined),
};

/** A pattern by name, over the materials listed in `on`. An unknown name is a mistake in a table. */
function pattern(name: string, colours: readonly Colour[], on: string): Pattern {
  const make = MAKERS[name];
  if (!make) throw new Error(`no pattern ${name}`);
  const inner = make(colours);
  return (s) => (on.includes(s.material) ? inner(s) : undefined);
}

/** Parses "name:aabbcc,ddeeff"; several, separated by `/`, are tried in turn. */
export function readPattern(text: string, on: string): Pattern {
  const layers = text.split('/').map((one) => {
    const [name = '', list = ''] = one.split(':');
    return pattern(
      name,
      list.split(',').map((h) => Number.parseInt(h, 16)),
      on,
    );
  });
  return (s) => {
    let colour: Colour | undefined;
    for (const layer of layers) colour = layer(s) ?? colour;
    return colour;
  };
}
