import { mix, shade } from '../pipeline/colour.ts';
import { dither } from '../pipeline/dither.ts';
import { grain } from '../pipeline/pattern.ts';
import { paintGround, paintWater, shore, shoreless } from './ground.ts';
import { backMarks, each, frontMarks } from './marks.ts';
import { MOTIFS } from './motifs.ts';
import { HORIZON, type Recipe, tinted } from './recipe.ts';
import { clouds, paintSky } from './sky.ts';
import { disc, get, gradient, put, ridge, scatter, set, type Stage } from './stage.ts';
import { GROUNDS } from './times.ts';

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

/** A plain colour as a twilight scene in its own tones: stars, a moon, mountains and firs. */
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
