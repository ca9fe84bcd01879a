import { areaOf } from './geometry.ts';
import { parse, type Primitive } from './parse.ts';
import type { Place } from './render.ts';

/** The rectangle that a drawing covers, in its own units. */
export interface Extent {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const known = new Map<string, Extent>();

/** Extent of a drawing with mirrored copies about `axis`; slightly too large for rotated ellipses. */
export function extentOf(text: string, axis: number): Extent {
  const name = `${axis}|${text}`;
  const kept = known.get(name);
  if (kept) return kept;
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  const grow = (a: number, b: number, c: number, d: number) => {
    x0 = Math.min(x0, a);
    y0 = Math.min(y0, b);
    x1 = Math.max(x1, c);
    y1 = Math.max(y1, d);
  };
  for (const form of parse(text)) {
    const m = 2 * (form.axis ?? axis);
    for (const part of form.parts) {
      if (part.cut) continue;
      const a = boxOf(part);
      grow(a.x0, a.y0, a.x1, a.y1);
      if (form.mirrored) grow(m - a.x1, a.y0, m - a.x0, a.y1);
    }
  }
  const extent = x1 < x0 ? { x0: 0, y0: 0, x1: 1, y1: 1 } : { x0, y0, x1, y1 };
  if (known.size > 2000) known.clear();
  known.set(name, extent);
  return extent;
}

function boxOf({ kind, n }: Primitive): Extent {
  if (kind === 'q' || kind === 'y')
    return { x0: n[0] ?? 0, y0: n[1] ?? 0, x1: (n[0] ?? 0) + (n[2] ?? 1), y1: (n[1] ?? 0) + (n[3] ?? 1) };
  if (kind !== 'd') return areaOf({ kind, n, cut: false });
  const xs = n.filter((_, i) => i % 2 === 0);
  const ys = n.filter((_, i) => i % 2 === 1);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs) + 1, y1: Math.max(...ys) + 1 };
}

/** The place `wish`, shrunk and shifted as little as possible to leave one pixel for the outline inside `w` x `h`. */
export function inside(text: string, axis: number, w: number, h: number, wish: Place = {}): Place {
  const { scale = 1, dx = 0, dy = 0 } = wish;
  const e = extentOf(text, axis);
  const s = Math.min(scale, (w - 2) / (e.x1 - e.x0), (h - 2) / (e.y1 - e.y0));
  const slide = (low: number, high: number, d: number, room: number) =>
    Math.max(1 - low * s, Math.min(room - 1 - high * s, d));
  return {
    scale: s,
    dx: slide(e.x0, e.x1, dx + axis * (scale - s), w),
    dy: slide(e.y0, e.y1, dy + 29 * (scale - s), h),
  };
}
