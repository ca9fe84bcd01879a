import { escapeHtml, table } from './html.ts';
import type { Field } from './schema-rows.ts';

/** A table of so many rows is read at a glance; in a longer one, fields of fields are folded away. */
const maxRows = 24;
/** Folding fewer would cost as much room as showing them. */
const minFolded = 3;

const countOf = (fields: readonly Field[]): number =>
  fields.reduce((sum, field) => sum + 1 + countOf(field.fields), 0);

const rowOf = ({ name, type, about }: Field): string[] => [`<code>${escapeHtml(name)}</code>`, type, about];

function rowsOf(fields: readonly Field[], head: readonly string[], isFolded: boolean): string[][] {
  return fields.flatMap((field) => {
    const row = rowOf(field);
    if (field.fields.length === 0) return [row];
    if (!isFolded || countOf(field.fields) < minFolded) return [row, ...rowsOf(field.fields, head, isFolded)];
    return [row, [folded(field, head)]];
  });
}

const folded = ({ name, fields }: Field, head: readonly string[]): string =>
  `<details class="fold"><summary>${fields.length} fields of <code>${escapeHtml(name)}</code></summary>${table(head, rowsOf(fields, head, true))}</details>`;

/** A table of fields. The fields of fields follow theirs, in a long table folded. */
export const fieldTable = (head: readonly string[], fields: readonly Field[]): string =>
  fields.length === 0 ? '' : table(head, rowsOf(fields, head, countOf(fields) > maxRows));
