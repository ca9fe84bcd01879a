import type { Grid } from './raster.ts';

/** What a drawing's forms do to each other: the same whatever they are coloured with. */
export interface Seams {
  /** Tones with the shadows that nearer forms cast, -3 to 2. */
  readonly tone: Int8Array;
  /** Outside the forms: the nearest of those beside it, as in `Grid.id`; 0 where there is none. */
  readonly edge: Int16Array;
}

const known = new WeakMap<Grid, Seams>();

/** The seams of a drawing, found once. */
export function seamsOf(grid: Grid): Seams {
  const kept = known.get(grid);
  if (kept) return kept;
  const { w, id, flat, box } = grid;
  const seams = { tone: new Int8Array(id.length), edge: new Int16Array(id.length) };
  const [x0, y0, x1, y1] = box;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = y * w + x;
      if (!id[i]) seams.edge[i] = edgeAt(grid, x, y);
      else if (!flat[i]) seams.tone[i] = contact(grid, x, y, i, id[i] ?? 0);
    }
  }
  known.set(grid, seams);
  return seams;
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

const AROUND = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

function edgeAt({ w, h, id }: Grid, x: number, y: number): number {
  let best = 0;
  for (const [dx, dy] of AROUND) {
    const px = x + dx;
    const py = y + dy;
    if (px < 0 || py < 0 || px >= w || py >= h) continue;
    best = Math.max(best, id[py * w + px] ?? 0);
  }
  return best;
}
