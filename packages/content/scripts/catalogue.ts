import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Json, Row } from './literal.ts';

const file = join(import.meta.dirname, '../test/fixtures/catalogue.json.gz');
const catalogue = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Record<
  string,
  Record<string, Json>
>;

/** One field of a catalogue file. */
export const part = (name: string, field: string): Json => {
  const value = catalogue[name]?.[field];
  if (value === undefined) throw new Error(`${name}.json has no ${field}`);
  return value;
};

/** A field that holds a list of records. */
export const rows = (name: string, field: string): Row[] => part(name, field) as Row[];

/** A catalogue file without some of its fields. */
export function allBut(name: string, ...fields: string[]): Row {
  const [whole] = without([catalogue[name] ?? {}], ...fields);
  if (whole === undefined || Object.keys(whole).length === 0) throw new Error(`${name}.json is empty`);
  return whole;
}

/** Records without some of their fields. */
export const without = (list: readonly Row[], ...fields: string[]): Row[] =>
  list.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field))));

/** Records without the fields that equal the default. */
export const defaults = (list: readonly Row[], fallback: Row): Row[] =>
  list.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([field, value]) => fallback[field] !== value)),
  );
