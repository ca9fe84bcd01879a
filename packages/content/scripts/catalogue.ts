import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isRow, type Json, type Row } from './literal.ts';

const file = join(import.meta.dirname, '../test/fixtures/catalogue.json.gz');
const catalogue: Json = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));

const rowOf = (value: Json | undefined, name: string): Row => {
  if (!isRow(value)) throw new Error(`${name} is no record`);
  return value;
};
const fileOf = (name: string): Row => rowOf(rowOf(catalogue, 'the catalogue')[name] ?? {}, name);

/** One field of a catalogue file. */
export const part = (name: string, field: string): Json => {
  const value = fileOf(name)[field];
  if (value === undefined) throw new Error(`${name}.json has no ${field}`);
  return value;
};

/** A field that holds a list of records. */
export const rows = (name: string, field: string): Row[] => {
  const list = part(name, field);
  if (!Array.isArray(list)) throw new Error(`${field} of ${name}.json is no list`);
  return list.map((row: Json) => rowOf(row, field));
};

/** A catalogue file without some of its fields. */
export function allBut(name: string, ...fields: string[]): Row {
  const [whole] = without([fileOf(name)], ...fields);
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
