import { benchGetUser } from './areas/get-user.ts';
import { runRulesBench } from './areas/rules.ts';
import { benchScore } from './areas/score.ts';
import { benchStart } from './areas/start.ts';
import { type BenchRow, printTable } from './support/table.ts';

/** What can be measured, by the name that `npm run bench -- NAME` takes. */
const areas: Record<string, () => Promise<BenchRow[]>> = {
  score: benchScore,
  'get-user': benchGetUser,
  start: benchStart,
  rules: () => Promise.resolve(runRulesBench()),
};

async function main(asked: readonly string[]): Promise<number> {
  const unknown = asked.filter((name) => !(name in areas));
  if (unknown.length > 0) {
    console.error(`No such area: ${unknown.join(', ')}. There are: ${Object.keys(areas).join(', ')}.`);
    return 1;
  }
  const rows: BenchRow[] = [];
  for (const [name, measure] of Object.entries(areas)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`measuring ${name} …`);
    rows.push(...(await measure()));
  }
  printTable('Budgets', rows);
  return rows.some((row) => row.kept === false) ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
