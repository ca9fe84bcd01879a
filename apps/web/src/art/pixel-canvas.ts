import type { Picture } from '@everdeed/art';

/** 0xRRGGBB. */
export type Ink = number;

/** Thresholds of the ordered 4 x 4 dither, in (0, 1). */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((step) => (step + 0.5) / 16);
export const threshold = (x: number, y: number): number => BAYER[(y & 3) * 4 + (x & 3)] ?? 0.5;

/** Blends towards `other` by `share` (0 to 1). */
export function blend(ink: Ink, other: Ink, share: number): Ink {
  const part = (shift: number) => {
    const from = (ink >> shift) & 255;
    return Math.round(from + (((other >> shift) & 255) - from) * share) << shift;
  };
  return part(16) | part(8) | part(0);
}

/** Reproducible pseudo-random number from integers, uniform in [0, 1). */
export function chance(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ (index + 0x9e3779b9), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

const WARM: Ink = 0xfff2d8;
const VIOLET: Ink = 0x3a2450;
const PLUM: Ink = 0x2a1a38;

/** A canvas of pixels. Shaded figures follow the art direction: light from the top left, automatic outline. */
export class PixelCanvas implements Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Uint8ClampedArray(width * height * 4);
  }

  dot(x: number, y: number, ink: Ink, alpha = 255): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const at = (Math.floor(y) * this.width + Math.floor(x)) * 4;
    this.data[at] = ink >> 16;
    this.data[at + 1] = (ink >> 8) & 255;
    this.data[at + 2] = ink & 255;
    this.data[at + 3] = alpha;
  }

  clear(x: number, y: number): void {
    this.data[(y * this.width + x) * 4 + 3] = 0;
  }

  row(x: number, y: number, length: number, ink: Ink): void {
    for (let step = 0; step < length; step += 1) this.dot(x + step, y, ink);
  }

  /** Fills every column from `top(x)` down to `bottom(x)`, what stands before it. */
  land(
    top: (x: number) => number,
    bottom: (x: number) => number,
    ink: (x: number, depth: number, y: number) => Ink,
  ): void {
    for (let x = 0; x < this.width; x += 1) {
      const start = Math.round(top(x));
      const end = Math.min(this.height, Math.round(bottom(x)));
      for (let y = start; y < end; y += 1) this.dot(x, y, ink(x, y - start, y));
    }
  }

  /** Draws shapes with shading and outline. Later shapes are in front. */
  figure(shapes: readonly Shape[], outline = 0.55): void {
    const { x0, y0, x1, y1 } = boundsOf(shapes);
    // Two dots more all round: the outline, and what lies beyond it.
    const columns = x1 - x0 + 5;
    const tops = topsOf(shapes, x0 - 2, y0 - 2, columns, y1 - y0 + 5);
    for (let y = y0 - 1; y <= y1 + 1; y += 1) {
      for (let x = x0 - 1; x <= x1 + 1; x += 1) {
        const ink = shadedInk(tops, (y - y0 + 2) * columns + x - x0 + 2, columns, outline);
        if (ink !== undefined) this.dot(x, y, ink);
      }
    }
  }
}

/** The shape in front at each dot of an area, row by row. */
function topsOf(shapes: readonly Shape[], left: number, top: number, columns: number, rows: number) {
  const tops = Array.from<Shape | undefined>({ length: columns * rows });
  for (const shape of shapes) {
    for (let y = Math.max(top, shape.y0 - 1); y <= shape.y1; y += 1) {
      for (let x = Math.max(left, shape.x0 - 1); x <= shape.x1; x += 1)
        if (shape.holds(x + 0.5, y + 0.5)) tops[(y - top) * columns + x - left] = shape;
    }
  }
  return tops;
}

/** The ink of a dot: lit from the top left, or the outline of the shape beside it; undefined leaves it as it is. */
function shadedInk(
  tops: readonly (Shape | undefined)[],
  at: number,
  columns: number,
  outline: number,
): Ink | undefined {
  const shape = tops[at];
  const [above, below, left, right] = [tops[at - columns], tops[at + columns], tops[at - 1], tops[at + 1]];
  if (!shape) {
    const near = below ?? above ?? right ?? left;
    return near && blend(near.ink, PLUM, outline);
  }
  if (above !== shape || left !== shape) return blend(shape.ink, WARM, 0.24);
  return below !== shape || right !== shape ? blend(shape.ink, VIOLET, 0.26) : shape.ink;
}

export interface Shape {
  readonly ink: Ink;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly holds: (x: number, y: number) => boolean;
}

export const ellipse = (cx: number, cy: number, rx: number, ry: number, ink: Ink): Shape => ({
  ink,
  x0: Math.floor(cx - rx),
  y0: Math.floor(cy - ry),
  x1: Math.ceil(cx + rx),
  y1: Math.ceil(cy + ry),
  holds: (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1,
});

export const box = (x: number, y: number, width: number, height: number, ink: Ink): Shape => ({
  ink,
  x0: x,
  y0: y,
  x1: x + width,
  y1: y + height,
  holds: (px, py) => px >= x && px < x + width && py >= y && py < y + height,
});

/** A gable: a triangle with its base at the bottom. */
export const gable = (cx: number, y: number, width: number, height: number, ink: Ink): Shape => ({
  ink,
  x0: Math.floor(cx - width / 2),
  y0: y,
  x1: Math.ceil(cx + width / 2),
  y1: y + height,
  holds: (px, py) => py >= y && py < y + height && Math.abs(px - cx) <= (width / 2) * ((py - y + 1) / height),
});

function boundsOf(shapes: readonly Shape[]) {
  return {
    x0: Math.min(...shapes.map(({ x0 }) => x0)),
    y0: Math.min(...shapes.map(({ y0 }) => y0)),
    x1: Math.max(...shapes.map(({ x1 }) => x1)),
    y1: Math.max(...shapes.map(({ y1 }) => y1)),
  };
}
