import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../src/index.ts';
import { testOptions } from '../src/test-control/options.ts';
import { isLongRun } from './support/runs.ts';
import { startServer } from './support/server.ts';

const source = join(import.meta.dirname, '..', 'src');

describe('test mode refuses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-used-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['0.0.0.0', '192.168.1.5', '::', 'example.org'])('to listen on %s', async (HOST) => {
    await expect(testOptions({ HOST })).rejects.toThrow('loopback');
  });

  test('a database that holds accounts', async () => {
    const env = { DATA_DIR: folder, LOG_LEVEL: 'silent' };
    const used = await startServer({ env, testMode: false });
    await used.register('somebody');
    await used.close();
    await expect(testOptions(env)).rejects.toThrow('holds accounts');
  });

  test('a database that production has taken over', async () => {
    const own = mkdtempSync(join(tmpdir(), 'everdeed-taken-'));
    const env = { DATA_DIR: own, LOG_LEVEL: 'silent' };
    await (await createApp(await testOptions(env))).close();
    const used = await startServer({ env, testMode: false });
    await used.register('somebody');
    await used.close();
    await expect(testOptions(env)).rejects.toThrow('holds accounts');
    rmSync(own, { recursive: true, force: true });
  });
});

describe('in production', () => {
  test('there is no test control, whatever the environment says', async () => {
    const env = { TEST_MODE: 'true', NODE_ENV: 'test', EVERDEED_TEST_MODE: '1' };
    const server = await startServer({ env, testMode: false });
    for (const op of ['reset', 'clock', 'dice', 'read', 'write', 'settle', 'keys']) {
      const { status, body } = await server.anyone.call('POST', `//test-control/${op}`, { body: {} });
      expect([op, status, body.code]).toEqual([op, 404, 'notFound']);
    }
    expect(server.app.server.printRoutes()).not.toContain('test-control');
    await server.close();
  });

  /** Reports when a module of test control is loaded. */
  const watcher = `export async function load(url, context, next) {
    if (url.includes('/test-control/')) process._rawDebug('LOADED');
    return next(url, context);
  }`;
  const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const watch = asModule(
    `import { register } from 'node:module'; register(${JSON.stringify(asModule(watcher))});`,
  );

  /** Runs the program until it is ready or has exited, calls it, and returns its output. */
  async function runProgram(args: string[], env: Record<string, string>) {
    const dataDir = mkdtempSync(join(tmpdir(), 'everdeed-program-'));
    const program = spawn(
      process.execPath,
      ['--import', 'tsx', '--import', watch, join(source, 'main.ts'), ...args],
      { env: { ...process.env, BASE_URL: '', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env } },
    );
    let said = '';
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const gone = new Promise<number | null>((resolve) => program.once('exit', resolve));
    const ready = vi.waitFor(() => expect(said).toContain('is ready'), 25_000).catch(() => undefined);
    await Promise.race([gone, ready]);
    const base = /http:\S+/.exec(said)?.[0];
    const { status } = base ? await fetch(`${base}/test-control/keys`, { method: 'POST' }) : { status: 0 };
    program.kill();
    const code = await gone;
    rmSync(dataDir, { recursive: true, force: true });
    return { said, status, code };
  }

  // From its sources the program takes many seconds to start.
  const longTest = test.runIf(isLongRun);

  longTest(
    'the program loads test control with the flag, and only with it',
    async () => {
      const tricks = {
        NODE_ENV: 'test',
        TEST_MODE: 'true',
        EVERDEED_TEST_MODE: '1',
        npm_config_test_mode: 'true',
        VITEST: 'true',
      };
      const production = await runProgram(['test-mode', '--test-mode=true', '--testMode'], tricks);
      expect([production.status, production.said.includes('LOADED')]).toEqual([404, false]);
      const testMode = await runProgram(['--test-mode'], {});
      expect([testMode.status, testMode.said.includes('LOADED')]).toEqual([200, true]);
    },
    60_000,
  );

  longTest('the program does not start in test mode where others can reach it', async () => {
    const { code, status, said } = await runProgram(['--test-mode'], { HOST: '0.0.0.0' });
    expect([code, status]).toEqual([1, 0]);
    expect(said).toContain('HOST must be a loopback address');
  });

  test('its code is reached by one line, behind the flag', () => {
    const { stdout } = spawnSync('grep', ['-rln', '--include=*.ts', 'test-control/', source], {
      encoding: 'utf8',
    });
    const users = stdout.split('\n').filter((file) => file !== '' && !file.includes('/test-control/'));
    expect(users).toEqual([join(source, 'main.ts')]);
    const main = readFileSync(join(source, 'main.ts'), 'utf8');
    expect(main).toMatch(
      /if \(argv\.includes\('--test-mode'\)\) \{\s+const \{ testOptions \} = await import\('\.\/test-control\/options\.ts'\);/,
    );
  });
});
