import { blankTask } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { instantOf } from './calendar.ts';
import {
  EVERY_DAY,
  isDueOn,
  monthlyByDate,
  monthlyByWeekday,
  nextDateOf,
  nextDates,
  repeatOn,
  type Schedule,
  startFrom,
} from './schedule.ts';

const TUESDAY = '2026-03-10';

const schedule = (rest: Partial<Schedule>): Schedule => ({
  frequency: 'daily',
  everyX: 1,
  start: TUESDAY,
  repeat: EVERY_DAY,
  daysOfMonth: [],
  weeksOfMonth: [],
  ...rest,
});

describe('nextDates', () => {
  it.each([
    ['every day', {}, ['2026-03-10', '2026-03-11', '2026-03-12']],
    ['every third day', { everyX: 3 }, ['2026-03-10', '2026-03-13', '2026-03-16']],
    ['from a start to come', { start: '2026-04-01' }, ['2026-04-01', '2026-04-02', '2026-04-03']],
    ['from a start long ago', { start: '2026-03-01', everyX: 7 }, ['2026-03-15', '2026-03-22', '2026-03-29']],
    [
      'on Mondays and Fridays',
      { frequency: 'weekly', repeat: repeatOn(['m', 'f']) },
      ['2026-03-13', '2026-03-16', '2026-03-20'],
    ],
    ['on no weekday', { frequency: 'weekly', repeat: repeatOn([]) }, []],
    ['every year', { frequency: 'yearly' }, ['2026-03-10', '2027-03-10', '2028-03-10']],
  ] as const)('%s', (_, rest, dates) => {
    expect(nextDates(schedule(rest), TUESDAY, 3)).toEqual(dates);
  });

  it('by the date of the month', () => {
    const rent = monthlyByDate(schedule({ start: '2026-03-10' }));
    expect(nextDates(rent, TUESDAY, 3)).toEqual(['2026-03-10', '2026-04-10', '2026-05-10']);
  });

  it('by the weekday of the month', () => {
    const club = monthlyByWeekday(schedule({ start: '2026-03-10' }));
    expect(nextDates(club, TUESDAY, 3)).toEqual(['2026-03-10', '2026-04-14', '2026-05-12']);
  });

  it('gives as many as asked for, six by itself', () => {
    expect(nextDates(schedule({}), TUESDAY)).toHaveLength(6);
  });

  it('agrees with what is due on each day', () => {
    const often = schedule({ frequency: 'weekly', everyX: 2, repeat: repeatOn(['t', 'su']) });
    for (const date of nextDates(often, TUESDAY)) expect(isDueOn(often, date)).toBe(true);
  });
});

describe('nextDateOf', () => {
  /** A Sunday. */
  const today = '2026-11-22';
  const made = (start: string, rest: object) => ({
    ...blankTask('daily', 'd', 0, 'Water'),
    startDate: instantOf(start),
    ...rest,
  });

  it.each([
    ['every month on the 31st', '2026-12-31', { frequency: 'monthly', daysOfMonth: [31] }, '2026-12-31'],
    ['every day from 24 December', '2026-12-24', { frequency: 'daily' }, '2026-12-24'],
    ['every 3 days from 1 December', '2026-12-01', { frequency: 'daily', everyX: 3 }, '2026-12-01'],
    ['every year on 29 February', '2028-02-29', { frequency: 'yearly' }, '2028-02-29'],
    ['weekly from 31 December', '2026-12-31', { repeat: repeatOn(['th']) }, '2026-12-31'],
    ['every day since long ago', '2020-01-01', { frequency: 'daily' }, '2026-11-23'],
    ['every 3 days since yesterday', '2026-11-21', { frequency: 'daily', everyX: 3 }, '2026-11-24'],
    ['every 9999 days', '2026-11-01', { frequency: 'daily', everyX: 9999 }, '2054-03-18'],
    ['on no weekday', '2026-11-01', { repeat: repeatOn([]) }, undefined],
    ['without a start', '2026-11-01', { startDate: null }, undefined],
    [
      'every 2 days from the last day there is',
      '9999-12-31',
      { frequency: 'daily', everyX: 2 },
      '9999-12-31',
    ],
  ])('%s', (_, start, rest, next) => {
    const daily = made(start, rest);
    expect(nextDateOf(daily, today)).toBe(next);
    expect(nextDateOf(daily, today)).toBe(next);
  });

  it('goes on with the days', () => {
    const daily = made('2026-12-31', { frequency: 'monthly', daysOfMonth: [31] });
    expect(nextDateOf(daily, '2026-12-30')).toBe('2026-12-31');
    expect(nextDateOf(daily, '2026-12-31')).toBe('2027-01-31');
  });

  it('never names a date after the year 9999', () => {
    const daily = schedule({ start: '9999-12-31', frequency: 'daily' });
    expect(nextDates(daily, '2026-11-22')).toEqual(['9999-12-31']);
  });
});

describe('monthly schedules', () => {
  it('follow the start', () => {
    const start = '2026-03-31';
    expect(monthlyByDate(schedule({ start }))).toMatchObject({
      frequency: 'monthly',
      daysOfMonth: [31],
      weeksOfMonth: [],
    });
    expect(monthlyByWeekday(schedule({ start }))).toMatchObject({
      frequency: 'monthly',
      daysOfMonth: [],
      weeksOfMonth: [4],
      repeat: repeatOn(['t']),
    });
  });
});

describe('repeatOn', () => {
  it('names every weekday, Sunday last', () => {
    expect(Object.entries(repeatOn(['su', 'm']))).toEqual([
      ['m', true],
      ['t', false],
      ['w', false],
      ['th', false],
      ['f', false],
      ['s', false],
      ['su', true],
    ]);
  });
});

describe('startFrom', () => {
  it('moves on to the first day that fits', () => {
    expect(startFrom(TUESDAY, (date) => date.endsWith('-15'))).toBe('2026-03-15');
  });

  it('stays where no day fits', () => {
    expect(startFrom(TUESDAY, () => false)).toBe(TUESDAY);
  });
});
