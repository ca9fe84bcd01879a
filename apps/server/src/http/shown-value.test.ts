import { describe, expect, it } from 'vitest';
import { MAX_SHOWN, shownParams, shownValue } from './shown-value.ts';

describe('a refused value', () => {
  it.each([7, null, false, 'nine', ['a'], { a: 1 }])('is shown as it was sent: %j', (value) => {
    expect(shownValue(value)).toEqual(value);
  });

  it('is cut if it is a long text, and left out if it is a long list or map', () => {
    expect(shownValue('x'.repeat(MAX_SHOWN + 1))).toBe('x'.repeat(MAX_SHOWN));
    expect(shownValue(Array.from({ length: MAX_SHOWN }, () => 'x'))).toBeUndefined();
    expect(shownValue({ a: 'x'.repeat(MAX_SHOWN) })).toBeUndefined();
  });
});

it('what a sentence names is cut in the same way', () => {
  const params = { path: 'x'.repeat(MAX_SHOWN + 1), count: 7 };
  expect(shownParams(params)).toEqual({ path: 'x'.repeat(MAX_SHOWN), count: 7 });
  expect(shownParams(undefined)).toEqual({});
});
