import { type Colour, HUES, outlineOf, type Palette, shade } from './colour.ts';
import { blank, type Picture } from './picture.ts';
import { type Grid, gridOf, type RasterOptions } from './raster.ts';

export type { Place } from './raster.ts';

/** What a pattern knows about a pixel. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly material: string;
  readonly colour: Colour;
  /** -2 to 2. */
  readonly tone: number;
}
/** Returns the final colour of a shaded pixel; undefined leaves it unchanged. */
export type Pattern = (spot: Spot) => Colour | undefined;

/** How to colour a drawing, and which part of it to draw where. */
export interface RenderOptions extends RasterOptions {
  readonly pattern?: Pattern | undefined;
  /** 0 to 1, default 1. */
  readonly alpha?: number;
  readonly outline?: boolean;
}

/** Draws a text drawing with a palette: rasterises, shades, outlines and colours it. */
export function render(
  text: string,
  width: number,
  height: number,
  palette: Palette,
  options: RenderOptions = {},
): Picture {
  return finish(gridOf(text, width, height, options), palette, options);
}

const GLINT: Colour = 0xfffdf8;
const AROUND = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

function finish(grid: Grid, palette: Palette, options: RenderOptions): Picture {
  const { w, h, id } = grid;
  const out = blank(w, h);
  const alpha = Math.round((options.alpha ?? 1) * 255);
  const colours = grid.material.map((m) => palette[m] ?? HUES[m] ?? 0xff00ff);
  const outlines = colours.map(outlineOf);
  const [x0, y0, x1, y1] = grid.box;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = y * w + x;
      const colour = id[i]
        ? innerColour(grid, colours, x, y, i, options.pattern)
        : options.outline === false
          ? -1
          : outlineAt(grid, outlines, x, y);
      if (colour < 0) continue;
      out.data[i * 4] = colour >> 16;
      out.data[i * 4 + 1] = (colour >> 8) & 255;
      out.data[i * 4 + 2] = colour & 255;
      out.data[i * 4 + 3] = alpha;
    }
  }
  return out;
}

function innerColour(
  grid: Grid,
  colours: readonly Colour[],
  x: number,
  y: number,
  i: number,
  pattern: Pattern | undefined,
): Colour {
  const own = grid.id[i] ?? 0;
  const colour = colours[own] ?? 0;
  if (grid.flat[i]) return grid.flat[i] === 2 ? GLINT : colour;
  const material = grid.material[own] ?? '';
  const tone = contact(grid, x, y, i, own);
  return pattern?.({ x, y, material, colour, tone }) ?? shade(colour, tone);
}

/** Darkens a form where a nearer one overlaps it: a cast shadow below, a seam above. */
function contact({ w, h, id, flat, tone }: Grid, x: number, y: number, i: number, own: number): number {
  const t = tone[i] ?? 0;
  const up = y > 0 && (id[i - w] ?? 0) > own && !flat[i - w];
  const down = y < h - 1 && (id[i + w] ?? 0) > own && !flat[i + w];
  if (up || down) return t < 0 ? t - 1 : -2;
  const left = x > 0 && (id[i - 1] ?? 0) > own && !flat[i - 1];
  const right = x < w - 1 && (id[i + 1] ?? 0) > own && !flat[i + 1];
  return left || right ? Math.min(t, 0) - 1 : t;
}

function outlineAt(grid: Grid, outlines: readonly Colour[], x: number, y: number): Colour {
  let best = 0;
  for (const [dx, dy] of AROUND) {
    const px = x + dx;
    const py = y + dy;
    if (px < 0 || py < 0 || px >= grid.w || py >= grid.h) continue;
    const j = py * grid.w + px;
    best = Math.max(best, grid.id[j] ?? 0);
  }
  return best === 0 ? -1 : (outlines[best] ?? -1);
}
