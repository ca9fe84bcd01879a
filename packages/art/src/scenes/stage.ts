import { type Colour, dice, mix } from '../pipeline/colour.ts';
import { dither } from '../pipeline/dither.ts';
import { cloud, grain } from '../pipeline/pattern.ts';
import { blank, over, type Picture } from '../pipeline/picture.ts';
import { extentOf } from '../pipeline/extent.ts';
import { render } from '../pipeline/render.ts';

/** A scene being painted. `seed` makes it come out the same every time. */
export interface Stage {
  readonly picture: Picture;
  readonly w: number;
  readonly h: number;
  readonly seed: string;
  /** Whether it is a banner, where motifs repeat along the width. */
  readonly wide: boolean;
}

export function newStage(w: number, h: number, seed: string, wide: boolean): Stage {
  return { picture: blank(w, h), w, h, seed, wide };
}

export function set(s: Stage, x: number, y: number, c: Colour): void {
  if (x < 0 || y < 0 || x >= s.w || y >= s.h) return;
  const i = (y * s.w + x) * 4;
  const d = s.picture.data;
  d[i] = c >> 16;
  d[i + 1] = (c >> 8) & 255;
  d[i + 2] = c & 255;
  d[i + 3] = 255;
}

export function get(s: Stage, x: number, y: number): Colour {
  const i = (y * s.w + x) * 4;
  const d = s.picture.data;
  return ((d[i] ?? 0) << 16) | ((d[i + 1] ?? 0) << 8) | (d[i + 2] ?? 0);
}

/** Fills rows `y0` to `y1` with `tones` from top to bottom, with ordered dithering between neighbours. */
export function gradient(s: Stage, y0: number, y1: number, tones: readonly Colour[]): void {
  for (let y = y0; y < y1; y++) {
    const t = ((y - y0) / Math.max(1, y1 - y0 - 1)) * (tones.length - 1);
    for (let x = 0; x < s.w; x++) {
      const k = Math.floor(t) + (t - Math.floor(t) > dither(x, y) ? 1 : 0);
      set(s, x, y, tones[Math.min(tones.length - 1, k)] ?? 0);
    }
  }
}

/** Height of a rolling line at `x`: two waves and a little noise, the same for square and banner. */
function line(x: number, seed: string, size: number, rough: number): number {
  const salt = seed.length * 7 + (seed.charCodeAt(0) || 1) + (seed.charCodeAt(seed.length - 1) || 1) * 3;
  return cloud(x, 0, size, salt) * (1 - rough) + cloud(x, 0, size / 3.3, salt + 1) * rough;
}

export type RidgeKind = 'hills' | 'peaks' | 'dunes' | 'woods' | 'town' | 'mesa';

/** Paints a band of land from its rolling top to `bottom`. The top row is lighter, as if lit. */
export function ridge(
  s: Stage,
  kind: RidgeKind,
  top: number,
  height: number,
  bottom: number,
  c: Colour,
  salt: string,
): void {
  const lit = mix(c, 0xfff4d8, 0.25);
  const dark = mix(c, 0x40205c, 0.14);
  for (let x = 0; x < s.w; x++) {
    const y0 = Math.round(top + height - height * profile(kind, x, s.seed + salt));
    for (let y = y0; y < bottom; y++) {
      const depth = y - y0;
      const lower = depth > height * 0.55 && (depth - height * 0.55) / height > dither(x, y);
      set(s, x, y, depth === 0 ? lit : kind === 'peaks' && depth < 3 && x % 2 === 0 ? lit : lower ? dark : c);
    }
  }
}

function profile(kind: RidgeKind, x: number, seed: string): number {
  if (kind === 'hills') return line(x, seed, 26, 0.15);
  if (kind === 'dunes') return line(x, seed, 34, 0.05);
  if (kind === 'woods') return line(x, seed, 9, 0.3) * 0.6 + (1 - Math.abs(((x + 40) % 4) - 1.5) / 2) * 0.4;
  if (kind === 'town') return 0.25 + 0.75 * grain(Math.floor(x / 5), 3, seed.length);
  if (kind === 'mesa') return Math.round(line(x, seed, 14, 0.1) * 2.4) / 2.4;
  const saw = 1 - Math.abs((((x + 14 * grain(Math.floor(x / 17), 1, seed.length)) % 17) / 17) * 2 - 1);
  return saw * (0.55 + 0.45 * grain(Math.floor(x / 17), 2, seed.length));
}

/** Scatters `count` marks per 48 columns between the rows by calling `put` for each. */
export function scatter(
  s: Stage,
  count: number,
  y0: number,
  y1: number,
  salt: string,
  put: (x: number, y: number, roll: number) => void,
): void {
  const roll = dice(s.seed + salt);
  const total = Math.round((count * s.w) / 48);
  for (let i = 0; i < total; i++) put(Math.floor(roll() * s.w), Math.floor(y0 + roll() * (y1 - y0)), roll());
}

/** Paints a disc (sun, moon) with an optional dithered halo. */
export function disc(s: Stage, cx: number, cy: number, r: number, c: Colour, halo = 0): void {
  for (let y = Math.floor(cy - r - halo); y <= cy + r + halo; y++) {
    for (let x = Math.floor(cx - r - halo); x <= cx + r + halo; x++) {
      const d = Math.hypot(x + 0.5 - cx, y + 0.5 - cy);
      if (d <= r) set(s, x, y, c);
      else if (
        halo &&
        d <= r + halo &&
        x >= 0 &&
        y >= 0 &&
        x < s.w &&
        y < s.h &&
        (1 - (d - r) / halo) * 0.8 > dither(x, y)
      )
        set(s, x, y, mix(get(s, x, y), c, 0.45));
    }
  }
}

/** Draws a motif with its foot at `x`, `y`. */
export function put(
  s: Stage,
  text: string,
  x: number,
  y: number,
  scale = 1,
  palette: Readonly<Record<string, Colour>> = {},
  outline = true,
): void {
  if (!text) return;
  const e = extentOf(text, 0);
  const left = Math.floor(e.x0 * scale) - 2;
  const top = Math.floor(e.y0 * scale) - 2;
  const w = Math.ceil(e.x1 * scale) + 2 - left;
  const h = Math.ceil(e.y1 * scale) + 2 - top;
  const p = render(text, w, h, palette, { place: { scale, dx: -left, dy: -top }, axis: 0, outline });
  over(s.picture, p, Math.round(x) + left, Math.round(y) + top);
}

/** Dissolves the last `rows` rows into nothing by ordered dithering. */
export function dissolve(s: Stage, rows: number): void {
  for (let y = s.h - rows; y < s.h; y++) {
    const t = (y - (s.h - rows) + 1) / (rows + 1);
    for (let x = 0; x < s.w; x++) if (t > dither(x, y)) s.picture.data[(y * s.w + x) * 4 + 3] = 0;
  }
}
