import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuMs } from '../../test/support/cpu-time.ts';
import { maxFormPairs, parseForm } from './form.ts';

/** What the form meant to the first parser, which took quadratic time: the meaning of sane forms must stay. */
function reference(text: string): unknown {
  type Fields = { [key: string]: unknown };
  const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [...name.matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key ?? '').filter((key) => key !== '');
    const path = [name.replace(/\[.*$/s, ''), ...keys];
    let holder = fields;
    for (const key of path.slice(0, -1)) {
      const inner = isFields(holder[key]) ? holder[key] : {};
      holder[key] = inner;
      holder = inner;
    }
    const last = path.at(-1) ?? '';
    holder[last] = Object.hasOwn(holder, last) ? [holder[last], value].flat() : value;
  }
  const listsOf = (value: unknown): unknown => {
    if (!isFields(value) || Array.isArray(value)) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, listsOf(inner)] as const);
    const isList = entries.length > 0 && entries.every(([key], i) => key === String(i));
    return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  };
  return listsOf(fields);
}

const key = fc.constantFrom('a', 'b', 'task', '0', '1', 'ä b');
/** Names of one form nest alike: a name is a value, a list or a map, and stays that. */
const pair = fc.oneof(
  fc.tuple(key, fc.string()).map(([name, value]) => [`plain-${name}`, value]),
  fc.tuple(key, fc.string()).map(([name, value]) => [`list-${name}[]`, value]),
  fc.tuple(key, key, fc.string()).map(([name, inner, value]) => [`map-${name}[${inner}]`, value]),
  fc.tuple(key, key, key, fc.string()).map(([name, a, b, value]) => [`deep-${name}[${a}][${b}]`, value]),
);

test('sane forms mean what they always meant', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 30 }), (pairs) => {
      const text = pairs.map((one) => one.map((part) => encodeURIComponent(part ?? '')).join('=')).join('&');
      fc.pre(!text.includes('%00'));
      expect(parseForm(text)).toEqual(reference(text));
    }),
  );
});

test.each([
  ['unclosed brackets', `a${'['.repeat(200_000)}=1`],
  ['closed brackets', `a${'[b]'.repeat(70_000)}=1`],
  ['brackets in another order', `a${']['.repeat(100_000)}=1`],
  ['one list', 'a[]=1&'.repeat(10_000)],
  ['one list, much longer', 'a[]=1&'.repeat(100_000)],
  ['maps in maps', Array.from({ length: 10_000 }, (_, i) => `a[${i}][b][c]=1`).join('&')],
])('a form of %s is read at once', (_what, text) => {
  expect(cpuMs(() => parseForm(text))).toBeLessThan(300);
});

test('a form has a last pair', () => {
  expect(parseForm('a=1&'.repeat(2 * maxFormPairs))).toEqual({ a: Array(maxFormPairs).fill('1') });
});

test.each(['a[]=1&a[]=2&a[length]=x', 'a[]=1&a[]=2&a[length]=4294967296', 'a=1&a=2&a[push]=x'])(
  'the form %j reaches nothing of a list',
  (text) => {
    expect(() => parseForm(text)).not.toThrow();
  },
);
