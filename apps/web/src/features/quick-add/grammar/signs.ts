import type { Token } from './types.ts';

const DIRECTIONS = String.raw`\+\/?-|-\/?\+|\+|-`;

/** The signs of a habit before or after the words: `+`, `-`, `+/-`. At most one. */
export function directionsIn(line: string, literal: readonly string[] = []): Token[] {
  const pattern = new RegExp(
    String.raw`^\s*(?:${DIRECTIONS})(?=\s)|(?<=\S\s+)(?:${DIRECTIONS})(?=\s*$)`,
    'gu',
  );
  return [...line.matchAll(pattern)].slice(0, 1).flatMap((match) => {
    const [text] = match;
    if (literal.includes(text.toLowerCase())) return [];
    const meaning = { kind: 'directions', up: text.includes('+'), down: text.includes('-') } as const;
    return [{ start: match.index, end: match.index + text.length, text, meaning }];
  });
}

/** What remains of a line without the understood words, and without the punctuation that held them. */
export function titleOf(line: string, tokens: readonly Token[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of tokens) {
    rest += `${line.slice(from, start)} `;
    from = end;
  }
  const title = (rest + line.slice(from)).replace(/\s+/g, ' ').trim();
  if (tokens.length === 0) return title;
  return title
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s+(?=[,;.!?](?:\s|$))/g, '')
    .replace(/^[\s,;:.–—]+(?=\s|\p{L}|$)|(?:[\s,;:]+|\s+[-–—])+$/gu, '')
    .trim();
}
