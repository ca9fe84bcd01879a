import { request } from 'node:http';
import { startBareServer } from './bare-http.ts';
import { fullLoad } from './load.ts';
import type { Shot } from './lane.ts';
import { kib, median, micros, perSecond } from './numbers.ts';
import { cpuMs } from './process.ts';
import type { BenchRow } from './table.ts';

const seconds = 4;
const rounds = 3;

/** The bytes of an answer as they come, packed or not. */
function bytesOf(base: string, { path, headers }: Shot): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, base), { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Compares a read with a bare HTTP server that answers the same bytes; at least half its rate is wanted. */
export async function readBesideBare(
  name: string,
  program: { readonly url: string; readonly pid: number },
  shot: Shot,
): Promise<BenchRow[]> {
  const bytes = await bytesOf(program.url, shot);
  const bare = await startBareServer(bytes);
  try {
    const rates: number[] = [];
    const limits: number[] = [];
    const [cpus, bareCpus]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const [cpu, bareCpu] = [cpuMs(program.pid), cpuMs(bare.pid)];
      const load = await fullLoad(program.url, () => shot, 16, seconds);
      const limit = await fullLoad(bare.url, () => shot, 16, seconds);
      if (load.failed > 0) throw new Error(`${load.failed} reads failed`);
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
        what: `${name} (${kib(bytes.length)})`,
        measured: perSecond(rate),
        limit: `${perSecond(limit)} bare HTTP`,
        ratio: rate / limit,
        budget: 'at least 0.5',
        kept: rate / limit >= 0.5,
      },
      {
        what: `${name}, processor time of the server`,
        measured: micros(median(cpus)),
        limit: `${micros(median(bareCpus))} bare HTTP`,
        budget: 'for information',
      },
    ];
  } finally {
    bare.stop();
  }
}
