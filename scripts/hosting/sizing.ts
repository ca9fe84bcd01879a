import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { textIn, valueIn } from '@everdeed/content/values';
import { root } from '../support/paths.mjs';
import { Person } from './person.ts';
import { sh, startProgram, until } from './steps.ts';

/* Measures what docs/hosting.md says of sizes: memory, disk, and how many changes a built server takes a second. */

const people = Number(process.argv[2] ?? 200);
const seconds = 15;
const port = 28_431;
const base = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'everdeed-sizing-'));
const env = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  ACCOUNT_LIMIT: '0',
  CONNECTION_LIMIT: '0',
  BACKUPS_KEPT: '0',
};

const app = startProgram(process.execPath, ['bin/everdeed.mjs', 'start'], { cwd: root, env });
const memoryMb = (): number =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  );
const sizeOf = (name: string): number => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
const diskKb = (): number => (sizeOf('everdeed.sqlite') + sizeOf('everdeed.sqlite-wal')) / 1024;

/** Has one person score as often as they get answers; the times in ms. */
async function score(person: Person, taskId: string, end: number): Promise<number[]> {
  const times: number[] = [];
  while (Date.now() < end) {
    const from = performance.now();
    const { status } = await person.call('POST', `/tasks/${taskId}/score/up`, {});
    if (status !== 200) throw new Error(`status ${status}`);
    times.push(performance.now() - from);
  }
  return times;
}

try {
  await until('it starts', async () => (await fetch(`${base}/api/v4/status`)).ok);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idle = memoryMb();
  const all = Array.from({ length: people }, (_, index) => new Person(base, `person-${index}`));
  for (const person of all) if (!(await person.register())) throw new Error('nobody can register');
  const kb = Math.round((diskKb() - 800) / people);
  const some = all.slice(0, 20);
  const ids = await Promise.all(
    some.map(async (person) => {
      const { body } = await person.call('POST', '/tasks/user', { type: 'habit', text: 'Water the herbs' });
      return textIn(valueIn(body, 'data'), '_id');
    }),
  );
  const end = Date.now() + seconds * 1000;
  const times = (await Promise.all(some.map((person, index) => score(person, ids[index] ?? '', end))))
    .flat()
    .toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const from = performance.now();
  sh(process.execPath, ['bin/everdeed.mjs', 'backup', join(folder, 'copy.sqlite')], { cwd: root, env });
  console.log(
    JSON.stringify({
      cores: cpus().length,
      load: loadavg()[0]?.toFixed(1),
      people,
      idleMb: idle,
      busyMb: memoryMb(),
      diskKbPerAccount: kb,
      diskMb: Math.round(diskKb() / 1024),
      scoresPerSecond: Math.round(times.length / seconds),
      medianMs: at(0.5),
      p99Ms: at(0.99),
      backupSeconds: ((performance.now() - from) / 1000).toFixed(1),
    }),
  );
} finally {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
