import { describe, expect, it } from 'vitest';
import { makeTask, asSent } from '../../test/support/make.ts';
import type { Daily } from '../state/task.ts';
import { addMonths, daysInMonth, isoWeek, toDayNumber } from './calendar.ts';
import { isDue } from './is-due.ts';
import { upcomingDueDays } from './next-days.ts';
import { nextDue } from './next-due.ts';
import { daysSince, offsetAt, startOfUserDay, userDay, utcOffsetAt } from './zone.ts';

const daily = (fields: Partial<Daily>): Daily => makeTask('daily', { repeat: {}, ...fields });
const day = (iso: string): string => (iso.includes('T') ? iso : `${iso}T12:00:00.000Z`);

describe('whether a daily is due (rules-scoring-and-day 5.8)', () => {
  it.each([
    { n: 2, daily: { startDate: null }, at: '2024-03-10', due: false, why: 'no start date' },
    {
      n: 3,
      daily: { frequency: 'daily', everyX: 0, startDate: '2024-03-01' },
      at: '2024-03-01',
      due: false,
      why: 'never',
    },
    {
      n: 8,
      daily: { frequency: 'daily', startDate: '2024-03-10T23:59Z' },
      at: '2024-03-10T00:01Z',
      due: true,
      why: 'the time of the start does not matter',
    },
    {
      n: 18,
      daily: { frequency: 'daily', everyX: 2, startDate: '2024-03-10' },
      at: '2024-03-11T01:00Z',
      ds: 7,
      due: true,
      why: 'before the day start',
    },
    {
      n: 23,
      daily: { frequency: 'daily', startDate: '2024-03-10' },
      at: '2024-03-10T05:00Z',
      ds: 25,
      due: true,
      why: 'a day start out of range',
    },
    {
      n: 25,
      daily: { frequency: 'daily', startDate: '2024-03-10T10:00Z' },
      at: '2024-03-10T09:59Z',
      tz: 600,
      due: false,
      why: 'still the day before in the west',
    },
    {
      n: 36,
      daily: { startDate: '2024-03-01', repeat: { noday: true } },
      at: '2024-03-14',
      due: false,
      why: 'no weekday',
    },
    {
      n: 41,
      daily: { everyX: 3, startDate: '2017-11-19', repeat: { su: true } },
      at: '2018-01-14',
      due: false,
      why: 'eight weeks on',
    },
    {
      n: 57,
      daily: { frequency: 'monthly', startDate: '2024-01-31', daysOfMonth: [31] },
      at: '2024-02-29',
      due: true,
      why: 'the month ends',
    },
    {
      n: 64,
      daily: { frequency: 'monthly', startDate: '2023-01-05' },
      at: '2023-04-21',
      due: true,
      why: 'no list at all',
    },
    {
      n: 72,
      daily: { frequency: 'monthly', startDate: '2017-05-29', weeksOfMonth: [4], repeat: { m: true } },
      at: '2017-06-26',
      due: false,
      why: 'no fifth Monday',
    },
    {
      n: 84,
      daily: { frequency: 'yearly', startDate: '2020-02-29' },
      at: '2023-02-28',
      due: true,
      why: 'no leap day',
    },
    {
      n: 91,
      daily: { frequency: 'yearly', startDate: '2023-02-28' },
      at: '2024-02-29',
      due: true,
      why: 'the start ends a short February',
    },
  ] as const)('row $n: $why', ({ daily: fields, at, due, ...zone }) => {
    const { ds = 0, tz = 0 }: { ds?: number; tz?: number } = zone;
    expect(
      isDue(daily(asSent(fields)), Date.parse(day(at)), {
        dayStart: ds,
        timezoneOffset: tz,
      }),
    ).toBe(due);
  });

  it('never for what is no daily', () => expect(isDue(makeTask('todo'), 0, {})).toBe(false));

  it('follows the named zone through summer time', () => {
    const winter = daily({ frequency: 'daily', everyX: 2, startDate: '2024-01-01T23:00:00.000Z' });
    const zone = { timezone: 'Europe/Berlin', timezoneOffset: 0 };
    expect(isDue(winter, Date.parse('2024-07-03T21:30:00.000Z'), zone)).toBe(false);
    expect(isDue(winter, Date.parse('2024-07-03T22:30:00.000Z'), zone)).toBe(true);
  });
});

describe('the next six dates (rules-scoring-and-day 5.9)', () => {
  it.each([
    {
      n: 1,
      daily: { frequency: 'daily', everyX: 2, startDate: '2017-05-01' },
      today: '2017-05-01',
      next: ['2017-05-03', '2017-05-05', '2017-05-07', '2017-05-09', '2017-05-11', '2017-05-13'],
    },
    {
      n: 8,
      daily: { everyX: 2, startDate: '2017-05-01', repeat: { f: true, su: true } },
      today: '2017-05-01',
      next: ['2017-05-05', '2017-05-14', '2017-05-19', '2017-05-28', '2017-06-02', '2017-06-16'],
    },
    {
      n: 11,
      daily: { frequency: 'monthly', daysOfMonth: [31], startDate: '2017-01-31' },
      today: '2017-02-28',
      next: ['2017-02-28', '2017-03-31', '2017-04-30', '2017-05-31', '2017-06-30', '2017-07-31'],
    },
    {
      n: 14,
      daily: { frequency: 'monthly', weeksOfMonth: [4], repeat: { m: true }, startDate: '2017-05-29' },
      today: '2017-05-29',
      next: ['2017-07-31', '2017-10-30', '2018-01-29', '2018-04-30', '2018-07-30', '2018-10-29'],
    },
    {
      n: 18,
      daily: { frequency: 'yearly', startDate: '2020-02-29' },
      today: '2021-01-01',
      next: ['2021-02-28', '2022-02-28', '2023-02-28', '2024-02-29', '2025-02-28', '2026-02-28'],
    },
  ] as const)('row $n', ({ daily: fields, today, next }) => {
    const dates = nextDue(daily(asSent(fields)), Date.parse(day(today)), {});
    expect(dates?.map((date) => date.slice(0, 10))).toEqual(next);
  });

  it('are none without a weekday, or when every date is beyond the calendar (W15)', () => {
    expect(nextDue(daily({ startDate: '2017-05-01' }), 0, {})).toBeUndefined();
    const late = daily({ frequency: 'daily', everyX: 9999, startDate: '9999-12-01T00:00:00.000Z' });
    expect(nextDue(late, Date.parse('9999-12-31'), {})).toBeUndefined();
  });

  it('are found at once from a start long past', () => {
    const old = daily({ frequency: 'daily', everyX: 1, startDate: '0001-01-01T00:00:00.000Z' });
    expect(nextDue(old, Date.parse(day('2024-05-10')), {})?.[0]).toBe('2024-05-11T00:00:00.000Z');
  });

  it('as really due leave no day out', () => {
    const weekly = daily({ startDate: '2017-05-01', repeat: { su: true, f: true } });
    const days = upcomingDueDays(weekly, Date.parse(day('2017-05-01')), {}, 3);
    expect(days.map((at) => new Date(at).toISOString().slice(0, 10))).toEqual([
      '2017-05-05',
      '2017-05-07',
      '2017-05-12',
    ]);
  });
});

describe('days and zones', () => {
  it.each([
    { zone: 'Europe/Berlin', at: '2024-01-10', offset: -60 },
    { zone: 'Europe/Berlin', at: '2024-07-10', offset: -120 },
    { zone: 'Asia/Kathmandu', at: '2024-07-10', offset: -345 },
    { zone: 'America/St_Johns', at: '2024-07-10', offset: 150 },
    { zone: 'UTC', at: '2024-07-10', offset: 0 },
    { zone: 'Nowhere/Else', at: '2024-07-10', offset: undefined },
  ])('$zone at $at is $offset minutes from UTC', ({ zone, at, offset }) => {
    expect(offsetAt(zone, Date.parse(day(at)))).toBe(offset);
  });

  it('an offset out of range counts as UTC', () => expect(utcOffsetAt(0, { timezoneOffset: 900 })).toBe(0));

  it('the player’s day begins at the day start', () => {
    const zone = { dayStart: 15, timezoneOffset: 600 };
    expect(new Date(startOfUserDay(Date.parse('2024-09-04T23:28:00Z'), zone)).toISOString()).toBe(
      '2024-09-04T01:00:00.000Z',
    );
    expect(
      daysSince(Date.parse('2025-07-05T22:33:00Z'), Date.parse('2025-07-06T03:24:00Z'), {
        dayStart: 15,
        timezoneOffset: 480,
      }),
    ).toBe(1);
    expect(userDay(0, {})).toBe(0);
  });

  it('months and weeks are those of the calendar', () => {
    expect(daysInMonth(2024, 1)).toBe(29);
    expect(addMonths(toDayNumber(2024, 0, 31), 1)).toBe(toDayNumber(2024, 1, 29));
    expect([isoWeek(toDayNumber(2024, 11, 30)), isoWeek(toDayNumber(2021, 0, 3))]).toEqual([1, 53]);
  });
});
