import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { numberIn } from '@everdeed/content/values';
import Libsql from 'libsql';
import { startProgram } from '../../../scripts/support/program.ts';
import { clonePlayers } from '../support/clone-players.ts';
import { median, perSecond } from '../support/numbers.ts';
import { call, makePlayer } from '../support/player.ts';
import type { BenchRow } from '../support/table.ts';

const participants = 5000;
const rounds = 3;
const minPerSecond = 500;
const tavernId = '00000000-0000-4000-A000-000000000000';

/** Has all players but the leader take part in a challenge, without a call. The program must not be running. */
function joinAll(folder: string, challengeId: string, leaderId: string): void {
  const database = new Libsql(join(folder, 'everdeed.sqlite'));
  database.exec(`BEGIN;
    INSERT INTO player_social (player_id) SELECT id FROM players WHERE id NOT IN (SELECT player_id FROM player_social);
    INSERT INTO challenge_members (challenge_id, player_id, synced_v, joined_at)
      SELECT '${challengeId}', id, 1, 0 FROM players WHERE id <> '${leaderId}' ORDER BY id LIMIT ${participants};
    UPDATE challenges SET member_count = ${participants};
    COMMIT;`);
  database.close();
}

/** Seconds until the copies of all participants are up to date. */
async function untilSynced(database: Libsql.Database, change: () => Promise<unknown>): Promise<number> {
  const behind = database.prepare(
    `SELECT count(*) AS n FROM challenge_members AS m JOIN challenges AS c ON c.id = m.challenge_id
      WHERE m.synced_v < c.tasks_v`,
  );
  const start = performance.now();
  await change();
  while (numberIn(behind.get(), 'n') > 0) await wait(20);
  return (performance.now() - start) / 1000;
}

/** Measures how fast a new task of a challenge reaches those who take part. */
export async function benchChallenges(): Promise<BenchRow[]> {
  const setup = await startProgram({ testMode: true });
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
  clonePlayers(setup.folder, model.id, participants + 2);
  joinAll(setup.folder, challengeId, leader.id);
  const program = await startProgram({ folder: setup.folder });
  const database = new Libsql(join(setup.folder, 'everdeed.sqlite'));
  try {
    const rates: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const body = { type: 'habit', text: `page ${round}` };
      const add = () =>
        call(program.url, 'POST', `/api/v4/tasks/challenge/${challengeId}`, {
          headers: leader.headers,
          body,
        });
      rates.push(participants / (await untilSynced(database, add)));
    }
    const rate = median(rates);
    return [
      {
        what: `sync a challenge's new task to ${participants.toLocaleString('en')} participants`,
        measured: perSecond(rate),
        budget: `at least ${minPerSecond}/s`,
        kept: rate >= minPerSecond,
      },
    ];
  } finally {
    database.close();
    await program.remove();
  }
}
