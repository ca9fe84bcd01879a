import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Milliseconds to wait for a server that prints nothing. */
const START_MS = 30_000;

export interface StartedServer {
  readonly url: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the program in test mode, on a throwaway database and a free loopback port. */
export async function startServer(): Promise<StartedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'everdeed-transcripts-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts', '--test-mode'], {
    cwd: root,
    env: { ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(child.stdout, ended), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reads the address that the program prints when it is ready. */
function addressOf(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<string> {
  const ready = new Promise<string>((resolve) => {
    let printed = '';
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const [url] = /http:\/\/\S+/.exec(printed) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  return Promise.race([ready, failAfter(START_MS), failWhen(ended)]);
}

async function failAfter(waitMs: number): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
  throw new Error('the server did not start in time');
}

async function failWhen(ended: Promise<void>): Promise<never> {
  await ended;
  throw new Error('the server ended before it was ready');
}
