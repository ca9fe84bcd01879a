import { startProgram } from '../../../scripts/support/program.ts';
import { clonePlayers } from '../support/clone-players.ts';
import { fullLoad } from '../support/load.ts';
import type { Shot } from '../support/lane.ts';
import { median } from '../support/numbers.ts';
import { type BenchPlayer, makePlayer } from '../support/player.ts';
import { type BenchRow, besides } from '../support/table.ts';
import { scoreShots } from './score.ts';

const fewPlayers = 100;
const fewTasks = 10;
const manyTasks = 5000;
const rounds = 9;
const roundSeconds = 1;
const budget = 1.2;

interface Side {
  readonly url: string;
  readonly next: () => Shot;
}

/**
 * Milliseconds per score on each side, one request at a time. The sides take turns so that both see the
 * machine in the same state.
 */
async function compare(sides: readonly [Side, Side]): Promise<[number, number]> {
  const medians: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { url, next }] of sides.entries()) {
      const { latencies, failed } = await fullLoad(url, next, 1, roundSeconds);
      if (failed > 0) throw new Error(`${failed} scores failed`);
      // The first round is the warm-up.
      if (round > 0) medians[index]?.push(median(latencies));
    }
  }
  return [median(medians[0]), median(medians[1])];
}

/** A database of `count` players, some of whom can be played. */
async function crowd(count: number): Promise<{ folder: string; players: BenchPlayer[] }> {
  const setup = await startProgram({ testMode: true });
  const players: BenchPlayer[] = [];
  for (let index = 0; index < 8; index += 1) players.push(await makePlayer(setup.url, 20));
  const model = await makePlayer(setup.url, 3, { small: true });
  await setup.stop();
  await clonePlayers(setup, model.id, count);
  return { folder: setup.folder, players };
}

async function byPlayers(count: number): Promise<BenchRow> {
  const crowds = [await crowd(fewPlayers), await crowd(count)] as const;
  const programs = await Promise.all(crowds.map(({ folder }) => startProgram({ folder })));
  const [small, large] = programs;
  if (!small || !large) throw new Error('the programs did not start');
  try {
    const times = await compare([
      { url: small.url, next: scoreShots(crowds[0].players) },
      { url: large.url, next: scoreShots(crowds[1].players) },
    ]);
    return besides(`score, ${count.toLocaleString('en')} players beside ${fewPlayers}`, times, budget);
  } finally {
    for (const program of programs) await program.remove();
  }
}

async function byTasks(): Promise<BenchRow> {
  const setup = await startProgram({ testMode: true });
  const few = await makePlayer(setup.url, fewTasks);
  const many = await makePlayer(setup.url, manyTasks);
  await setup.stop();
  const program = await startProgram({ folder: setup.folder });
  try {
    const times = await compare([
      { url: program.url, next: scoreShots([few]) },
      // The same number of tasks is scored on both sides; only the number of tasks differs.
      { url: program.url, next: scoreShots([{ ...many, habits: many.habits.slice(0, fewTasks) }]) },
    ]);
    return besides(`score, ${manyTasks.toLocaleString('en')} tasks beside ${fewTasks}`, times, budget);
  } finally {
    await program.remove();
  }
}

/** Measures whether scoring takes as long as ever when there is more of everything. */
export const benchGrowth = (players: number) => async (): Promise<BenchRow[]> => [
  await byPlayers(players),
  await byTasks(),
];
