import { readBesideBare } from '../support/beside-bare.ts';
import { type BenchPlayer, call, makePlayer, startWithPlayers } from '../support/player.ts';
import { startProgram } from '../../../scripts/support/program.ts';
import type { BenchRow } from '../support/table.ts';

/** GET user of about 40 KB. */
export async function benchGetUser(): Promise<BenchRow[]> {
  const { program, players } = await startWithPlayers(1, 5);
  const [player] = players;
  if (!player) throw new Error('no player was made');
  try {
    return await readBesideBare('GET user', program, {
      method: 'GET',
      path: '/api/v4/user',
      headers: player.headers,
    });
  } finally {
    await program.remove();
  }
}

const taskCount = 1000;

/** Gives the player tasks of every kind, with a note and some with a checklist. */
async function makeTasks(url: string, player: BenchPlayer): Promise<void> {
  const types = ['habit', 'daily', 'todo', 'reward'] as const;
  const tasks = Array.from({ length: taskCount }, (_, index) => ({
    type: types[index % types.length],
    text: `Task number ${index}`,
    notes: `What there is to say about number ${index}`,
    ...(index % 8 === 2
      ? { checklist: [{ text: `first of ${index}` }, { text: `second of ${index}` }] }
      : {}),
  }));
  for (let start = 0; start < taskCount; start += 100)
    await call(url, 'POST', '/api/v4/tasks/user', {
      headers: player.headers,
      body: tasks.slice(start, start + 100),
    });
}

/** The list of 1,000 tasks, packed, as the web asks for it. */
export async function benchTaskList(): Promise<BenchRow[]> {
  const setup = await startProgram({ testMode: true });
  const player = await makePlayer(setup.url, 0, { small: true });
  await makeTasks(setup.url, player);
  await setup.stop();
  const program = await startProgram({ folder: setup.folder });
  try {
    return await readBesideBare(`list ${taskCount} tasks, packed`, program, {
      method: 'GET',
      path: '/api/v4/tasks/user',
      headers: { ...player.headers, 'accept-encoding': 'gzip' },
    });
  } finally {
    await program.remove();
  }
}
