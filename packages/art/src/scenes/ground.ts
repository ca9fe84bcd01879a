import { type Colour, mix, shade } from '../pipeline/colour.ts';
import { dither } from '../pipeline/dither.ts';
import { type Recipe, tinted } from './recipe.ts';
import { get, gradient, scatter, set, type Stage } from './stage.ts';
import { GROUNDS } from './times.ts';

export function paintWater(s: Stage, y0: number, y1: number, tones: readonly Colour[]): void {
  gradient(s, y0, y1, tones);
  scatter(s, 16, y0 + 1, y1, 'wave', (x, y, roll) => {
    const length = 2 + Math.floor(roll * 4);
    for (let i = 0; i < length; i++) if (x + i < s.w) set(s, x + i, y, mix(get(s, x + i, y), 0xffffff, 0.4));
  });
}

export function shore(s: Stage, r: Recipe, y0: number): void {
  const [tones] = GROUNDS[r.ground] ?? GROUNDS.sand ?? [[0]];
  for (let x = 0; x < s.w; x++) {
    const top = y0 + Math.round(1.4 * Math.sin(x / 9 + s.seed.length));
    set(s, x, top - 1, mix(0xffffff, r.light.tint, r.light.strength * 0.6));
    for (let y = top; y < s.h; y++)
      set(s, x, y, tinted(tones[y - top > 5 + dither(x, y) * 4 ? 2 : y - top > 1 ? 1 : 0] ?? 0, r.light));
  }
  specks(s, r, y0 + 2);
}

export function paintGround(s: Stage, r: Recipe, y0: number): void {
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

export function specks(s: Stage, r: Recipe, y0: number): void {
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

export function shoreless(s: Stage, r: Recipe, y0: number): void {
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
