import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createDatabase, startPostgres } from '../../scripts/support/postgres.ts';
import { ensureBuilt, type ProgramOptions } from '../../scripts/support/program.ts';
import { checkBooks } from './money/checks.ts';
import { OutsideShop } from './money/outside-shop.ts';
import { killMoney, Till } from './money/rounds.ts';
import { SandboxShop } from './money/sandbox-shop.ts';
import type { ShopMaker } from './money/shop.ts';
import { restartsUnderLoad } from './restarts.ts';
import { killRounds } from './rounds.ts';
import { killTogether } from './together.ts';

const isLongRun = process.env['TEST_ALL'] === '1';
/** Kills on each engine: of scores, of what people do together, and of what they pay. */
const KILLS = isLongRun ? 200 : 3;
const KILLS_TOGETHER = isLongRun ? 60 : 2;
const KILLS_MONEY = isLongRun ? 60 : 3;

/** Parts that were asked for by name, with `--kills N` for how many kills of each; by default those of this run. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { kills: { type: 'string' } } });
const isRun = (part: string, inShortRun: boolean): boolean =>
  positionals.length > 0 ? positionals.includes(part) : isLongRun || inShortRun;
const killsOf = (usual: number): number => Number(values.kills ?? usual);

/** Where money is taken, beside the program or in it, and on which engine in a short run. */
const SHOPS = [
  ['money', (now: () => number) => new OutsideShop(now), 'PostgreSQL'],
  ['sandbox', (now: () => number) => new SandboxShop(now), 'SQLite'],
] as const satisfies readonly (readonly [string, ShopMaker, string])[];

const total = { passed: 0, failed: 0 };

async function killOn(engine: string, options: ProgramOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-kill-'));
  let round = 0;
  let scores = 0;
  let cutOff = 0;
  try {
    for await (const end of killRounds({ ...options, folder, testMode: true }, killsOf(KILLS))) {
      round++;
      scores = end.scores;
      cutOff += end.cutOff;
      total[end.problems.length === 0 ? 'passed' : 'failed']++;
      for (const problem of end.problems) console.log(`  FAILED ${engine}, kill ${round}: ${problem}`);
      if (round % 10 === 0) console.log(`  ${engine}: ${round} of ${killsOf(KILLS)} kills, ${scores} scores`);
    }
    // A kill that hits nothing proves nothing.
    if (cutOff === 0) throw new Error('no kill cut off an answer');
    console.log(`  ${engine}: ${scores} scores, ${cutOff} cut off and sent again`);
  } catch (error) {
    total.failed++;
    console.log(`  FAILED ${engine}, kill ${round + 1}: ${String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the command line on the data of a stopped program. */
function cli(command: string, folder: string, databaseUrl: string | undefined) {
  const { DATABASE_URL: _, ...env } = process.env;
  return spawnSync(process.execPath, ['apps/server/dist/cli.js', command], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...env, DATA_DIR: folder, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
    encoding: 'utf8',
  });
}

/** How the data of a stopped program stands by its own account. */
function checkData(folder: string, databaseUrl: string | undefined): string[] {
  const told = cli('check', folder, databaseUrl);
  return told.status === 0 ? [] : [`check: ${told.stdout}${told.stderr}`];
}

async function killTogetherOn(engine: string, options: ProgramOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-kill-'));
  const note = (problems: readonly string[]) => {
    total[problems.length === 0 ? 'passed' : 'failed']++;
    for (const problem of problems) console.log(`  FAILED ${engine}, together: ${problem}`);
  };
  const told = { rounds: 0, sent: 0, cutOff: 0, cutJobs: 0 };
  try {
    for await (const end of killTogether({ ...options, folder, testMode: true }, killsOf(KILLS_TOGETHER))) {
      note(end.problems);
      told.rounds++;
      told.sent += end.sent;
      told.cutOff += end.cutOff;
      told.cutJobs += Number(end.cutJob);
    }
    if (told.cutOff === 0) throw new Error('no kill cut off an answer');
    // One in a few kills does; among three there may be none.
    if (told.rounds >= 20 && told.cutJobs === 0) throw new Error('no kill hit the job of the challenge');
    note(checkData(folder, options.databaseUrl));
    console.log(
      `  ${engine}, together: ${told.rounds} kills, ${told.sent} changes, ${told.cutOff} cut off, ${told.cutJobs} in the middle of the challenge's job`,
    );
  } catch (error) {
    note([String(error)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killMoneyOn(
  engine: string,
  options: ProgramOptions,
  [sold, makeShop]: (typeof SHOPS)[number],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-kill-'));
  const note = (problems: readonly string[]) => {
    total[problems.length === 0 ? 'passed' : 'failed']++;
    for (const problem of problems) console.log(`  FAILED ${engine}, ${sold}: ${problem}`);
  };
  const told = { rounds: 0, paid: 0, cutOff: 0, bills: 0 };
  const till = new Till(makeShop);
  try {
    for await (const end of killMoney(till, { ...options, folder, testMode: true }, killsOf(KILLS_MONEY))) {
      note(end.problems);
      told.rounds++;
      told.paid += end.paid;
      told.cutOff += end.cutOff;
      told.bills += end.bills;
    }
    if (told.cutOff === 0) throw new Error('no kill cut off what was paid');
    const books = cli('payments', folder, options.databaseUrl);
    note([...checkBooks(books.stdout, till.kept), ...checkData(folder, options.databaseUrl)]);
    console.log(
      `  ${engine}, ${sold}: ${told.rounds} kills, ${told.paid} purchases paid, ${told.cutOff} cut off after that, ${told.bills} bills of subscriptions`,
    );
  } catch (error) {
    note([String(error)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Part = readonly [
  name: string,
  kill: (engine: string, options: ProgramOptions) => Promise<void>,
  /** The only engine in a short run; both by default. */
  engine?: string,
];

/** What is killed on an engine, by the names under which it can be asked for; each has data of its own. */
const parts: readonly Part[] = [
  ['scores', killOn],
  ['together', killTogetherOn],
  ...SHOPS.map(
    (shop) =>
      [
        shop[0],
        (engine: string, options: ProgramOptions) => killMoneyOn(engine, options, shop),
        shop[2],
      ] as const,
  ),
];

async function onEachPart(engine: string, databaseUrl: () => Promise<string | undefined>): Promise<void> {
  console.log(engine);
  for (const [name, kill, only = engine] of parts)
    if (isRun(name, only === engine)) await kill(engine, { databaseUrl: await databaseUrl() });
}

async function restartPostgres(): Promise<void> {
  console.log('PostgreSQL restarted under load');
  const problems = await restartsUnderLoad();
  for (const problem of problems) console.log(`  FAILED restarts: ${problem}`);
  total[problems.length === 0 ? 'passed' : 'failed']++;
}

await ensureBuilt();
await onEachPart('SQLite', async () => undefined);
const postgres = await startPostgres();
await onEachPart('PostgreSQL', () => createDatabase(postgres.url));
await postgres.stop();
// In a short run `hardening/postgres.test.ts` restarts it.
if (isRun('restarts', false)) await restartPostgres();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
