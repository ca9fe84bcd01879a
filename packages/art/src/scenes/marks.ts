import { dice } from '../pipeline/colour.ts';
import { own } from '../pipeline/own.ts';
import { MOTIFS } from './motifs.ts';
import { type Recipe } from './recipe.ts';
import { put, scatter, type Stage } from './stage.ts';
import { weather } from './weather.ts';

export function backMarks(s: Stage, r: Recipe, foot: number): void {
  for (const { place, name } of r.marks) {
    if (place === '^')
      each(s, name, 24, 260, 0.3, (x) => put(s, own(MOTIFS, name) ?? '', x, foot, 1, r.palette));
    if (place === '%')
      each(s, name, 24, 300, 0.35, (x) => put(s, own(MOTIFS, name) ?? '', x, foot + 6, 1.6, r.palette));
    if (place === '{')
      each(s, name, 10, 60, 0.2, (x) => put(s, own(MOTIFS, name) ?? '', x, foot, 0.8, r.palette));
    if (place === '}')
      each(s, name, 39, 66, 0.8, (x) => put(s, own(MOTIFS, name) ?? '', x, foot, 0.8, r.palette));
  }
}

/** Scattered things that are so small that many are needed. */
const SMALL = /^(flower|tulip|grass|reeds|wheat|bush)$/;

/** First row where things may lie; by the sea only on the sand. */
const lowest = (s: Stage, r: Recipe): number => (s.wide ? 36 : 40) + (r.world === 'sea' ? 6 : 0);

export function frontMarks(s: Stage, r: Recipe): void {
  for (const { place, name } of r.marks) {
    const text = own(MOTIFS, name) ?? '';
    if (place === '<') each(s, name, 7, 88, 0.15, (x) => put(s, text, x, s.wide ? 40 : 44, 1, r.palette));
    if (place === '>') each(s, name, 41, 97, 0.6, (x) => put(s, text, x, s.wide ? 39 : 43, 1, r.palette));
    if (place === '=') each(s, name, 24, 120, 0.5, (x) => put(s, text, x, s.wide ? 39 : 42, 1, r.palette));
    if (place === '+') each(s, name, 24, 90, 0.5, (x) => put(s, text, x, 25, 0.8, r.palette));
    if (place === '.')
      scatter(s, SMALL.test(name) ? 6 : 2.6, lowest(s, r), s.wide ? 45 : 49, name, (x, y) =>
        put(s, text, x, y, 0.55, r.palette, false),
      );
    if (place === '*')
      scatter(s, 5, 8, 34, name, (x, y) => put(s, text, x, y, 0.6, r.palette, name !== 'bubble'));
  }
  weather(s, r);
}

/**
 * Calls `draw` for every place of a motif: `x` on a square; on a banner one after another, about `gap` apart, at
 * distances that the seed varies.
 */
export function each(
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
