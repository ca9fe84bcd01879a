import { ensureServerBuilt } from '../../scripts/support/build-server.mjs';
import { ensureWebBuilt } from '../../scripts/support/build-web.mjs';
import { benchArt } from './areas/art.ts';
import { benchChallenges } from './areas/challenges.ts';
import { benchGetUser, benchTaskList } from './areas/reads.ts';
import { benchGroups } from './areas/groups.ts';
import { benchGrowth } from './areas/growth.ts';
import { benchInstall } from './areas/install.ts';
import { benchPostgres } from './areas/postgres.ts';
import { runRulesBench } from './areas/rules.ts';
import { benchScore } from './areas/score.ts';
import { benchScreens } from './areas/screens.ts';
import { benchStart } from './areas/start.ts';
import { benchWeb } from './areas/web.ts';
import { printRuns } from './support/runs.ts';
import { type BenchRow, printTable } from './support/table.ts';

/** Players in the large database; with `--full`, as many as the budget names. */
const manyPlayers = (isFull: boolean): number => (isFull ? 1_000_000 : 100_000);

/** What can be measured, by the name given to `npm run bench -- NAME`. */
const areasOf = (isFull: boolean): Record<string, () => Promise<BenchRow[]>> => ({
  score: benchScore,
  'get-user': benchGetUser,
  'list-tasks': benchTaskList,
  challenges: benchChallenges,
  groups: benchGroups,
  growth: benchGrowth(manyPlayers(isFull)),
  web: benchWeb,
  screens: benchScreens,
  start: benchStart,
  art: benchArt,
  rules: () => Promise.resolve(runRulesBench()),
  install: () => Promise.resolve(benchInstall()),
  postgres: benchPostgres,
});

/** One run of the areas that were asked for, or of all. */
async function runOnce(
  areas: ReturnType<typeof areasOf>,
  asked: readonly string[],
): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, measure] of Object.entries(areas)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`measuring ${name} …`);
    rows.push(...(await measure()));
  }
  return rows;
}

/** `[AREA ...] [--full] [--runs=N]`; several runs are printed side by side, as in `docs/benchmarks.md`. */
async function main(words: readonly string[]): Promise<number> {
  const areas = areasOf(words.includes('--full'));
  const count = Number(words.find((word) => word.startsWith('--runs='))?.slice(7) ?? 1);
  const asked = words.filter((word) => !word.startsWith('--'));
  const unknown = asked.filter((name) => !(name in areas));
  if (unknown.length > 0) {
    console.error(`No such area: ${unknown.join(', ')}. There are: ${Object.keys(areas).join(', ')}.`);
    return 1;
  }
  await ensureServerBuilt();
  await ensureWebBuilt();
  const runs: (readonly BenchRow[])[] = [];
  while (runs.length < count) runs.push(await runOnce(areas, asked));
  for (const rows of runs) printTable('Budgets', rows);
  if (count > 1) printRuns(runs);
  return runs.flat().some((row) => row.kept === false) ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
