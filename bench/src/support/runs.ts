import type { BenchRow } from './table.ts';

/** What one run measured, with its share of the limit of the same run. */
const cell = ({ measured, ratio }: BenchRow): string =>
  ratio === undefined ? measured : `${measured} (${ratio.toFixed(2)})`;

/** How many of the runs kept the budget; nothing for a row without one. */
function verdict(rows: readonly BenchRow[]): string {
  const judged = rows.filter(({ kept }) => kept !== undefined);
  if (judged.length === 0) return '';
  const kept = judged.filter((row) => row.kept).length;
  return kept === judged.length ? `kept ${kept} of ${judged.length}` : `**kept ${kept} of ${judged.length}**`;
}

/** Prints several runs side by side as a Markdown table, a row each thing that was measured. */
export function printRuns(runs: readonly (readonly BenchRow[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['what', ...runs.map((_, run) => `run ${run + 1}`), 'budget', ''];
  console.log(`\n${line(head)}\n${line(head.map(() => '---'))}`);
  for (const [index, { what, budget }] of (runs[0] ?? []).entries()) {
    const rows = runs.flatMap((run) => run[index] ?? []);
    console.log(line([what, ...rows.map(cell), budget, verdict(rows)]));
  }
}
