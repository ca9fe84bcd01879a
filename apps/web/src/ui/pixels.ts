/** A colour letter; column, row, width and height in cells. */
export type Rectangle = readonly [letter: string, x: number, y: number, width: number, height: number];

/**
 * A bitmap of text rows as rectangles, each of one colour letter: a run of a row, down to where the same run ends.
 * Dots and spaces are transparent.
 */
export function rectanglesOf(rows: readonly string[]): readonly Rectangle[] {
  // By what a run has in common with its continuation: letter, column, width, and the row below its end.
  const found = new Map<string, Rectangle>();
  rows.forEach((row, y) => {
    for (const { 0: run, 1: letter = '', index: x } of row.matchAll(/([^.\s])\1*/g)) {
      const key = `${letter} ${x} ${run.length} `;
      const top = found.get(key + y)?.[2] ?? y;
      found.delete(key + y);
      found.set(key + (y + 1), [letter, x, top, run.length, y + 1 - top]);
    }
  });
  return [...found.values()];
}

type Paths = ReadonlyMap<string, string>;

function trace(rows: readonly string[]): Paths {
  const paths = new Map<string, string>();
  for (const [letter, x, y, width, height] of rectanglesOf(rows))
    paths.set(letter, `${paths.get(letter) ?? ''}M${x} ${y}h${width}v${height}h-${width}z`);
  return paths;
}

/** A screen shows the same few bitmaps hundreds of times. */
const traced = new WeakMap<readonly string[], Paths>();

/** Turns a bitmap of text rows into one SVG path per colour letter. */
export function tracePixels(rows: readonly string[]): Paths {
  const known = traced.get(rows);
  if (known) return known;
  const paths = trace(rows);
  traced.set(rows, paths);
  return paths;
}
