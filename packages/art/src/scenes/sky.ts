import { type Colour, mix } from '../pipeline/colour.ts';
import { dither } from '../pipeline/dither.ts';
import { grain } from '../pipeline/pattern.ts';
import { MOTIFS } from './motifs.ts';
import { type Recipe } from './recipe.ts';
import { disc, get, gradient, put, scatter, set, type Stage } from './stage.ts';

export function paintSky(s: Stage, r: Recipe, bottom: number): void {
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
  if (has('sun')) {
    const y = l.sky.length > 4 ? 22 : 9;
    disc(s, bodyX, y, 5.1, 0xffe68c, 5);
    disc(s, bodyX - 0.5, y - 0.5, 3.4, 0xfff6c8);
  }
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

/** Clouds with a flat, shaded base and a top of three or four humps. */
export function clouds(s: Stage, c: Colour, y0: number, y1: number): void {
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
