import { createDatabase, startPostgres } from '../../../scripts/support/postgres.ts';
import { startProgram } from '../../../scripts/support/program.ts';
import { fullLoad } from '../support/load.ts';
import { median, perSecond } from '../support/numbers.ts';
import { makePlayer } from '../support/player.ts';
import type { BenchRow } from '../support/table.ts';
import { scoreShots } from './score.ts';

const what = 'score a task, durable, PostgreSQL';
const budget = 'for information';
const seconds = 4;
const rounds = 3;

async function scoresPerSecond(databaseUrl: string): Promise<number> {
  const setup = await startProgram({ testMode: true, databaseUrl });
  const players = await Promise.all(Array.from({ length: 8 }, () => makePlayer(setup.url, 20)));
  await setup.stop();
  const program = await startProgram({ folder: setup.folder, databaseUrl });
  try {
    const next = scoreShots(players);
    const rates: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const { failed, perSecond: rate } = await fullLoad(program.url, next, 8, seconds);
      if (failed > 0) throw new Error(`${failed} scores failed`);
      // The first round is the warm-up.
      if (round > 0) rates.push(rate);
    }
    return median(rates);
  } finally {
    await program.remove();
  }
}

/** Measures scoring on PostgreSQL, if one can be started. */
export async function benchPostgres(): Promise<BenchRow[]> {
  const server = await startPostgres().catch((error: unknown) => String(error));
  if (typeof server === 'string') {
    console.log(`PostgreSQL is not available: ${server}`);
    return [];
  }
  try {
    return [{ what, measured: perSecond(await scoresPerSecond(await createDatabase(server.url))), budget }];
  } finally {
    await server.stop();
  }
}
