/** Finished pixels: rows of RGBA with straight alpha, from the top left. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** An empty, fully transparent picture. */
export function blank(width: number, height: number): Picture {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

const words = (p: Picture): Uint32Array =>
  new Uint32Array(p.data.buffer, p.data.byteOffset, p.data.length / 4);

/** Draws `top` over `bottom` (changed in place) at `dx`, `dy`, clipped to `bottom`. */
export function over(bottom: Picture, top: Picture, dx = 0, dy = 0): Picture {
  const to = words(bottom);
  const from = words(top);
  const x0 = Math.max(0, -dx);
  const x1 = Math.min(top.width, bottom.width - dx);
  for (let y = Math.max(0, -dy); y < Math.min(top.height, bottom.height - dy); y++) {
    for (let x = x0; x < x1; x++) {
      const j = y * top.width + x;
      if (from[j] === 0) continue;
      const alpha = top.data[j * 4 + 3] ?? 0;
      if (alpha === 0) continue;
      const i = (y + dy) * bottom.width + x + dx;
      if (alpha === 255) to[i] = from[j] ?? 0;
      else blend(bottom.data, i * 4, top.data, j * 4);
    }
  }
  return bottom;
}

function blend(to: Uint8ClampedArray, i: number, from: Uint8ClampedArray, j: number): void {
  const a = (from[j + 3] ?? 0) / 255;
  if (a === 0) return;
  const b = (to[i + 3] ?? 0) / 255;
  const out = a + b * (1 - a);
  for (let c = 0; c < 3; c++) {
    to[i + c] = ((from[j + c] ?? 0) * a + (to[i + c] ?? 0) * b * (1 - a)) / out;
  }
  to[i + 3] = out * 255;
}

/** A copy flipped horizontally. */
export function flip(p: Picture): Picture {
  const q = blank(p.width, p.height);
  for (let y = 0; y < p.height; y++) {
    for (let x = 0; x < p.width; x++) {
      const i = (y * p.width + x) * 4;
      q.data.set(p.data.subarray(i, i + 4), (y * p.width + p.width - 1 - x) * 4);
    }
  }
  return q;
}

/** A copy whose opacity is multiplied by `alpha` (0 to 1). */
export function fade(p: Picture, alpha: number): Picture {
  const q: Picture = { width: p.width, height: p.height, data: p.data.slice() };
  for (let i = 3; i < q.data.length; i += 4) q.data[i] = (q.data[i] ?? 0) * alpha;
  return q;
}

/** The part of `p` from `x`, `y`; pixels outside `p` stay empty. */
export function crop(p: Picture, x: number, y: number, width: number, height: number): Picture {
  return over(blank(width, height), p, -x, -y);
}

/** Bounding box of the pixels that are not empty; null if all are. */
export function bounds(p: Picture): { x: number; y: number; w: number; h: number } | null {
  let [x0, y0, x1, y1] = [p.width, p.height, -1, -1];
  for (let y = 0; y < p.height; y++) {
    for (let x = 0; x < p.width; x++) {
      if ((p.data[(y * p.width + x) * 4 + 3] ?? 0) === 0) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return x1 < 0 ? null : { x: x0, y: y0, w: x1 - x0 + 1, h: y1 - y0 + 1 };
}
