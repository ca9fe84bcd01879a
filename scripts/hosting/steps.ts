import { type ChildProcess, spawn, spawnSync, type SpawnOptions } from 'node:child_process';

/** Counts what was tried; `N passed, N failed` is the last line. */
export class Steps {
  #passed = 0;
  #failed = 0;

  /** Does one step. A failure is told, and ends the run: later steps build on it. */
  async step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      const value = await run();
      this.#passed += 1;
      console.log(`ok    ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
      return value;
    } catch (error) {
      this.#failed += 1;
      console.error(
        `FAIL  ${name}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      throw error;
    }
  }

  end(): void {
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    process.exitCode = this.#failed === 0 && this.#passed > 0 ? 0 : 1;
  }
}

/** Runs a command to its end and gives what it wrote; throws when its exit code is another one than expected. */
export function sh(
  command: string,
  args: readonly string[],
  { expected = 0, ...options }: SpawnOptions & { readonly expected?: number } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, [...args], {
    maxBuffer: 64e6,
    ...options,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const said = `${stdout}${stderr}`;
  if (error) throw error;
  if (status !== expected)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${said.slice(-4000)}`);
  return said;
}

export function require(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what);
}

/** A program in the background. */
export interface Running {
  readonly child: ChildProcess;
  said(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export function startProgram(command: string, args: readonly string[], options: SpawnOptions = {}): Running {
  const child = spawn(command, [...args], {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-8000)));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    child,
    said: () => said,
    async stop(signal = 'SIGTERM') {
      // With what it has started: npx waits for a program that it does not tell to end.
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, signal);
      await ended;
    },
  };
}

/** Waits until something holds. */
export async function until(what: string, holds: () => Promise<boolean>, ms = 60_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`not in time: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
