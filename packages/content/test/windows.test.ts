import { describe, expect, it } from 'vitest';
import {
  aprilFoolsVariant,
  checkInReward,
  foodSeasonAt,
  nextCheckIn,
  previousCheckIn,
  runningEventsAt,
} from '../src/index.ts';
import { catalogue } from './support/catalogue.ts';
import { listIn, numberIn, textIn } from '../src/values.ts';

const at = (text: string): number => Date.parse(text);

describe('events', () => {
  it.each([
    ['2026-01-30T09:00:00.000Z', 'Normal', 'the bound itself is outside'],
    ['2026-01-30T09:00:00.001Z', 'Cake', 'a birthday'],
    ['2026-02-01T08:58:59.999Z', 'Cake', 'the last instant'],
    ['2026-02-01T08:59:00.000Z', 'Normal', 'the other bound is outside too'],
    ['2026-03-15T12:00:00Z', 'Pie', 'pi day'],
    ['2026-07-31T12:00:00Z', 'Cake', 'naming day'],
    ['2026-10-31T12:00:00Z', 'Candy', 'candy'],
    ['2026-11-25T12:00:00Z', 'Pie', 'the harvest feast'],
    ['2026-06-01T12:00:00Z', 'Normal', 'nothing'],
  ])('at %s make %s the food that drops: %s', (instant, season) => {
    expect(foodSeasonAt(at(instant))).toBe(season);
  });

  it('wrap around the end of the year', () => {
    const names = (instant: string): string[] => runningEventsAt(at(instant)).map(({ event }) => event.key);
    expect(names('2025-12-31T12:00:00Z')).toEqual(['nye', 'giftOneGetOne']);
    expect(names('2026-01-02T12:00:00Z')).toEqual(['nye', 'giftOneGetOne']);
    expect(names('2026-01-07T12:00:00Z')).toEqual(['giftOneGetOne']);
    expect(names('2026-01-11T12:00:00Z')).toEqual([]);
  });

  it('rotate the April Fools’ variants', () => {
    for (const row of listIn(catalogue('events', 'aprilFools'), 'byYear')) {
      expect(aprilFoolsVariant(numberIn(row, 'year'))).toBe(textIn(row, 'variant'));
    }
    expect(aprilFoolsVariant(2019)).toBe('Alien');
  });
});

describe('check-ins', () => {
  it('know the milestones around a day', () => {
    expect(checkInReward(1)?.grants).toEqual([{ type: 'gear', key: 'armor_special_bardRobes' }]);
    expect(checkInReward(6)).toBeUndefined();
    expect(nextCheckIn(0)?.day).toBe(1);
    expect(nextCheckIn(6)?.day).toBe(7);
    expect(nextCheckIn(500)).toBeUndefined();
    expect(previousCheckIn(6)?.day).toBe(5);
    expect(previousCheckIn(1)).toBeUndefined();
  });
});
