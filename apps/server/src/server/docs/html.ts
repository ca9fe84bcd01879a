const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML, also inside of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (found) => entities[found] ?? found);

/** Text in which `code` between backticks becomes code. */
export const prose = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`);

/**
 * A table with a head; cells are HTML. A last column that is empty throughout is left out; a row of one cell spans all.
 * On a phone its rows are stacked, so it says what its parts are whatever they are displayed as.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  kind: 'refusals' | '' = '',
): string {
  const isBare = rows.every((cells) => (cells[head.length - 1] ?? '') === '');
  const count = isBare ? head.length - 1 : head.length;
  return tableOf(
    head.slice(0, count),
    rows.map((cells) => cells.slice(0, count)),
    kind,
  );
}

function rowOf(cells: readonly string[], width: number): string {
  const span = cells.length < width ? ` colspan="${width}"` : '';
  return `<tr role="row">${cells.map((cell) => `<td role="cell"${span}>${cell}</td>`).join('')}</tr>`;
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[], kind: string): string =>
  `<div class="${`table ${kind}`.trim()}"><table role="table"><thead role="rowgroup"><tr role="row">${head
    .map((cell) => `<th scope="col" role="columnheader">${escapeHtml(cell)}</th>`)
    .join('')}</tr></thead><tbody role="rowgroup">${rows
    .map((cells) => rowOf(cells, head.length))
    .join('')}</tbody></table></div>`;

const marks = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)/gi;

/** JSON as HTML, its keys, texts and numbers told apart. */
export const colouredJson = (value: unknown): string =>
  (JSON.stringify(value, null, 2) ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(marks, (whole, text?: string, colon?: string) => {
      if (text === undefined) return `<span class="n">${whole}</span>`;
      return colon === undefined
        ? `<span class="s">${text}</span>`
        : `<span class="k">${text}</span>${colon}`;
    });
