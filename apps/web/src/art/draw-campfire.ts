import type { Picture } from '@everdeed/art';
import { type Ink, PixelCanvas } from './pixel-canvas.ts';

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

/** The campfire, 20 x 18; the flame differs in each of four frames. */
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
