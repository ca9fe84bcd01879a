import { describe, expect, it } from 'vitest';
import { toneOf, toneOfValue } from './tone.ts';

describe('toneOfValue', () => {
  it.each([
    [-20.01, 'worst'],
    [-20, 'worse'],
    [-10.01, 'worse'],
    [-10, 'bad'],
    [-1.01, 'bad'],
    [-1, 'neutral'],
    [0, 'neutral'],
    [0.99, 'neutral'],
    [1, 'good'],
    [4.99, 'good'],
    [5, 'better'],
    [9.99, 'better'],
    [10, 'best'],
  ])('%d is %s', (value, tone) => {
    expect(toneOfValue(value)).toBe(tone);
  });

  it('keeps rewards neutral whatever they cost', () => {
    expect(toneOf({ type: 'reward', value: 50 })).toBe('neutral');
  });
});
