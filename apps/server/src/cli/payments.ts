import { createWriteStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { paymentCsv, type Span } from '../payments/payment-csv.ts';
import { type Command, UsageError } from './context.ts';

const DAY_MS = 24 * 3_600_000;

/** The beginning of a day (UTC, in ms), such as `2026-01-31`. */
function dayIn(text: string): number {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text)
    throw new UsageError(`not a date such as 2026-01-31: ${text}`);
  return at;
}

interface Wanted extends Span {
  readonly file: string | undefined;
}

function wantedIn(args: readonly string[]): Wanted {
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { from, to } = values;
    const [file] = positionals;
    return {
      file,
      from: from === undefined ? 0 : dayIn(from),
      before: to === undefined ? Number.MAX_SAFE_INTEGER : dayIn(to) + DAY_MS,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError('say "payments [--from DATE] [--to DATE] [FILE]"');
  }
}

/** Writes what was paid as a table for the books: into a file, or to the screen. */
export const payments: Command = async ({ connection, say }, args) => {
  const { file: name, ...span } = wantedIn(args);
  const pieces = paymentCsv(connection.db, span);
  if (name === undefined) {
    for await (const piece of pieces) say(piece.trimEnd());
    return;
  }
  const file = resolve(name);
  if (existsSync(file)) throw new UsageError(`the file already exists: ${file}`);
  await pipeline(Readable.from(pieces), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  say(`Wrote ${file}.`);
};
