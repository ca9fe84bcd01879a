import { describe, expect, it } from 'vitest';
import {
  aprilFoolsVariant,
  checkInReward,
  comingEventsAt,
  eventRuns,
  foodSeasonAt,
  nextCheckIn,
  previousCheckIn,
  runningEventsAt,
  setEventRuns,
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

describe('events by hand', () => {
  const run = (start: string, end: string) => ({ start: at(start), end: at(end) });
  const keys = (now: string, runs = {}) => runningEventsAt(at(now), runs).map(({ event }) => event.key);
  const valentines = { valentines: run('2026-06-01T12:00Z', '2026-06-05T12:00Z') };
  const ended = { harvestFeast: run('2026-11-22T12:00Z', '2026-11-22T12:00Z') };
  const again = { harvestFeast: run('2026-11-23T12:00Z', '2026-11-24T12:00Z') };
  const early = { nye: run('2026-12-20T12:00Z', '2026-12-29T12:00Z') };

  it.each([
    ['before its start', '2026-06-01T11:59Z', valentines, []],
    ['from its first instant', '2026-06-01T12:00Z', valentines, ['valentines']],
    ['until its last', '2026-06-05T11:59:59.999Z', valentines, ['valentines']],
    ['not from its end on', '2026-06-05T12:00Z', valentines, []],
    ['besides the calendar', '2027-02-12T12:00Z', valentines, ['valentines']],
    ['not before it was ended', '2026-11-20T12:00Z', {}, ['harvestFeast']],
    ['not once it was ended early', '2026-11-22T12:01Z', ended, []],
    ['not for the rest of that occurrence', '2026-11-30T12:00Z', ended, []],
    ['but in the next year', '2027-11-22T12:01Z', ended, ['harvestFeast']],
    ['when it was started again', '2026-11-23T13:00Z', again, ['harvestFeast']],
    ['until then and no longer', '2026-11-25T12:00Z', again, []],
    ['by hand before the calendar', '2026-12-22T12:00Z', early, ['nye', 'giftOneGetOne']],
    ['by the calendar afterwards', '2026-12-30T12:00Z', early, ['nye', 'giftOneGetOne']],
  ])('run %s: at %s', (_when, now, runs, expected) => expect(keys(now, runs)).toEqual(expected));

  it('tell what was started', () => {
    expect(runningEventsAt(at('2026-06-02T12:00Z'), valentines)[0]).toMatchObject({
      ...valentines.valentines,
      byHand: true,
    });
    expect(runningEventsAt(at('2027-02-12T12:00Z'), valentines)[0]).not.toHaveProperty('byHand');
  });

  it('come with the calendar, the first one first, without those that are on', () => {
    const coming = comingEventsAt(at('2026-11-25T12:00Z'), {});
    expect(coming.map(({ event }) => event.key)).toEqual([
      'giftOneGetOne',
      'nye',
      'birthday',
      'valentines',
      'piDay',
      'aprilFools',
      'aprilFoolsResale',
      'namingDay',
      'fallGemSale',
      'spookyGemSale',
      'habitoween',
    ]);
    const after = comingEventsAt(at('2026-11-25T12:00Z'), ended);
    expect(after.find(({ event }) => event.key === 'harvestFeast')?.start).toBe(at('2027-11-20T09:00Z'));
  });

  it('count for all who ask, once they are known', () => {
    const before = eventRuns();
    setEventRuns({ birthday: run('2026-06-01T12:00Z', '2026-06-05T12:00Z') });
    expect(foodSeasonAt(at('2026-06-02T12:00Z'))).toBe('Cake');
    setEventRuns(before);
    expect(foodSeasonAt(at('2026-06-02T12:00Z'))).toBe('Normal');
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
