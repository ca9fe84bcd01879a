import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
/** What a JSON text says. */
export const parseJson = (text: string): Json => JSON.parse(text);

/** Whether it is an object. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value, which must be an object. */
export function objectOf(value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new Error(`no object: ${JSON.stringify(value)}`);
  return value;
}

export type Headers = Record<string, string | null>;

/** First line of a file: the clock, the dice and the headers that every call sends. */
export interface MetaLine {
  kind: 'meta';
  name: string;
  about?: string;
  start: string;
  dice: number;
  headers: Headers;
}

/** One request and its recorded answer. `at` is milliseconds from the start of the file. */
export interface CallLine {
  kind: 'call';
  n: number;
  at: number;
  /** The caller; null for nobody, `custom` for credentials that belong to no account. */
  as: string | null;
  method: string;
  path: string;
  headers?: Headers;
  body?: Json;
  status: number;
  answer?: Json;
  contentType?: string;
  disposition?: string;
  location?: string;
  binds?: string;
  rebinds?: string;
  fault?: boolean;
  anyOrder?: boolean;
  settle?: number;
  note?: string;
}

export interface WriteLine {
  kind: 'write';
  collection: string;
  id: string;
  set?: JsonObject;
  unset?: string[];
}

export interface ReadLine {
  kind: 'read';
  collection: string;
  filter: JsonObject;
  docs: Json[];
}

export interface WebhookLine {
  kind: 'webhook';
  to: string;
  body: Json;
}

export type Line =
  | MetaLine
  | CallLine
  | WriteLine
  | ReadLine
  | WebhookLine
  | { kind: 'clock'; at: number }
  | { kind: 'dice'; value: number }
  | { kind: 'insert'; collection: string; doc: JsonObject };

/** A recorded conversation: `family` is the file's name without its extensions. */
export interface Transcript {
  family: string;
  meta: MetaLine;
  lines: Line[];
}

/** Reads one `.jsonl` or `.jsonl.gz` text. */
export function parseTranscript(family: string, text: string): Transcript {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Line => JSON.parse(line)); // Recorded by one program, line by line of these shapes.
  const [meta, ...rest] = lines;
  if (meta?.kind !== 'meta') throw new Error(`${family}: the first line is not a meta line`);
  return { family, meta, lines: rest };
}

/** All transcripts in a folder, by name, or only those of the families in `only`. */
export function readTranscripts(folder: string, only: readonly string[] = []): Transcript[] {
  return readdirSync(folder)
    .filter((file) => /\.jsonl(\.gz)?$/.test(file))
    .sort()
    .map((file) => ({ file, family: basename(file).replace(/\.jsonl(\.gz)?$/, '') }))
    .filter(({ family }) => only.length === 0 || only.includes(family))
    .map(({ file, family }) => {
      const bytes = readFileSync(join(folder, file));
      return parseTranscript(family, (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
    });
}
