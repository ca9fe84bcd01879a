import { type Colour, dice, mix } from '../pipeline/colour.ts';
import { dither } from '../pipeline/dither.ts';
import { grain } from '../pipeline/pattern.ts';
import { type Recipe } from './recipe.ts';
import { get, scatter, set, type Stage } from './stage.ts';

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

export function weather(s: Stage, r: Recipe): void {
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
