import { dither } from './dither.ts';
import { type Area, areaOf } from './geometry.ts';
import { type Form, type Primitive, parse } from './parse.ts';

/** How a drawing's units map to pixels: scale, then rotate about the origin (radians), then shift. */
export interface Place {
  readonly scale?: number;
  readonly turn?: number;
  readonly dx?: number;
  readonly dy?: number;
  /** Widening about the axis before anything else; default 1. */
  readonly widen?: number;
}

/** Which part of a drawing to rasterise, and where. */
export interface RasterOptions {
  readonly place?: Place;
  /** Draw only what is behind a rider, or only what is in front. */
  readonly side?: 'behind' | 'front';
  /** Axis of mirrored shapes in the drawing's units; default half the width. */
  readonly axis?: number;
}

/** A rasterised drawing, not coloured yet. */
export interface Grid {
  readonly w: number;
  readonly h: number;
  /** 0 if empty, else 1 + the index of the form on top. */
  readonly id: Int16Array;
  readonly tone: Int8Array;
  /** 1 unshaded, 2 the glint of an eye. */
  readonly flat: Uint8Array;
  readonly material: string[];
  /** Rows and columns in use, plus one all round for the outline: x from, y from, x to, y to. */
  box: readonly [number, number, number, number];
}

const grids = new Map<string, Grid>();

/** Rasterises shapes without colour, so that one raster serves every palette. */
export function gridOf(
  text: string,
  width: number,
  height: number,
  { place = {}, side, axis }: RasterOptions,
): Grid {
  const { scale = 1, turn = 0, dx = 0, dy = 0, widen = 1 } = place;
  const name = `${width},${height},${scale},${turn},${dx},${dy},${widen},${side},${axis}|${text}`;
  const kept = grids.get(name);
  if (kept) return kept;
  const size = width * height;
  const grid: Grid = {
    w: width,
    h: height,
    id: new Int16Array(size),
    tone: new Int8Array(size),
    flat: new Uint8Array(size),
    material: [''],
    box: [0, 0, 0, 0],
  };
  for (const form of parse(text)) {
    if (side && (side === 'front') !== form.front) continue;
    const middle = form.axis ?? axis ?? width / 2;
    const where: Where = { scale, turn, dx, dy, widen, axis: axis ?? width / 2, mirror: undefined };
    paint(grid, form, where);
    if (form.mirrored) paint(grid, form, { ...where, mirror: middle });
  }
  grid.box = boxOf(grid);
  if (grids.size >= 300) grids.clear();
  grids.set(name, grid);
  return grid;
}

function boxOf({ id, w, h }: Grid): readonly [number, number, number, number] {
  let [x0, y0, x1, y1] = [w, h, -1, -1];
  for (let i = 0; i < id.length; i++) {
    if (!id[i]) continue;
    const x = i % w;
    const y = (i - x) / w;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    y1 = y;
  }
  return [Math.max(0, x0 - 1), Math.max(0, y0 - 1), Math.min(w, x1 + 2), Math.min(h, y1 + 2)];
}

interface Where extends Required<Place> {
  readonly axis: number;
  /** Axis at which to mirror the form; undefined leaves it as drawn. */
  readonly mirror: number | undefined;
}

function paint(grid: Grid, form: Form, where: Where): void {
  if (form.fold) return fold(grid, form, where);
  grid.material.push(form.material);
  const id = grid.material.length - 1;
  if (form.parts.some((p) => p.kind === 'd' || p.kind === 'q' || p.kind === 'y'))
    return paintPixels(grid, form, id, where);
  const { mask, x0, y0, w, h } = maskOf(grid, form.parts, where);
  if (w <= 0 || h <= 0) return;
  const reach = Math.max(1, Math.min(6, Math.round(Math.min(w, h) / 5)));
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (!mask[y * w + x]) continue;
      const i = (y + y0) * grid.w + x + x0;
      grid.id[i] = id;
      grid.flat[i] = form.flat ? 1 : 0;
      grid.tone[i] = form.flat ? 0 : toneAt(mask, w, h, x, y, reach);
    }
  }
}

/** Applies a sheen or a crease, which changes only the tones of its own material. */
function fold(grid: Grid, form: Form, where: Where): void {
  const { mask, x0, y0, w } = maskOf(grid, form.parts, where);
  for (let k = 0; k < mask.length; k++) {
    const i = (Math.floor(k / w) + y0) * grid.w + (k % w) + x0;
    const own = grid.id[i] ?? 0;
    if (!mask[k] || !own || grid.flat[i] || grid.material[own] !== form.material) continue;
    grid.tone[i] = Math.max(-2, Math.min(2, (grid.tone[i] ?? 0) + form.fold));
  }
}

/** Lights from the top left: how much more of the form is below and right than above and left. */
function toneAt(mask: Uint8Array, w: number, h: number, x: number, y: number, reach: number): number {
  let g = 0;
  const i = y * w + x;
  for (let k = 1; k <= reach; k++) {
    const up = y >= k;
    const down = y + k < h;
    const left = x >= k;
    const right = x + k < w;
    const row = k * w;
    if (down) g += 1.3 * (mask[i + row] ?? 0) + (right ? (mask[i + row + k] ?? 0) : 0);
    if (up) g -= 1.3 * (mask[i - row] ?? 0) + (left ? (mask[i - row - k] ?? 0) : 0);
    if (right) g += 0.5 * (mask[i + k] ?? 0);
    if (left) g -= 0.5 * (mask[i - k] ?? 0);
  }
  g /= reach * 2.8;
  if (reach > 4) g += (dither(x, y) - 0.5) * 0.42;
  if (g > 0.72 && reach > 1) return 2;
  if (g > 0.34) return 1;
  if (g < -0.72 && reach > 1) return -2;
  return g < -0.34 ? -1 : 0;
}

interface Mask {
  readonly mask: Uint8Array;
  readonly x0: number;
  readonly y0: number;
  readonly w: number;
  readonly h: number;
}

function maskOf(
  grid: Grid,
  parts: readonly Primitive[],
  { scale, turn, dx, dy, widen, axis, mirror }: Where,
): Mask {
  const areas = parts.map((p) => ({ area: areaOf(p), cut: p.cut }));
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  for (const { area } of areas.filter((a) => !a.cut)) {
    for (const [ax, ay] of [
      [area.x0, area.y0],
      [area.x1, area.y0],
      [area.x0, area.y1],
      [area.x1, area.y1],
    ] as const) {
      const mx = axis + ((mirror === undefined ? ax : 2 * mirror - ax) - axis) * widen;
      const px = (mx * c - ay * s) * scale + dx;
      const py = (mx * s + ay * c) * scale + dy;
      x0 = Math.min(x0, px);
      x1 = Math.max(x1, px);
      y0 = Math.min(y0, py);
      y1 = Math.max(y1, py);
    }
  }
  x0 = Math.max(0, Math.floor(x0));
  y0 = Math.max(0, Math.floor(y0));
  const w = Math.min(grid.w, Math.ceil(x1)) - x0;
  const h = Math.min(grid.h, Math.ceil(y1)) - y0;
  const mask = new Uint8Array(Math.max(0, w) * Math.max(0, h));
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const qx = (x + x0 + 0.5 - dx) / scale;
      const qy = (y + y0 + 0.5 - dy) / scale;
      const ux = axis + (qx * c + qy * s - axis) / widen;
      mask[y * w + x] = hit(areas, mirror === undefined ? ux : 2 * mirror - ux, qy * c - qx * s) ? 1 : 0;
    }
  }
  return { mask, x0, y0, w, h };
}

function hit(areas: readonly { area: Area; cut: boolean }[], x: number, y: number): boolean {
  let inside = false;
  for (const { area, cut } of areas) {
    if (inside === !cut) continue;
    if (x < area.x0 || x > area.x1 || y < area.y0 || y > area.y1) continue;
    if (area.inside(x, y)) inside = !cut;
  }
  return inside;
}

/** Paints dots, flat boxes and eyes pixel by pixel, so that they survive any scale. */
function paintPixels(
  grid: Grid,
  form: Form,
  id: number,
  { scale, turn, dx, dy, widen, axis, mirror }: Where,
): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const box = (x: number, y: number, w: number, h: number) => {
    const mx = mirror === undefined ? x + w / 2 : 2 * mirror - x - w / 2;
    const cx = axis + (mx - axis) * widen;
    const cy = y + h / 2;
    const pw = Math.max(1, Math.round(w * scale));
    const ph = Math.max(1, Math.round(h * scale));
    const px = Math.round((cx * c - cy * s) * scale + dx - pw / 2);
    const py = Math.round((cx * s + cy * c) * scale + dy - ph / 2);
    for (let j = Math.max(0, py); j < Math.min(grid.h, py + ph); j++) {
      for (let i = Math.max(0, px); i < Math.min(grid.w, px + pw); i++) {
        const k = j * grid.w + i;
        grid.id[k] = id;
        grid.flat[k] = 1;
        grid.tone[k] = 0;
      }
    }
    return { px, py, pw, ph };
  };
  for (const { kind, n } of form.parts) {
    if (kind === 'd') for (let i = 0; i + 1 < n.length; i += 2) box(n[i] ?? 0, n[i + 1] ?? 0, 1, 1);
    if (kind === 'q') box(n[0] ?? 0, n[1] ?? 0, n[2] ?? 1, n[3] ?? 1);
    if (kind === 'y') {
      const b = box(n[0] ?? 0, n[1] ?? 0, n[2] ?? 2, n[3] ?? 3);
      if (b.pw * b.ph < 3) continue;
      const k = Math.max(0, Math.min(grid.h - 1, b.py)) * grid.w + Math.max(0, Math.min(grid.w - 1, b.px));
      grid.flat[k] = 2;
    }
  }
}
