import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Milliseconds to wait for a program that prints nothing. */
const START_MS = 60_000;

/** The built program, running in its own process. */
export interface Program {
  readonly url: string;
  readonly folder: string;
  readonly pid: number;
  /** Milliseconds from spawn to the line that says it is ready. */
  readonly readyMs: number;
  /** Kills the process without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Shuts the process down cleanly; the folder stays. */
  stop(): Promise<void>;
  /** Shuts the process down and removes the folder. */
  remove(): Promise<void>;
}

export interface ProgramOptions {
  /** The data folder; by default a new one in the temporary folder. */
  readonly folder?: string;
  readonly testMode?: boolean;
  readonly databaseUrl?: string | undefined;
  /** `PAYMENTS`; by default that of the surroundings. */
  readonly payments?: 'off' | 'sandbox';
  /** Other settings. */
  readonly env?: Readonly<Record<string, string>>;
  /** 0, the default, picks a free one. */
  readonly port?: number;
  /** What Node runs: the built program, or the script behind `npm start`. */
  readonly entry?: 'apps/server/dist/main.js' | 'scripts/start.mjs';
}

/** Builds what has changed since the last time, for `startProgram` to start. */
export async function ensureBuilt(): Promise<void> {
  await ensureServerBuilt();
  await ensureWebBuilt();
}

/** Starts the built program and waits until it is ready. */
export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'everdeed-'));
  const started = performance.now();
  const child = launch(folder, options);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  const url = await readyLine(child, ended).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return {
    url,
    folder,
    pid: child.pid ?? 0,
    readyMs: performance.now() - started,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function launch(
  folder: string,
  {
    testMode,
    databaseUrl,
    payments,
    env: others,
    port = 0,
    entry = 'apps/server/dist/main.js',
  }: ProgramOptions,
): ChildProcess {
  const { DATABASE_URL: _, ...env } = process.env;
  return spawn(process.execPath, [entry, ...(testMode ? ['--test-mode'] : [])], {
    cwd: root,
    env: {
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...(payments === undefined ? {} : { PAYMENTS: payments }),
      ...others,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Reads the address from the line that the program prints when it is listening. */
function readyLine({ stdout }: ChildProcess, ended: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the program did not start in time')), START_MS);
    void ended.then(() => reject(new Error('the program ended before it was ready')));
    let printed = '';
    stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const [url] = /http:\/\/\S+(?=\s)/.exec(printed) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}
