import { runCli } from '../../src/cli/main.ts';

/** Runs a command of the command line; returns its exit code and what it said. */
export async function cli(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await runCli(args, (text) => lines.push(text));
  process.exitCode = 0;
  return { code, text: lines.join('\n') };
}
