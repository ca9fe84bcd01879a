import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileReader } from '../src/imports/file-reader.ts';
import { importPlayer } from '../src/imports/import-player.ts';
import { runWork } from '../src/work/unit-of-work.ts';
import { collectGarbage } from './support/collect-garbage.ts';
import { startServer, type TestServer } from './support/server.ts';
import { unwrap } from '../src/work/refusal.ts';

/** Inside the project, so that the thread can find the parser. */
const cache = join(import.meta.dirname, '..', '..', '..', '.cache');
const id = (n: number): string => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** An account of many years, of about 20 MB. */
function largeFile(): Uint8Array {
  const entry = (n: number) => ({
    date: 1_400_000_000_000 + n * 86_400_000,
    value: n / 7,
    isDue: true,
    completed: true,
  });
  const dailys = Array.from({ length: 120 }, (_, n) => ({
    _id: id(n),
    type: 'daily',
    text: `daily ${n}`,
    history: Array.from({ length: 1700 }, (_entry, day) => entry(day)),
  }));
  const todos = Array.from({ length: 8000 }, (_, n) => ({
    _id: id(1000 + n),
    type: 'todo',
    text: `to-do ${n}`,
    completed: true,
  }));
  const messages = Array.from({ length: 5000 }, (_, n) => ({
    id: id(20_000 + n),
    uuid: id(1),
    text: 'hello '.repeat(20),
  }));
  const file = {
    stats: { lvl: 57 },
    items: {},
    preferences: {},
    tasks: { dailys, todos },
    inbox: { messages },
  };
  return Buffer.from(JSON.stringify(file));
}

describe('a file of 20 MB', () => {
  let folder = '';
  let server: TestServer;
  beforeAll(async () => {
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, 'import-'));
    await build({
      entryPoints: [join(import.meta.dirname, '..', 'src', 'imports', 'read-worker.ts')],
      outfile: join(folder, 'read-worker.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['saxes'],
    });
    server = await startServer();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('comes in pieces, between which others have their turn', async () => {
    const mover = await server.register('mover', 'habitica-ios');
    const bytes = largeFile();
    expect(bytes.length).toBeGreaterThan(15_000_000);
    const reader = new FileReader(join(folder, 'read-worker.mjs'));
    collectGarbage();
    let turns = 0;
    const turn = setInterval(() => (turns += 1), 1);
    const before = process.cpuUsage();
    const job = { bytes, playerId: mover.id, now: server.system.now(), withMoney: false };
    const { services } = server.app;
    const report = await runWork(services, async (work) => {
      const file = unwrap(work, await reader.read(job));
      return importPlayer(work, { playerId: mover.id, file, isDryRun: false, settings: services.settings });
    });
    clearInterval(turn);
    const { user, system } = process.cpuUsage(before);
    expect(report).toMatchObject({
      tasks: { dailys: 120, todos: 8000 },
      history: { entries: 204_000 },
      messages: { count: 5000, people: 1 },
    });
    // The thread's share included: little changed by what else the machine does.
    expect((user + system) / 1000).toBeLessThan(10_000);
    // One for every hundred to-dos or messages, and for every three dailies of such a history.
    expect(turns).toBeGreaterThan(80);
  }, 60_000);

  test('is refused from the thread as on the spot', async () => {
    const reader = new FileReader(join(folder, 'read-worker.mjs'));
    const job = { playerId: id(1), now: 0, withMoney: false };
    const read = (text: string) => reader.read({ ...job, bytes: Buffer.from(text) });
    expect(await read('{')).toMatchObject({ ok: false, refusal: { key: 'importUnreadable' } });
    expect(await read('{}')).toMatchObject({ ok: false, refusal: { key: 'importNotAnExport' } });
    const xml =
      '<user><stats><lvl>5</lvl></stats><items><eggs/></items><preferences><size>slim</size></preferences></user>';
    const result = await read(xml);
    expect(result.ok && result.value.fields.get('stats.lvl')).toBe(5);
  });

  test('waits beside few others: too many at once are told to come again', async () => {
    const reader = new FileReader(join(folder, 'read-worker.mjs'));
    const job = { bytes: Buffer.from('{}'), playerId: id(1), now: 0, withMoney: false };
    const reads = await Promise.allSettled(Array.from({ length: 8 }, () => reader.read(job)));
    const refused = reads.flatMap((read) => (read.status === 'rejected' ? [read.reason as unknown] : []));
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ key: 'serverBusy', detail: { headers: { 'Retry-After': '10' } } });
    expect(await reader.read(job)).toMatchObject({ refusal: { key: 'importNotAnExport' } });
  });

  test('may break its thread after the answer without harm', async () => {
    const worker = join(folder, 'breaks.mjs');
    writeFileSync(
      worker,
      `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => {
        parentPort.postMessage({ kind: 'head', head: { ok: false, refusal: { key: 'importUnreadable' } } });
        throw new Error('broken');
      });`,
    );
    const job = { bytes: Buffer.from('{}'), playerId: id(1), now: 0, withMoney: false };
    expect(await new FileReader(worker).read(job)).toMatchObject({ ok: false });
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
});
