import { type Colour, HUES, outlineOf, type Palette, shade } from './colour.ts';
import { blank, type Picture } from './picture.ts';
import { type Grid, gridOf, type RasterOptions } from './raster.ts';
import { seamsOf } from './seams.ts';

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
/** Tones of a colour, of which -2 is the first. */
const TONES = 5;
const DEEPEST = -2;
const NOT_YET = -1;

/** The colour of each form in each tone, mixed when it is first needed. */
function tonesOf(colours: readonly Colour[]): (form: number, tone: number) => Colour {
  const known = new Int32Array(colours.length * TONES).fill(NOT_YET);
  return (form, tone) => {
    const at = form * TONES + Math.max(0, tone - DEEPEST);
    const kept = known[at] ?? NOT_YET;
    return kept === NOT_YET ? (known[at] = shade(colours[form] ?? 0, tone)) : kept;
  };
}

function finish(
  grid: Grid,
  palette: Palette,
  { pattern, alpha = 1, outline = true }: RenderOptions,
): Picture {
  const { w, h, id, flat, material } = grid;
  const { tone, edge } = seamsOf(grid);
  const out = blank(w, h);
  const opacity = Math.round(alpha * 255);
  const colours = material.map((m) => palette[m] ?? HUES[m] ?? 0xff00ff);
  const outlines = outline ? colours.map(outlineOf) : [];
  const toned = tonesOf(colours);
  const inner = (x: number, y: number, i: number, own: number): Colour => {
    const colour = colours[own] ?? 0;
    if (flat[i]) return flat[i] === 2 ? GLINT : colour;
    const t = tone[i] ?? 0;
    return pattern?.({ x, y, material: material[own] ?? '', colour, tone: t }) ?? toned(own, t);
  };
  const [x0, y0, x1, y1] = grid.box;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = y * w + x;
      const own = id[i] ?? 0;
      const colour = own ? inner(x, y, i, own) : edge[i] ? (outlines[edge[i] ?? 0] ?? -1) : -1;
      if (colour < 0) continue;
      out.data[i * 4] = colour >> 16;
      out.data[i * 4 + 1] = (colour >> 8) & 255;
      out.data[i * 4 + 2] = colour & 255;
      out.data[i * 4 + 3] = opacity;
    }
  }
  return out;
}
