import { beforeAll, describe, expect, test } from 'vitest';
import { cli, cliFolder } from './support/cli.ts';
import { startServer, type TestServer } from './support/server.ts';

const folder = cliFolder('jobs');

describe('jobs', () => {
  const work = async <T>(run: (server: TestServer) => Promise<T>): Promise<T> => {
    const server = await startServer({ env: { DATA_DIR: folder }, testMode: false });
    const value = await run(server);
    await server.close();
    return value;
  };
  const deadLetters = [1, 2, 3].map((id) => ({
    id: 1000 + id,
    kind: 'mail',
    player_id: null,
    payload: JSON.stringify({ mailId: `m${id}` }),
    dedupe_key: null,
    repeats: 0,
    done: null,
    total: null,
    attempts: 6,
    failure: 'the mail server is away',
    created_at: 0,
    died_at: Date.parse('2026-02-10T12:00:00Z') + id,
  }));
  beforeAll(async () => {
    await work(({ app }) => app.services.storage.db.insertInto('dead_letters').values(deadLetters).execute());
  });

  test('are listed, what failed for the last time with why', async () => {
    const { code, text } = await cli('jobs');
    expect(code).toBe(0);
    expect(text).toMatch(/^ +\d+ {2}housekeeping +waiting /m);
    expect(text).toContain(
      '    1003  mail              dead      2026-02-10T12:00:00  tries: 6  the mail server is away',
    );
    expect(text).toContain('2 jobs waiting or running, 3 failed for the last time.');
  });

  test('are dropped and retried', async () => {
    expect((await cli('jobs', 'drop', '1001')).text).toContain('Job 1001 is removed.');
    expect((await cli('jobs', 'retry', '1002')).text).toContain('1 job to be tried again.');
    expect((await cli('jobs')).text).toContain('3 jobs waiting or running, 1 failed for the last time.');
    expect((await cli('jobs', 'retry', 'all')).text).toContain('1 job to be tried again.');
    const left = await work(async ({ app, system }) => {
      system.at = Date.now();
      await app.services.jobs.settle();
      return app.services.storage.db.selectFrom('jobs').select('kind').execute();
    });
    expect(left.map(({ kind }) => kind).toSorted()).toEqual(['backup', 'housekeeping']);
    const acts = (await cli('audit')).text.split('\n').map((line) => line.split('  ').slice(1).join(' '));
    expect(acts).toEqual([
      'command line dropJob 1001',
      'command line retryJobs 1002 jobs – → 1',
      'command line retryJobs all jobs – → 1',
    ]);
  });

  test.each(['housekeeping', 'backup'])('that repeat are kept, so that there is %s', async (kind) => {
    const waiting = new RegExp(`^ +(\\d+) {2}${kind} +waiting `, 'm');
    const [, id = ''] = waiting.exec((await cli('jobs')).text) ?? [];
    const { code, text } = await cli('jobs', 'drop', id);
    expect(code).toBe(1);
    expect(text).toContain(`there is no job ${id}, or it is running, or it repeats`);
    expect((await cli('jobs')).text).toMatch(waiting);
  });

  test.each([
    ['of an unknown number', ['drop', '77'], 'there is no job 77'],
    ['that never failed', ['retry', '77'], 'no job 77 has failed'],
    ['without a number', ['retry'], 'give the number'],
    ['by another word', ['restart', '1'], 'jobs retry all'],
  ])('%s are refused', async (_what, args, message) => {
    const { code, text } = await cli('jobs', ...args);
    expect(code).toBe(1);
    expect(text).toContain(message);
  });
});
