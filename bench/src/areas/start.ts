import { median, millis } from '../support/numbers.ts';
import { makePlayer } from '../support/player.ts';
import { startProgram } from '../../../scripts/support/program.ts';
import { residentBytes } from '../support/process.ts';
import type { BenchRow } from '../support/table.ts';

const rounds = 5;
const settleMs = 3000;
const megabyte = 1024 * 1024;

/** Measures the time to be ready on an existing database, and idle memory. */
export async function benchStart(): Promise<BenchRow[]> {
  const first = await startProgram({ testMode: true });
  await makePlayer(first.url, 20);
  await first.stop();
  const times: number[] = [];
  const memories: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const program = await startProgram({ folder: first.folder });
    times.push(program.readyMs);
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    memories.push(residentBytes(program.pid));
    await program.stop();
  }
  await first.remove();
  const [time, memory] = [median(times), median(memories) / megabyte];
  return [
    { what: 'start on an existing database', measured: millis(time), budget: '2 s', kept: time <= 2000 },
    { what: 'memory at rest', measured: `${memory.toFixed(0)} MB`, budget: '150 MB', kept: memory <= 150 },
  ];
}
