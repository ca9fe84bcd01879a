import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const startLimitMs = 30_000;

/** The built program, running in a process of its own. */
export interface Program {
  readonly url: string;
  readonly folder: string;
  /** From spawn to the line that says it is ready, in milliseconds. */
  readonly readyMs: number;
  /** Resident memory now, in bytes. */
  memory(): number;
  /** Ends the process; the folder stays. */
  stop(): Promise<void>;
  /** Ends the process and removes the folder. */
  remove(): Promise<void>;
}

export interface ProgramOptions {
  readonly folder?: string;
  readonly testMode?: boolean;
  readonly databaseUrl?: string;
}

export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'everdeed-bench-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['apps/server/dist/main.js', ...(options.testMode ? ['--test-mode'] : [])],
    {
      cwd: root,
      env: {
        ...env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await readyLine(child.stdout);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return {
    url,
    folder,
    readyMs: performance.now() - started,
    memory: () => residentBytes(child.pid ?? 0),
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address from the line that the program prints when it listens. */
function readyLine(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the program did not start in time')), startLimitMs);
    let printed = '';
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const [url] = /http:\/\/\S+/.exec(printed) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}

/** VmRSS of a process; NaN where the system does not tell. */
function residentBytes(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
