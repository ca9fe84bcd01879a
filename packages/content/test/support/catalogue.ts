import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fieldsIn, listIn, valueIn } from '../../src/values.ts';

/** One record of the catalogue fixture. */
export type Row = Readonly<Record<string, unknown>>;

const fixture = join(import.meta.dirname, '../fixtures/catalogue.json.gz');
const files: unknown = JSON.parse(gunzipSync(readFileSync(fixture)).toString('utf8'));

/** A field of a catalogue file. */
export function catalogue(file: string, field: string): unknown {
  const value = valueIn(files, file, field);
  if (value === undefined) throw new Error(`the fixture has no ${file}.json ${field}`);
  return value;
}

/** A list of records of a catalogue file. */
export const rowsOf = (file: string, field: string): Row[] =>
  listIn(catalogue(file, field)).map((row) => fieldsIn(row));

/** A whole catalogue file. */
export const catalogueFile = (file: string): Row => fieldsIn(files, file);

/** `rows` without the fields that the tables omit. */
export const without = (rows: readonly Row[], ...fields: string[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field))));
