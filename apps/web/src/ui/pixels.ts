type Paths = ReadonlyMap<string, string>;

function trace(rows: readonly string[]): Paths {
  const paths = new Map<string, string>();
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/([^.\s])\1*/g)) {
      const letter = run[1] ?? '';
      const width = run[0].length;
      paths.set(letter, `${paths.get(letter) ?? ''}M${run.index} ${y}h${width}v1h-${width}z`);
    }
  });
  return paths;
}

/** A screen shows the same few bitmaps hundreds of times. */
const traced = new WeakMap<readonly string[], Paths>();

/** Turns a bitmap of text rows into one SVG path per colour letter; dots and spaces are transparent. */
export function tracePixels(rows: readonly string[]): Paths {
  const known = traced.get(rows);
  if (known) return known;
  const paths = trace(rows);
  traced.set(rows, paths);
  return paths;
}
