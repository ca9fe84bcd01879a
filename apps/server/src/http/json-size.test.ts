import { expect, test } from 'vitest';
import { cpuMs } from '../../test/support/cpu-time.ts';
import { BodySyntaxError, parseJson } from './body.ts';
import { maxJsonDepth, maxJsonValues } from './json-size.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const listOf = (values: number): string => `[${Array(values).fill(1).join()}]`;

test.each([
  ['as many values as are allowed', listOf(maxJsonValues - 1)],
  ['as many levels as are allowed', nested(maxJsonDepth)],
  ['commas and brackets that are text', JSON.stringify({ a: ',[{\\"'.repeat(maxJsonValues) })],
])('JSON with %s is read', (_what, text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test.each([
  ['a value more', listOf(maxJsonValues)],
  ['a level more', nested(maxJsonDepth + 1)],
  ['a million levels', nested(1_000_000)],
  [
    'half a million names',
    JSON.stringify(Object.fromEntries(Array.from({ length: 500_000 }, (_, i) => [`k${i}`, 1]))),
  ],
  ['a text without an end', `["${'\\'.repeat(1_000_000)}`],
])('JSON with %s is refused at once', (_what, text) => {
  expect(cpuMs(() => expect(() => parseJson(text)).toThrow(BodySyntaxError))).toBeLessThan(300);
});

test('NUL is taken out of texts, with or without other escapes', () => {
  expect(parseJson('{"a":"x\\u0000y"}')).toEqual({ a: 'xy' });
});
