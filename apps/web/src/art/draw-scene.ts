import type { Picture } from '@everdeed/art';
import { chance, PixelCanvas } from './pixel-canvas.ts';
import { DAY, DUSK, EMBER_NIGHT, NIGHT } from './scene-light.ts';
import {
  dissolveBelow,
  paintCloud,
  paintDisc,
  paintFlowers,
  paintHouse,
  paintLand,
  paintSky,
  paintStars,
  paintTree,
  seedOf,
} from './scene-parts.ts';

export { drawCampfire } from './draw-campfire.ts';

/** The wide banner of a background, with its own weather, and a night version for the dark theme. */
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

/** Positions across the width, sizes, and whether a tree is left out if there is no room. */
const HOME_TREES = [
  [0.06, 9, false],
  [0.13, 6, true],
  [0.72, 7, true],
  [0.88, 10, true],
  [0.965, 8, true],
] as const;

/** The campfire meadow of the home page: its sky grows out of the page, and so may its ground at the lower edge. */
export function drawHome(columns: number, rows: number, night: boolean, dissolving: boolean): Picture {
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
  if (dissolving) dissolveBelow(canvas, 8);
  return canvas;
}
