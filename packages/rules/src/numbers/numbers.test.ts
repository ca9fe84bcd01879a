import { describe, expect, it } from 'vitest';
import { clamp, diminishingReturns, goldCoins, percent, roundHalfUp, silverCoins } from './format.ts';
import { cappedLevel, LEVEL_CAP } from './limits.ts';

describe('a share in percent', () => {
  it.each([
    { part: 1, whole: 3, direction: undefined, wanted: 33 },
    { part: 2, whole: 3, direction: undefined, wanted: 67 },
    { part: 1, whole: 3, direction: 'up', wanted: 34 },
    { part: 2, whole: 3, direction: 'down', wanted: 66 },
    { part: 5, whole: 0, direction: undefined, wanted: 0 },
    { part: -5, whole: 10, direction: 'up', wanted: 0 },
    { part: 15, whole: 10, direction: undefined, wanted: 150 },
  ] as const)('of $part in $whole, rounded $direction, is $wanted', ({ part, whole, direction, wanted }) => {
    expect(percent(part, whole, direction)).toBe(wanted);
  });
});

describe('an amount of gold', () => {
  it.each([
    { gold: 0, coins: 0, silver: '00' },
    { gold: 12, coins: 12, silver: '00' },
    { gold: 12.05, coins: 12, silver: '05' },
    { gold: 12.999, coins: 12, silver: '99' },
    { gold: 0.5, coins: 0, silver: '50' },
  ])('of $gold is $coins coins and $silver hundredths', ({ gold, coins, silver }) => {
    expect([goldCoins(gold), silverCoins(gold)]).toEqual([coins, silver]);
  });
});

describe('rounding', () => {
  it.each([
    [2.5, 3],
    [-2.5, -2],
    [2.49, 2],
    [-2.51, -3],
    [-0.2, 0],
  ])('of %d gives %d', (value, wanted) => expect(roundHalfUp(value)).toBe(wanted));

  it('never gives -0', () => expect(Object.is(roundHalfUp(-0.4), 0)).toBe(true));

  it.each([
    [5, 5],
    [-1, 0],
    [11, 10],
  ])('keeps %d within 0 and 10 as %d', (value, wanted) => expect(clamp(value, 0, 10)).toBe(wanted));
});

describe('diminishing returns', () => {
  it.each([
    { bonus: 0, wanted: 0, why: 'begin at nothing' },
    { bonus: 10, wanted: 10, why: 'reach half at half of the most, by default' },
    { bonus: 1e9, wanted: 20, why: 'never pass the most' },
  ])('$why', ({ bonus, wanted }) => expect(diminishingReturns(bonus, 20)).toBeCloseTo(wanted, 6));

  it('reach half of the maximum at the given bonus', () => {
    expect(diminishingReturns(35, 2.5, 35)).toBe(1.25);
  });
});

describe('a level as bonuses see it', () => {
  it.each([
    [1, 1],
    [LEVEL_CAP, LEVEL_CAP],
    [LEVEL_CAP + 1, LEVEL_CAP],
  ])('%i counts as %i', (level, wanted) => expect(cappedLevel(level)).toBe(wanted));
});
