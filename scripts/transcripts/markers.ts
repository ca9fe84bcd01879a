/** A message in a text: `<t:key|a=1|b=2>`, where values may themselves contain messages. */
export interface Marker {
  kind: string;
  key: string;
  language?: string;
  params: Record<string, string>;
}

export type TextPart = string | Marker;

const OPENING = /<(t|e|d|x|missing):/g;

/** The index just after the `>` that closes the bracket opened at `start`; -1 if it is never closed. */
function closingOf(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '<') depth += 1;
    if (text[index] === '>') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return -1;
}

/** Splits at each `|` outside nested brackets. */
function splitFields(body: string): string[] {
  const fields: string[] = [''];
  let depth = 0;
  for (const char of body) {
    if (char === '<') depth += 1;
    if (char === '>') depth -= 1;
    if (char === '|' && depth === 0) fields.push('');
    else fields[fields.length - 1] += char;
  }
  return fields;
}

function parseMarker(kind: string, body: string): Marker {
  const [head = '', ...fields] = splitFields(body);
  const [key = '', language] = head.split('@');
  const params = Object.fromEntries(
    fields.map((field) => {
      const equals = field.indexOf('=');
      return [field.slice(0, equals), field.slice(equals + 1)];
    }),
  );
  return language === undefined ? { kind, key, params } : { kind, key, language, params };
}

/** Splits a text into plain parts and messages. */
export function splitText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(text); match; match = OPENING.exec(text)) {
    const end = closingOf(text, match.index);
    if (end < 0) break;
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push(parseMarker(match[1] ?? '', text.slice(match.index + match[0].length, end - 1)));
    from = end;
    OPENING.lastIndex = end;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
