import { millis } from './numbers.ts';

/** One line of the report. `ratio` is measured / limit, if there is a limit. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly limit?: string;
  readonly ratio?: number;
  readonly budget: string;
  /** Whether the budget was met; absent if the row is for information only. */
  readonly kept?: boolean;
  /** On what it was measured, for the heading. */
  readonly on?: string;
}

/** A row for a time with a budget, both in milliseconds. */
export const within = (what: string, ms: number, budgetMs: number): BenchRow => ({
  what,
  measured: millis(ms),
  budget: millis(budgetMs),
  kept: ms <= budgetMs,
});

/** A row for two times in milliseconds, of few and of many: the second is at most so many times the first. */
export const besides = (what: string, [few, many]: readonly [number, number], budget: number): BenchRow => ({
  what,
  measured: millis(many),
  limit: millis(few),
  ratio: many / few,
  budget: `at most ${budget}`,
  kept: many / few <= budget,
});

/** A row for a number with a budget. */
export const countRow = (what: string, count: number, budget: number): BenchRow => ({
  what,
  measured: String(count),
  budget: String(budget),
  kept: count <= budget,
});

const verdict = (row: BenchRow): string => (row.kept === undefined ? '' : row.kept ? 'kept' : 'MISSED');

/** Prints the rows as a table with aligned columns. */
export function printTable(title: string, rows: readonly BenchRow[]): void {
  const head = ['what', 'measured', 'limit in the same run', 'ratio', 'budget', ''];
  const cells = rows.map((row) => [
    row.what,
    row.measured,
    row.limit ?? '',
    row.ratio === undefined ? '' : row.ratio.toFixed(2),
    row.budget,
    verdict(row),
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...cells].map((line) => line[column]?.length ?? 0)),
  );
  const format = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const places = new Set(rows.flatMap(({ on }) => on ?? []));
  console.log(`\n${[title, ...places].join('; ')}`);
  console.log(format(head));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const line of cells) console.log(format(line));
}
