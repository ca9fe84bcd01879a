import { existsSync, readFileSync, statSync } from 'node:fs';
import type { MessageKey } from '@everdeed/content';
import { MAX_IMPORT_BYTES } from '@everdeed/contract';
import type { ImportReport } from '@everdeed/rules';
import { importPlayer } from '../imports/import-player.ts';
import { readBytes } from '../imports/read-bytes.ts';
import { unwrap } from '../work/refusal.ts';
import type { Work } from '../work/work.ts';
import { type CliContext, type Command, UsageError } from './context.ts';
import { countOf } from './count-of.ts';
import { runAsCall } from './refusals.ts';

const usage =
  'give the file of a user data export and a username; --run imports it, --with-balance brings gems, hourglasses and the plan';
const options: ReadonlySet<string> = new Set(['--run', '--with-balance']);

interface Asked {
  readonly file: string;
  readonly username: string;
  readonly isDryRun: boolean;
  readonly withMoney: boolean;
}

function readArguments(args: readonly string[]): Asked {
  const [file, username, ...more] = args.filter((arg) => !arg.startsWith('--'));
  const isKnown = args.every((arg) => !arg.startsWith('--') || options.has(arg));
  if (file === undefined || username === undefined || more.length > 0 || !isKnown)
    throw new UsageError(usage);
  return {
    file,
    username,
    isDryRun: !args.includes('--run'),
    withMoney: args.includes('--with-balance'),
  };
}

function bytesOf(file: string): Uint8Array {
  if (!existsSync(file)) throw new UsageError(`there is no such file: ${file}`);
  const { size } = statSync(file);
  if (size > MAX_IMPORT_BYTES)
    throw new UsageError(
      `${file} is too large: at most ${MAX_IMPORT_BYTES / 1024 / 1024} MB can be imported`,
    );
  return readFileSync(file);
}

function printReport(say: (text: string) => void, report: ImportReport): void {
  const { tasks, history, messages } = report;
  const sayCounts = (...counts: readonly Parameters<typeof countOf>[]) =>
    say(`  ${counts.map((one) => countOf(...one)).join(', ')}`);
  sayCounts(
    [tasks.habits, 'habit'],
    [tasks.dailys, 'daily', 'dailies'],
    [tasks.todos, 'to-do'],
    [tasks.rewards, 'reward'],
  );
  say(
    `    in place of tasks of this account: ${tasks.replaced}; with new ids: ${tasks.renamed}; other tasks that stay: ${tasks.staying}`,
  );
  const since = history.since === undefined ? '' : ` since ${history.since}`;
  say(`  ${countOf(history.entries, 'history entry', 'history entries')}${since}`);
  sayCounts(
    [report.pets, 'pet'],
    [report.mounts, 'mount'],
    [report.gear, 'piece of gear', 'pieces of gear'],
    [report.stock, 'item'],
  );
  sayCounts([report.achievements, 'achievement'], [report.checkIns, 'check-in'], [report.tags, 'tag']);
  say(`  ${countOf(messages.count, 'message')} with ${countOf(messages.people, 'person', 'people')}`);
  for (const { path, before, after } of report.replaced)
    say(`  replaces ${path}: ${String(before)} -> ${String(after)}`);
  for (const { path, reason, count, isKept } of report.asides)
    say(`  stays out: ${path} (${reason}, ${count}${isKept ? ', kept aside' : ''})`);
}

async function carryOut(context: CliContext, asked: Asked, work: Work<MessageKey>): Promise<ImportReport> {
  const bytes = bytesOf(asked.file);
  const playerId = await context.storage.reader().players.findIdByUsername(asked.username);
  if (playerId === undefined) throw new UsageError(`there is no account "${asked.username}"`);
  const { isDryRun, withMoney } = asked;
  const file = unwrap(work, readBytes({ bytes, playerId, now: work.now, withMoney }));
  return importPlayer(work, { playerId, file, isDryRun, settings: context.settings });
}

/** Brings a user data export to an account. Without `--run`, only says what it would do. */
export const importOnePlayer: Command = async (context, args) => {
  const asked = readArguments(args);
  const report = await runAsCall(context, (work) => carryOut(context, asked, work));
  context.say(
    asked.isDryRun
      ? `Nothing has changed yet. This is what the file would bring to ${asked.username}:`
      : `Imported for ${asked.username}:`,
  );
  printReport(context.say, report);
  if (asked.isDryRun) context.say('Add --run to import it.');
};
