import type { Primitive } from './parse.ts';

/** Tests whether a point is inside a shape. */
type Inside = (x: number, y: number) => boolean;
export interface Area {
  readonly inside: Inside;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const at = (n: readonly number[], i: number): number => n[i] ?? 0;

/** The area a primitive covers, in the drawing's own units. */
export function areaOf(p: Primitive): Area {
  const n = p.n;
  switch (p.kind) {
    case 'o':
      return ellipse(n);
    case 'r':
      return polygon([
        at(n, 0),
        at(n, 1),
        at(n, 0) + at(n, 2),
        at(n, 1),
        at(n, 0) + at(n, 2),
        at(n, 1) + at(n, 3),
        at(n, 0),
        at(n, 1) + at(n, 3),
      ]);
    case 's':
      return polygon(smooth(n, true));
    case 'l':
      return stroke(at(n, 0), at(n, 0), n.slice(1));
    case 't':
      return stroke(at(n, 0), at(n, 1), smooth(n.slice(2), false));
    default:
      return polygon(n);
  }
}

function ellipse(n: readonly number[]): Area {
  const [cx, cy, rx, ry] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3)];
  const turn = (at(n, 4) * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const r = Math.max(rx, ry);
  return {
    inside: (x, y) => {
      const dx = x - cx;
      const dy = y - cy;
      const u = (dx * c + dy * s) / rx;
      const v = (dy * c - dx * s) / ry;
      return u * u + v * v <= 1;
    },
    x0: cx - (turn ? r : rx),
    x1: cx + (turn ? r : rx),
    y0: cy - (turn ? r : ry),
    y1: cy + (turn ? r : ry),
  };
}

function extent(n: readonly number[], pad: number): Pick<Area, 'x0' | 'y0' | 'x1' | 'y1'> {
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  for (let i = 0; i + 1 < n.length; i += 2) {
    x0 = Math.min(x0, at(n, i));
    x1 = Math.max(x1, at(n, i));
    y0 = Math.min(y0, at(n, i + 1));
    y1 = Math.max(y1, at(n, i + 1));
  }
  return { x0: x0 - pad, y0: y0 - pad, x1: x1 + pad, y1: y1 + pad };
}

function polygon(n: readonly number[]): Area {
  const inside: Inside = (x, y) => {
    let odd = false;
    for (let i = 0, j = n.length - 2; i + 1 < n.length; j = i, i += 2) {
      const yi = at(n, i + 1);
      const yj = at(n, j + 1);
      if (yi > y !== yj > y && x < ((at(n, j) - at(n, i)) * (y - yi)) / (yj - yi) + at(n, i)) odd = !odd;
    }
    return odd;
  };
  return { inside, ...extent(n, 0) };
}

function stroke(from: number, to: number, n: readonly number[]): Area {
  const count = Math.max(1, n.length / 2 - 1);
  const segments = Array.from({ length: count }, (_, i) => {
    const k = i * 2;
    const bx = at(n, k + 2) - at(n, k);
    const by = at(n, k + 3) - at(n, k + 1);
    return {
      ax: at(n, k),
      ay: at(n, k + 1),
      bx,
      by,
      length: bx * bx + by * by || 1,
      r0: (from + ((to - from) * i) / count) / 2,
      r1: (to - from) / count / 2,
    };
  });
  const inside: Inside = (x, y) => {
    for (const s of segments) {
      const px = x - s.ax;
      const py = y - s.ay;
      const along = (px * s.bx + py * s.by) / s.length;
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const r = s.r0 + s.r1 * t;
      const dx = px - s.bx * t;
      const dy = py - s.by * t;
      if (dx * dx + dy * dy <= r * r) return true;
    }
    return false;
  };
  return { inside, ...extent(n, Math.max(from, to) / 2) };
}

/** Catmull-Rom points through `n`, four per segment. */
function smooth(n: readonly number[], closed: boolean): number[] {
  const count = n.length / 2;
  const point = (i: number, axis: number) => {
    const k = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return at(n, k * 2 + axis);
  };
  const out: number[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    for (let step = 0; step < 4; step++) {
      const t = step / 4;
      for (let axis = 0; axis < 2; axis++) {
        const [a, b, c, d] = [point(i - 1, axis), point(i, axis), point(i + 1, axis), point(i + 2, axis)];
        out.push(b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))));
      }
    }
  }
  if (!closed) out.push(point(count - 1, 0), point(count - 1, 1));
  return out;
}
