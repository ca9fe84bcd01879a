import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Control } from './control.ts';
import { readTranscripts } from './format.ts';
import { Replay, type ReplayResult } from './replay.ts';
import { startServer } from './server-process.ts';
import { Sink } from './sink.ts';

const usage = `Replays recorded conversations against a server in test mode.

  npm run transcripts -- [DIR] [--server URL] [--only FAMILY[,FAMILY]] [--details N]

DIR      folder with .jsonl or .jsonl.gz files; the project's own when absent
--server base address of a running server in test mode; one is started on a throwaway database when absent
--only   families (file names) to play
--details differences shown for each family, 3 unless given; 0 for none`;

const own = join(dirname(fileURLToPath(import.meta.url)), '../../e2e/transcripts');

function report(result: ReplayResult, details: number): void {
  console.log(`${result.family}: ${result.passed}/${result.failures.length}`);
  for (const { line, differences } of result.failures.slice(0, details)) {
    console.log(`  ${line}`);
    for (const difference of differences.slice(0, 6)) console.log(`    ${difference}`);
  }
}

/** Replays every conversation in a folder and returns the number of passed and failed cases. */
async function playAll(folder: string, server: string, only: string[], details: number) {
  const sink = await Sink.open();
  const total = { passed: 0, failed: 0 };
  try {
    for (const transcript of readTranscripts(folder, only)) {
      const result = await new Replay(transcript, { server, control: new Control(server), sink }).run();
      report(result, details);
      total.passed += result.passed;
      total.failed += result.failures.length;
    }
  } finally {
    await sink.close();
  }
  return total;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      server: { type: 'string' },
      only: { type: 'string', default: '' },
      details: { type: 'string', default: '3' },
      help: { type: 'boolean', default: false },
    },
  });
  const folder = positionals[0] ?? own;
  if (values.help || !existsSync(folder)) {
    console.log(values.help ? usage : `no such folder: ${folder}\n\n${usage}`);
    return values.help ? 0 : 1;
  }
  const started = values.server === undefined ? await startServer() : undefined;
  const server = (values.server ?? started?.url ?? '').replace(/\/$/, '');
  try {
    const only = values.only.split(',').filter(Boolean);
    const total = await playAll(folder, server, only, Number(values.details));
    console.log(`${total.passed} passed, ${total.failed} failed`);
    return total.failed === 0 && total.passed > 0 ? 0 : 1;
  } finally {
    await started?.stop();
  }
}

process.exitCode = await main();
