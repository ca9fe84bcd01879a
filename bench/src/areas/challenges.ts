import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, startPostgres } from '../../../scripts/support/postgres.ts';
import { startProgram } from '../../../scripts/support/program.ts';
import { clonePlayers } from '../support/clone-players.ts';
import { type BenchDatabase, openDatabase } from '../support/database.ts';
import { median, perSecond } from '../support/numbers.ts';
import { call, makePlayer } from '../support/player.ts';
import type { BenchRow } from '../support/table.ts';

const participants = 5000;
const rounds = 3;
/** Issue "Together", "At scale". */
const minPerSecond = 500;
const tavernId = '00000000-0000-4000-A000-000000000000';

/** Has all players but the leader take part in a challenge, without a call. The program must not be running. */
const joinAll = (database: BenchDatabase, challengeId: string, leaderId: string): Promise<void> =>
  database.run(
    `INSERT INTO player_social (player_id)
      SELECT id FROM players WHERE id NOT IN (SELECT player_id FROM player_social)`,
    `INSERT INTO challenge_members (challenge_id, player_id, synced_v, joined_at)
      SELECT '${challengeId}', id, 1, 0 FROM players WHERE id <> '${leaderId}' ORDER BY id LIMIT ${participants}`,
    `UPDATE challenges SET member_count = ${participants}`,
  );

/** Seconds until the copies of all participants are up to date. */
async function untilSynced(database: BenchDatabase, change: () => Promise<unknown>): Promise<number> {
  const behind = `SELECT count(*) AS n FROM challenge_members AS m
    INNER JOIN challenges AS c ON c.id = m.challenge_id WHERE m.synced_v < c.tasks_v`;
  const start = performance.now();
  await change();
  while ((await database.number(behind)) > 0) await wait(20);
  return (performance.now() - start) / 1000;
}

/** Participants who are brought up to date in a second. */
async function syncedPerSecond(databaseUrl?: string): Promise<number> {
  const setup = await startProgram({ testMode: true, databaseUrl });
  const leader = await makePlayer(setup.url, 1);
  const model = await makePlayer(setup.url, 20, { small: true });
  const write = { collection: 'users', id: leader.id, set: { balance: 1 } };
  await call(setup.url, 'POST', '/test-control/write', { body: write });
  const { data } = await call(setup.url, 'POST', '/api/v4/challenges', {
    headers: leader.headers,
    body: { group: tavernId, name: 'Read more', shortName: 'read', prize: 1 },
  });
  await setup.stop();
  const challengeId = String(data['_id']);
  const place = { folder: setup.folder, databaseUrl };
  await clonePlayers(place, model.id, participants + 2);
  const database = await openDatabase(place);
  await joinAll(database, challengeId, leader.id);
  const program = await startProgram(place);
  try {
    const rates: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const body = { type: 'habit', text: `page ${round}` };
      const path = `/api/v4/tasks/challenge/${challengeId}`;
      const add = () => call(program.url, 'POST', path, { headers: leader.headers, body });
      rates.push(participants / (await untilSynced(database, add)));
    }
    return median(rates);
  } finally {
    await database.close();
    await program.remove();
  }
}

const rowOf = (engine: string, rate: number): BenchRow => ({
  what: `sync a challenge's new task to ${participants.toLocaleString('en')} participants, ${engine}`,
  measured: perSecond(rate),
  budget: `at least ${minPerSecond}/s`,
  kept: rate >= minPerSecond,
});

/** Measures how fast a new task of a challenge reaches those who take part. */
export async function benchChallenges(): Promise<BenchRow[]> {
  const rows = [rowOf('SQLite', await syncedPerSecond())];
  const server = await startPostgres().catch((error: unknown) => String(error));
  if (typeof server === 'string') {
    console.log(`PostgreSQL is not available: ${server}`);
    return rows;
  }
  try {
    return [...rows, rowOf('PostgreSQL', await syncedPerSecond(await createDatabase(server.url)))];
  } finally {
    await server.stop();
  }
}
