import { isFields } from '@everdeed/content/values';

/**
 * The file that `export` writes and `import` reads: gzipped lines of JSON. The first one is the head, the last one the
 * end, each of the others a record.
 */
export interface Head {
  /** The version of the format. Version 1 left out the tables that came after schema step 1. */
  readonly everdeed: number;
  /** The step of the schema that the records are from. */
  readonly step: number;
}

export type Row = Readonly<Record<string, unknown>>;

export interface RecordLine {
  readonly table: string;
  readonly row: Row;
}

export interface End {
  /** How many records there are. */
  readonly records: number;
}

/** The version that `export` writes. */
export const formatVersion = 2;

export const isHead = (line: unknown): line is Head =>
  isFields(line) && typeof line['everdeed'] === 'number' && typeof line['step'] === 'number';

export const isRecordLine = (line: unknown): line is RecordLine =>
  isFields(line) && typeof line['table'] === 'string' && isFields(line['row']);

export const isEnd = (line: unknown): line is End => isFields(line) && typeof line['records'] === 'number';

/** The lines of a text that arrives in chunks. */
export async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of source) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
