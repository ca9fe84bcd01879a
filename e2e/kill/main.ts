import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, startPostgres } from '../../scripts/support/postgres.ts';
import { ensureBuilt, type ProgramOptions } from '../../scripts/support/program.ts';
import { checkBooks } from './money/checks.ts';
import { killMoney, Till } from './money/rounds.ts';
import { restartsUnderLoad } from './restarts.ts';
import { killRounds } from './rounds.ts';
import { killTogether } from './together.ts';

/** Kills on each engine: of scores, of what people do together, and of what they pay. */
const KILLS = process.env['TEST_ALL'] === '1' ? 200 : 10;
const KILLS_TOGETHER = process.env['TEST_ALL'] === '1' ? 60 : 3;
const KILLS_MONEY = process.env['TEST_ALL'] === '1' ? 60 : 3;

const total = { passed: 0, failed: 0 };

async function killOn(engine: string, options: ProgramOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-kill-'));
  let round = 0;
  let scores = 0;
  let cutOff = 0;
  try {
    for await (const end of killRounds({ ...options, folder, testMode: true }, KILLS)) {
      round++;
      scores = end.scores;
      cutOff += end.cutOff;
      total[end.problems.length === 0 ? 'passed' : 'failed']++;
      for (const problem of end.problems) console.log(`  FAILED ${engine}, kill ${round}: ${problem}`);
      if (round % 10 === 0) console.log(`  ${engine}: ${round} of ${KILLS} kills, ${scores} scores`);
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
    for await (const end of killTogether({ ...options, folder, testMode: true }, KILLS_TOGETHER)) {
      note(end.problems);
      told.rounds++;
      told.sent += end.sent;
      told.cutOff += end.cutOff;
      told.cutJobs += Number(end.cutJob);
    }
    if (told.cutOff === 0) throw new Error('no kill cut off an answer');
    // One in a few kills does; among three there may be none.
    if (KILLS_TOGETHER >= 20 && told.cutJobs === 0) throw new Error('no kill hit the job of the challenge');
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

async function killMoneyOn(engine: string, options: ProgramOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-kill-'));
  const note = (problems: readonly string[]) => {
    total[problems.length === 0 ? 'passed' : 'failed']++;
    for (const problem of problems) console.log(`  FAILED ${engine}, money: ${problem}`);
  };
  const told = { rounds: 0, paid: 0, cutOff: 0 };
  const till = new Till();
  try {
    for await (const end of killMoney(till, { ...options, folder, testMode: true }, KILLS_MONEY)) {
      note(end.problems);
      told.rounds++;
      told.paid += end.paid;
      told.cutOff += end.cutOff;
    }
    if (told.cutOff === 0) throw new Error('no kill cut off what was paid');
    const books = cli('payments', folder, options.databaseUrl);
    note([...(await checkBooks(books.stdout, till.shop)), ...checkData(folder, options.databaseUrl)]);
    console.log(
      `  ${engine}, money: ${told.rounds} kills, ${told.paid} purchases paid, ${told.cutOff} cut off after that`,
    );
  } catch (error) {
    note([String(error)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await ensureBuilt();
console.log('SQLite');
await killOn('SQLite', {});
await killTogetherOn('SQLite', {});
await killMoneyOn('SQLite', {});
console.log('PostgreSQL');
const postgres = await startPostgres();
await killOn('PostgreSQL', { databaseUrl: await createDatabase(postgres.url) });
await killTogetherOn('PostgreSQL', { databaseUrl: await createDatabase(postgres.url) });
await killMoneyOn('PostgreSQL', { databaseUrl: await createDatabase(postgres.url) });
await postgres.stop();
console.log('PostgreSQL restarted under load');
const problems = await restartsUnderLoad();
for (const problem of problems) console.log(`  FAILED restarts: ${problem}`);
total[problems.length === 0 ? 'passed' : 'failed']++;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
