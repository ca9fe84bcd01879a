import type { Bindings } from './bindings.ts';
import { type Marker, splitText, type TextPart } from './markers.ts';

const PLACEHOLDER =
  /<(?:(uuid|oid|time|iso|ms):[^<>]*|version|text|token|html|page|script|sink|site|server)>/g;
const PATTERNS: Record<string, string> = {
  uuid: '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}',
  oid: '[0-9a-f]{24}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}',
  time: '\\d{4}-\\d\\d-\\d\\dT[\\d:.]+(?:Z|[+-]\\d\\d:?\\d\\d)',
  iso: '\\d{4}-\\d\\d-\\d\\dT[\\d:.]+(?:Z|[+-]\\d\\d:?\\d\\d)',
  ms: '\\d+',
  sink: 'https?://[^/\\s"]+',
  site: 'https?://[^/\\s"]+',
  server: 'https?://[^/\\s"]+',
};
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether `value` is what `placeholder` stands for; learns it when it is new. */
function fits(placeholder: string, value: string, bindings: Bindings): boolean {
  const [, kind, offset] = /^<(\w+):([^>]*)>$/.exec(placeholder) ?? [];
  if (kind === 'uuid' || kind === 'oid') {
    const known = bindings.get(placeholder);
    if (known === undefined) bindings.set(placeholder, value);
    return known === undefined || known === value;
  }
  if (kind === undefined) return value !== '';
  const instant = kind === 'ms' ? Number(value) : Date.parse(value);
  return instant === bindings.places.startMs + Number(offset);
}

function matchPlain(expected: string, actual: string, bindings: Bindings): boolean {
  const placeholders = [...expected.matchAll(PLACEHOLDER)];
  if (placeholders.length === 0) return expected === actual;
  let pattern = '';
  let from = 0;
  for (const found of placeholders) {
    pattern += `${escape(expected.slice(from, found.index))}(${PATTERNS[found[1] ?? found[0].slice(1, -1)] ?? '[^]+'})`;
    from = found.index + found[0].length;
  }
  const values = new RegExp(`^${pattern}${escape(expected.slice(from))}$`).exec(actual);
  return (
    values !== null && placeholders.every((found, index) => fits(found[0], values[index + 1] ?? '', bindings))
  );
}

/**
 * Messages match if their keys do, whatever the kind, and the values in the recording are present. Any
 * message matches a key for which the reference had no text.
 */
function matchMarker(expected: Marker, actual: TextPart, bindings: Bindings): boolean {
  if (typeof actual === 'string') return expected.kind === 'missing' && actual !== '';
  if (expected.kind === 'missing') return true;
  if (expected.key !== actual.key || expected.language !== actual.language) return false;
  return Object.entries(expected.params).every(
    ([name, value]) => name in actual.params && matchText(value, actual.params[name] ?? '', bindings),
  );
}

function matchParts(expected: TextPart[], actual: TextPart[], bindings: Bindings): boolean {
  return (
    expected.length === actual.length &&
    expected.every((part, index) => {
      const other = actual[index] ?? '';
      if (typeof part !== 'string') return matchMarker(part, other, bindings);
      return typeof other === 'string' && matchPlain(part, other, bindings);
    })
  );
}

/** Whether an answered text matches the recorded one, resolving placeholders and message keys. */
export function matchText(expected: string, actual: string, bindings: Bindings): boolean {
  const parts = splitText(expected);
  if (parts.every((part) => typeof part === 'string')) return matchPlain(expected, actual, bindings);
  return matchParts(parts, splitText(actual), bindings);
}
