import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureServerBuilt } from '../../../../scripts/support/build-server.mjs';
import { type Program, startProgram } from '../../../../scripts/support/program.ts';
import { lockFolder } from '../../src/folder-lock.ts';
import { keepFilesPrivate } from '../../src/private-files.ts';
import { readSecret } from '../../src/security/secret.ts';
import { readSettings } from '../../src/config/settings.ts';
import { cli } from '../support/cli.ts';

const base = mkdtempSync(join(tmpdir(), 'everdeed-processes-'));
const folderOf = (name: string) => join(base, name);
const running = new Set<Program>();

async function start(folder: string): Promise<Program> {
  const program = await startProgram({ folder });
  running.add(program);
  return program;
}

beforeAll(async () => {
  // The test runner sets one of its own.
  vi.stubEnv('BASE_URL', '');
  await ensureServerBuilt();
}, 120_000);
afterAll(async () => {
  for (const program of running) await program.kill();
  vi.unstubAllEnvs();
  rmSync(base, { recursive: true, force: true });
});

interface Player {
  readonly headers: Record<string, string>;
}

async function register(url: string, username: string): Promise<Player> {
  const secret = 'password-1';
  const answer = await fetch(`${url}/api/v4/user/auth/local/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'habitica-web' },
    body: JSON.stringify({
      username,
      email: `${username}@example.org`,
      password: secret,
      confirmPassword: secret,
    }),
  });
  const { data }: { data: { _id: string; apiToken: string } } = await answer.json();
  return {
    headers: {
      'content-type': 'application/json',
      'x-client': 'habitica-web',
      'x-api-user': data._id,
      'x-api-key': data.apiToken,
    },
  };
}

test('a folder has one server, whether or not another tried to start; it is free again when that one is killed', async () => {
  const folder = folderOf('one');
  const first = await start(folder);
  await expect(startProgram({ folder })).rejects.toThrow('ended before it was ready');
  expect(() => lockFolder(folder)).toThrow(`a server is using the folder ${folder} (process ${first.pid})`);
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('DATABASE_URL', '');
  const backup = join(base, 'backup.sqlite');
  expect((await cli('backup', backup)).code).toBe(0);
  expect(await cli('restore', backup)).toEqual({ code: 1, text: expect.stringContaining('stop it first') });
  await first.kill();
  running.delete(first);
  expect((await cli('restore', backup)).code).toBe(0);
  const again = await start(folder);
  expect((await fetch(`${again.url}/api/v4/status`)).status).toBe(200);
}, 120_000);

test('a server that is told to end answers what it was asked before, and leaves it all in one file', async () => {
  const folder = folderOf('drained');
  const first = await start(folder);
  const { headers } = await register(first.url, 'drained');
  const add = async (i: number): Promise<string | undefined> => {
    const text = `task ${i}`;
    const body = JSON.stringify({ type: 'todo', text });
    try {
      const answer = await fetch(`${first.url}/api/v4/tasks/user`, { method: 'POST', headers, body });
      return answer.status === 201 ? text : undefined;
    } catch {
      return undefined;
    }
  };
  const calls = Array.from({ length: 60 }, (_, i) => add(i));
  await Promise.race(calls);
  const stopped = performance.now();
  await first.stop();
  expect(performance.now() - stopped).toBeLessThan(12_000);
  running.delete(first);
  const answered = (await Promise.all(calls)).flatMap((text) => text ?? []);
  const copied = folderOf('copied');
  mkdirSync(copied);
  for (const name of ['everdeed.sqlite', 'secret.key']) copyFileSync(join(folder, name), join(copied, name));
  const second = await start(copied);
  const answer = await fetch(`${second.url}/api/v4/tasks/user?type=todos`, { headers });
  const stored = [...(await answer.text()).matchAll(/"text":"(task [^"]*)"/g)].map(([, text]) => text ?? '');
  expect(stored.toSorted()).toEqual(answered.toSorted());
}, 120_000);

test('what a server writes is for its owner alone', async () => {
  const folder = folderOf('private');
  await start(folder);
  for (const name of ['everdeed.sqlite', 'everdeed.sqlite-wal', 'secret.key'])
    expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
}, 60_000);

test('what an earlier version wrote for all to read is taken back', () => {
  const folder = mkdtempSync(join(base, 'loose-'));
  for (const name of ['everdeed.sqlite', 'secret.key', 'notes.txt'])
    writeFileSync(join(folder, name), 'x', { mode: 0o644 });
  const before = process.umask(0o022);
  expect(keepFilesPrivate(folder)).toEqual([]);
  process.umask(before);
  const rights = ['everdeed.sqlite', 'secret.key', 'notes.txt'].map(
    (name) => statSync(join(folder, name)).mode & 0o777,
  );
  expect(rights).toEqual([0o600, 0o600, 0o644 & ~before]);
});

test.each(['', 'short', '\n'])('a key file with %j in it is refused', (text) => {
  const folder = mkdtempSync(join(base, 'key-'));
  writeFileSync(join(folder, 'secret.key'), text);
  expect(() => readSecret(readSettings({ DATA_DIR: folder }))).toThrow('at least 32 characters');
});

test('a key file is made whole', () => {
  const folder = mkdtempSync(join(base, 'key-'));
  const settings = readSettings({ DATA_DIR: folder });
  expect(readSecret(settings).fingerprint).toBe(readSecret(settings).fingerprint);
});
