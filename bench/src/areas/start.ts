import { setTimeout as sleep } from 'node:timers/promises';
import { median, millis } from '../support/numbers.ts';
import { makePlayer } from '../support/player.ts';
import { startProgram } from '../../../scripts/support/program.ts';
import { residentBytes, residentBytesOfAll } from '../support/process.ts';
import { unstamp } from '../../../scripts/support/paths.mjs';
import type { BenchRow } from '../support/table.ts';

const rounds = 5;
const settleMs = 3000;
/** After half a minute without work the engine gives back what the start needed; measured. */
const restMs = 45_000;
const megabyte = 1024 * 1024;

/** Megabytes of `npm start` and of all that it started, once it is at rest. */
async function memoryOfStart(folder: string): Promise<number> {
  const program = await startProgram({ folder, entry: 'scripts/start.mjs' });
  await sleep(settleMs);
  const bytes = residentBytesOfAll(program.pid);
  await program.stop();
  return bytes / megabyte;
}

/** A start that has to build the server, and one that finds it built, take the same memory. */
async function benchBuildingStart(folder: string): Promise<BenchRow> {
  unstamp('built-server');
  const [first, second] = [await memoryOfStart(folder), await memoryOfStart(folder)];
  return {
    what: 'memory after a start that built',
    measured: `${first.toFixed(0)} MB`,
    budget: `${(second * 1.1).toFixed(0)} MB (the next start, and a tenth)`,
    kept: first <= second * 1.1,
  };
}

/** Measures the time to be ready on an existing database, and idle memory. */
export async function benchStart(): Promise<BenchRow[]> {
  const first = await startProgram({ testMode: true });
  await makePlayer(first.url, 20);
  await first.stop();
  const times: number[] = [];
  const memories: number[] = [];
  let rested = Number.NaN;
  for (let round = 1; round <= rounds; round += 1) {
    const program = await startProgram({ folder: first.folder });
    times.push(program.readyMs);
    await sleep(settleMs);
    memories.push(residentBytes(program.pid) / megabyte);
    if (round === rounds) {
      await sleep(restMs);
      rested = residentBytes(program.pid) / megabyte;
    }
    await program.stop();
  }
  const building = await benchBuildingStart(first.folder);
  await first.remove();
  const [time, memory] = [median(times), median(memories)];
  return [
    { what: 'start on an existing database', measured: millis(time), budget: '2 s', kept: time <= 2000 },
    { what: 'memory at rest', measured: `${memory.toFixed(0)} MB`, budget: '150 MB', kept: memory <= 150 },
    {
      what: 'memory after 45 seconds without work',
      measured: `${rested.toFixed(0)} MB`,
      budget: 'for information',
    },
    building,
  ];
}
