import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase, startPostgres } from '../../scripts/support/postgres.ts';
import { type Program, startProgram } from '../../scripts/support/program.ts';
import {
  call,
  type Person,
  RefusedError,
  register,
  sendScore,
  standingOf,
  type Score,
  scoreOnce,
} from './person.ts';

/** People who score at the same time, and how often the database is restarted under them. */
const PEOPLE = 8;
const RESTARTS = 3;
/** Load before each restart and after the last one (ms). */
const LOAD_MS = 2_000;
/** Connections of one process: the pool, and the one that listens. */
const CONNECTIONS = 11;
/** No critical hit, no drop: gold depends on the number of scores alone. */
const DICE = 0.99;

/** Sends a score until it is answered; a 503 says that the database is away, anything else is a failure. */
async function scoreThrough(url: string, person: Person, refused: () => void): Promise<void> {
  const score: Score = { key: randomUUID() };
  person.scores.push(score);
  while (score.answer === undefined) {
    try {
      score.answer = await sendScore(url, person, score);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== 503) throw error;
      refused();
      await pause(50);
    }
  }
}

/** Connections that the program has open, by the database's account. */
async function connectionsOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  await client.end();
  return rows[0]?.n ?? Number.NaN;
}

function isAlive({ pid }: Program): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Gold that so many scores give, by doing them where nothing is restarted. */
async function goldAfter(url: string, scores: number): Promise<number> {
  const calm = await register(url, 'calm');
  for (let made = 0; made < scores; made++) await scoreOnce(url, calm);
  return (await standingOf(url, calm)).gold;
}

async function checkPerson(url: string, person: Person): Promise<string[]> {
  const problems: string[] = [];
  for (const score of person.scores.slice(-3))
    if ((await sendScore(url, person, score)) !== score.answer)
      problems.push('the same score sent again was answered otherwise');
  const { scores } = await standingOf(url, person);
  const made = person.scores.length;
  if (scores !== made) problems.push(`${made} scores were acknowledged, ${scores} counted`);
  return problems;
}

/** Restarts PostgreSQL under load; returns what was wrong afterwards, a sentence each. */
export async function restartsUnderLoad(): Promise<string[]> {
  const postgres = await startPostgres();
  const databaseUrl = await createDatabase(postgres.url);
  const program = await startProgram({ databaseUrl, testMode: true });
  const problems: string[] = [];
  try {
    const { url } = program;
    await call(url, '/test-control/dice', { method: 'POST', body: { value: DICE } });
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => register(url, `steady-${i}`)));
    const ending = new AbortController();
    let refused = 0;
    const load = people.map(async (person) => {
      while (!ending.signal.aborted) await scoreThrough(url, person, () => refused++);
    });
    const all = Promise.all(load);
    const connections: number[] = [];
    for (let restart = 0; restart < RESTARTS; restart++) {
      await Promise.race([pause(LOAD_MS), all]);
      await postgres.restart();
      await Promise.race([pause(LOAD_MS), all]);
      connections.push(await connectionsOf(databaseUrl));
    }
    ending.abort();
    await all;
    for (const person of people) problems.push(...(await checkPerson(url, person)));
    const [first] = people;
    if (first) {
      const [{ gold }, owed] = [await standingOf(url, first), await goldAfter(url, first.scores.length)];
      if (gold !== owed) problems.push(`${first.scores.length} scores give ${owed} gold, not ${gold}`);
    }
    if (!isAlive(program)) problems.push('the program ended');
    if (connections.some((count) => count > CONNECTIONS))
      problems.push(`connections grew: ${connections.join(', ')}`);
    // A restart that nobody noticed proves nothing.
    if (refused === 0) problems.push('no call was refused while the database was away');
    const scores = people.reduce((sum, person) => sum + person.scores.length, 0);
    console.log(
      `  ${scores} scores, ${refused} answers of 503, connections after each restart: ${connections.join(', ')}`,
    );
  } catch (error) {
    problems.push(String(error));
  } finally {
    await program.remove();
    await postgres.stop();
  }
  return problems;
}
