import { startBareServer } from '../support/bare-http.ts';
import { fullLoad } from '../support/load.ts';
import { cpuMs } from '../support/process.ts';
import { kib, median, micros, perSecond } from '../support/numbers.ts';
import { startWithPlayers } from '../support/player.ts';
import type { BenchRow } from '../support/table.ts';

const seconds = 4;
const rounds = 3;

/** Compares GET user with a bare HTTP server that answers the same bytes. */
export async function benchGetUser(): Promise<BenchRow[]> {
  const { program, players } = await startWithPlayers(1, 5);
  const [player] = players;
  if (!player) throw new Error('no player was made');
  try {
    const shot = { method: 'GET', path: '/api/v4/user', headers: player.headers };
    const text = await (await fetch(`${program.url}${shot.path}`, { headers: player.headers })).text();
    const bare = await startBareServer(text);
    try {
      const rates: number[] = [];
      const limits: number[] = [];
      const [cpus, bareCpus]: [number[], number[]] = [[], []];
      for (let round = 0; round <= rounds; round += 1) {
        const [cpu, bareCpu] = [cpuMs(program.pid), cpuMs(bare.pid)];
        const load = await fullLoad(program.url, () => shot, 16, seconds);
        const limit = await fullLoad(bare.url, () => shot, 16, seconds);
        // The first round is the warm-up.
        if (round === 0) continue;
        rates.push(load.perSecond);
        limits.push(limit.perSecond);
        cpus.push(((cpuMs(program.pid) - cpu) * 1000) / load.done);
        bareCpus.push(((cpuMs(bare.pid) - bareCpu) * 1000) / limit.done);
      }
      const [rate, limit] = [median(rates), median(limits)];
      return [
        {
          what: `GET user (${kib(Buffer.byteLength(text))})`,
          measured: perSecond(rate),
          limit: `${perSecond(limit)} bare HTTP`,
          ratio: rate / limit,
          budget: 'at least 0.5',
          kept: rate / limit >= 0.5,
        },
        {
          what: 'GET user, processor time of the server',
          measured: micros(median(cpus)),
          limit: `${micros(median(bareCpus))} bare HTTP`,
          budget: 'for information',
        },
      ];
    } finally {
      bare.stop();
    }
  } finally {
    await program.remove();
  }
}
