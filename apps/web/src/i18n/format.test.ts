import { beforeEach, describe, expect, it } from 'vitest';
import { cut, formatCompact } from './format.ts';
import { i18n } from './i18n.ts';

/** Has the page speak a language without taking its words from other files, as `loadAndActivate` would. */
function speak(locale: string): void {
  i18n.load(locale, {});
  i18n.activate(locale);
}

beforeEach(() => speak('en'));

describe('formatCompact', () => {
  it.each([
    { value: 0, shown: '0', why: 'nothing' },
    { value: 12.345, shown: '12.35', why: 'small numbers keep two decimals, rounded' },
    { value: 999, shown: '999', why: 'the last plain number' },
    { value: 1000, shown: '1k', why: 'the first thousand' },
    { value: 1560, shown: '1.5k', why: 'one decimal, cut' },
    { value: 1_250_000, shown: '1.2m', why: 'millions' },
    { value: 3_900_000_000, shown: '3.9b', why: 'billions' },
  ])('shows $value as $shown ($why)', ({ value, shown }) => {
    expect(formatCompact(value)).toBe(shown);
  });

  it.each([
    { value: 12.5, shown: '12,5' },
    { value: 1560, shown: '1,5k' },
    { value: 1_250_000, shown: '1,2\u00a0Mio.' },
    { value: 3_990_000_000, shown: '3,9\u00a0Mrd.' },
  ])('shows $value as $shown in German', ({ value, shown }) => {
    speak('de');
    expect(formatCompact(value)).toBe(shown);
  });
});

describe('cut', () => {
  it.each([
    { value: 12.999, digits: 0, kept: 12 },
    { value: 0.29, digits: 2, kept: 0.29 },
    { value: -1.5, digits: 0, kept: -2 },
  ])('cuts $value to $digits digits', ({ value, digits, kept }) => {
    expect(cut(value, digits)).toBe(kept);
  });
});
