import { performance } from 'node:perf_hooks';
import { request, Agent } from 'node:http';

export interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface LoadResult {
  readonly done: number;
  readonly failed: number;
  readonly perSecond: number;
  /** Latency of every answered request in milliseconds. */
  readonly latencies: readonly number[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends one request, reads the whole answer and returns its status. */
function shoot(base: string, shot: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(shot.path, base),
      { method: shot.method, headers: shot.headers, agent },
      (answer) => {
        answer.on('data', () => {});
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(shot.body);
  });
}

/**
 * Sends as many requests as possible in `seconds`, `lanes` at a time. A request counts once its whole answer
 * has arrived.
 */
export async function fullLoad(
  base: string,
  next: () => Shot,
  lanes: number,
  seconds: number,
): Promise<LoadResult> {
  const latencies: number[] = [];
  let failed = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const lane = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      const status = await shoot(base, next());
      if (status >= 200 && status < 300) latencies.push(performance.now() - sent);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const elapsed = (performance.now() - start) / 1000;
  return { done: latencies.length, failed, perSecond: latencies.length / elapsed, latencies };
}

/**
 * Sends requests at a fixed rate for `seconds`. Latency counts from when a request was due, so a stall shows
 * in every request that it delayed.
 */
export async function steadyLoad(
  base: string,
  next: () => Shot,
  rate: number,
  seconds: number,
): Promise<LoadResult> {
  const latencies: number[] = [];
  let failed = 0;
  const fly = async (due: number) => {
    const status = await shoot(base, next());
    if (status >= 200 && status < 300) latencies.push(performance.now() - due);
    else failed += 1;
  };
  const start = performance.now();
  const total = Math.floor(rate * seconds);
  const flights: Promise<void>[] = [];
  for (let index = 0; index < total; index += 1) {
    const due = start + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    flights.push(fly(due));
  }
  await Promise.all(flights);
  const elapsed = (performance.now() - start) / 1000;
  return { done: latencies.length, failed, perSecond: latencies.length / elapsed, latencies };
}
