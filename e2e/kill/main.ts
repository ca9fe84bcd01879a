import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startPostgres } from '../../scripts/support/postgres.ts';
import { ensureBuilt, type ProgramOptions } from '../../scripts/support/program.ts';
import { restartsUnderLoad } from './restarts.ts';
import { killRounds } from './rounds.ts';

/** Kills on each engine. */
const KILLS = process.env['TEST_ALL'] === '1' ? 200 : 20;

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

await ensureBuilt();
console.log('SQLite');
await killOn('SQLite', {});
console.log('PostgreSQL');
const postgres = await startPostgres();
await killOn('PostgreSQL', { databaseUrl: await createDatabase(postgres.url) });
await postgres.stop();
console.log('PostgreSQL restarted under load');
const problems = await restartsUnderLoad();
for (const problem of problems) console.log(`  FAILED restarts: ${problem}`);
total[problems.length === 0 ? 'passed' : 'failed']++;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
