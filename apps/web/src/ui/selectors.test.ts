import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/** Where a block that opens at `open` ends. */
function endOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** A style sheet without comments, and without what is for paper alone. */
function screenRules(sheet: string): string {
  const text = sheet.replaceAll(/\/\*.*?\*\//gs, '');
  const print = text.indexOf('@media print');
  if (print === -1) return text;
  return text.slice(0, print) + screenRules(text.slice(endOf(text, text.indexOf('{', print))));
}

const selectorsOf = (sheet: string): string[] =>
  [...screenRules(sheet).matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());

/** Asked for every element of the page, or for what holds all of it whenever anything comes or goes. */
const isDear = (selector: string): boolean =>
  /(:root|body|\.shell|\.main)\S*:has\(|(^|[\s>+~,*]):has\(/.test(selector);

describe('the style sheets', () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );

  it.each([
    ':root:has(.open)',
    '.shell:has(> .banner) > .main',
    'body[data-a]:has(.b)',
    '.title > :has(:focus)',
    '.a, :has(.b)',
    '.list *:has(a)',
  ])('%s is dear', (one) => {
    expect(isDear(one)).toBe(true);
  });

  it.each(['.row:has(:checked)', '.a:not(:has(.b))', 'label:has(> input)'])('%s is not', (one) => {
    expect(isDear(one)).toBe(false);
  });

  it('ask no dear question while the page changes', () => {
    expect(sheets.length).toBeGreaterThan(100);
    const dear = sheets.flatMap((path) =>
      selectorsOf(readFileSync(join(SOURCE, path), 'utf8'))
        .filter(isDear)
        .map((selector) => `${path}: ${selector}`),
    );
    expect(dear).toEqual([]);
  });
});
