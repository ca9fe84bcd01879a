import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { runCli } from '../../src/cli/main.ts';

/** Runs a command of the command line; returns its exit code and what it said. */
export async function cli(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await runCli(args, (text) => lines.push(text));
  process.exitCode = 0;
  return { code, text: lines.join('\n') };
}

/** Gives the commands of a test file an empty SQLite database of their own; returns its folder, which goes with the tests. */
export function cliFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `everdeed-${name}-`));
  beforeAll(() => {
    vi.stubEnv('LOG_LEVEL', 'silent');
    // Vitest sets this to a path of its own.
    vi.stubEnv('BASE_URL', '');
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('DATABASE_URL', '');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
