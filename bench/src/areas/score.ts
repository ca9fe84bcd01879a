import { randomUUID } from 'node:crypto';
import { bareCommitsPerSecond } from '../support/bare-engine.ts';
import { fullLoad, type LoadResult, steadyLoad } from '../support/load.ts';
import type { Shot } from '../support/lane.ts';
import { cpuMs } from '../support/process.ts';
import { median, micros, millis, perSecond, quantile, inTurn } from '../support/numbers.ts';
import { type BenchPlayer, startWithPlayers } from '../support/player.ts';
import type { BenchRow } from '../support/table.ts';

const seconds = 5;
const rounds = 3;
/** Until the server's code is compiled for what it does all day; before that, its rate still rises. */
const warmUpSeconds = 10;

/** Scores one habit after another, each with its own operation id. */
export function scoreShots(players: readonly BenchPlayer[]): () => Shot {
  let count = 0;
  return () => {
    count += 1;
    const player = inTurn(players, count);
    const habit = inTurn(player.habits, count);
    return {
      method: 'POST',
      path: `/api/v4/tasks/${habit}/score/up`,
      headers: { ...player.headers, 'idempotency-key': randomUUID() },
    };
  };
}

/**
 * Half of what the server can do, before the bare engine has run: the disk is busy for seconds with the gigabytes of that
 * one's copy, and with giving them back.
 */
async function halfLoad(url: string, next: () => Shot): Promise<LoadResult> {
  const { perSecond: most } = await fullLoad(url, next, 8, seconds);
  return steadyLoad(url, next, most / 2, seconds * 2);
}

/** Compares durable scoring over HTTP with the bare engine writing the same bytes. */
export async function benchScore(): Promise<BenchRow[]> {
  const { program, players } = await startWithPlayers(8, 20);
  try {
    const next = scoreShots(players);
    await fullLoad(program.url, next, 8, warmUpSeconds);
    const half = await halfLoad(program.url, next);
    const rates: number[] = [];
    const limits: number[] = [];
    const cpus: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const cpu = cpuMs(program.pid);
      const load = await fullLoad(program.url, next, 8, seconds);
      cpus.push(((cpuMs(program.pid) - cpu) * 1000) / load.done);
      if (load.failed > 0) throw new Error(`${load.failed} scores failed`);
      rates.push(load.perSecond);
      limits.push(bareCommitsPerSecond(program.folder, seconds));
    }
    const [rate, limit] = [median(rates), median(limits)];
    const p99 = quantile(half.latencies, 0.99);
    return [
      {
        what: 'score a task, durable, SQLite, player of 40 KB',
        measured: perSecond(rate),
        limit: `${perSecond(limit)} bare engine`,
        ratio: rate / limit,
        budget: 'at least 0.5',
        kept: rate / limit >= 0.5,
      },
      {
        what: 'score, processor time of the server',
        measured: micros(median(cpus)),
        budget: 'for information',
      },
      { what: 'score, p99 at half load', measured: millis(p99), budget: '15 ms', kept: p99 <= 15 },
    ];
  } finally {
    await program.remove();
  }
}
