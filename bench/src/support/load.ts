import { performance } from 'node:perf_hooks';
import { Lane, type Shot } from './lane.ts';

export interface LoadResult {
  readonly done: number;
  readonly failed: number;
  readonly perSecond: number;
  /** Latency of every answered request in milliseconds. */
  readonly latencies: readonly number[];
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
    const line = new Lane(base);
    while (performance.now() < end) {
      const sent = performance.now();
      const status = await line.send(next());
      if (status >= 200 && status < 300) latencies.push(performance.now() - sent);
      else failed += 1;
    }
    line.close();
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
  const free: Lane[] = [];
  /** A connection that is not in use; the server may have closed some of them. */
  const takeLane = (): Lane => {
    for (let line = free.pop(); line; line = free.pop()) if (line.isOpen) return line;
    return new Lane(base);
  };
  const fly = async (due: number) => {
    const line = takeLane();
    const status = await line.send(next());
    free.push(line);
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
  for (const line of free) line.close();
  const elapsed = (performance.now() - start) / 1000;
  return { done: latencies.length, failed, perSecond: latencies.length / elapsed, latencies };
}
