/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };
/** One record of the catalogue. */
export type Row = Record<string, Json>;

/** Whether `value` is a record. */
export const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const field = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

/** `value` on one line, as TypeScript source. */
export function inline(value: Json): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (isRow(value)) {
    const fields = Object.entries(value).map(([name, inner]) => `${field(name)}: ${inline(inner)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return String(value);
}

/** `value` as TypeScript source, with one line per entry of the outermost list or record. */
export function literal(value: Json): string {
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `  ${inline(item)},\n`).join('')}]`;
  }
  if (!isRow(value)) return inline(value);
  const fields = Object.entries(value).map(([name, inner]) => `  ${field(name)}: ${inline(inner)},\n`);
  return `{\n${fields.join('')}}`;
}
