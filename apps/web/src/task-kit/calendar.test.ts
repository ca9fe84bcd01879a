import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dateOfInstant,
  dayOf,
  daysBetween,
  firstDate,
  instantOf,
  isLocalDate,
  makeDate,
  monthOf,
  timeOfInstant,
  userToday,
  weekdayNumber,
  weekdayOf,
  weekOfMonth,
  yearOf,
} from './calendar.ts';

describe('isLocalDate', () => {
  it.each([
    ['2026-03-10', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-3-1', false],
    ['10.03.2026', false],
    ['', false],
  ])('%j: %s', (text, is) => {
    expect(isLocalDate(text)).toBe(is);
  });
});

describe('makeDate', () => {
  it.each([
    [2026, 3, 10, '2026-03-10'],
    [987, 1, 1, '0987-01-01'],
    [2026, 4, 31, undefined],
    [2026, 0, 1, undefined],
  ])('%d, %d, %d gives %s', (year, month, day, date) => {
    expect(makeDate(year, month, day)).toBe(date);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-03-10', 0, '2026-03-10'],
  ])('%s and %d days is %s', (date, days, then) => {
    expect(addDays(date, days)).toBe(then);
    expect(daysBetween(date, then)).toBe(days);
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28', 'the last day of a shorter month'],
    ['2024-01-31', 1, '2024-02-29', 'a leap year'],
    ['2026-11-15', 3, '2027-02-15', 'over the year'],
    ['2026-03-31', -1, '2026-02-28', 'backwards'],
  ])('%s and %d months is %s (%s)', (date, months, then) => {
    expect(addMonths(date, months)).toBe(then);
  });
});

describe('parts of a date', () => {
  it('are read from it', () => {
    expect([yearOf('2026-03-10'), monthOf('2026-03-10'), dayOf('2026-03-10')]).toEqual([2026, 3, 10]);
    expect([weekdayNumber('2026-03-10'), weekdayOf('2026-03-10')]).toEqual([2, 't']);
    expect([weekdayNumber('2026-03-08'), weekdayOf('2026-03-08')]).toEqual([0, 'su']);
  });

  it.each([
    ['2026-03-01', 0],
    ['2026-03-07', 0],
    ['2026-03-08', 1],
    ['2026-03-29', 4],
  ])('%s is in week %d of its month', (date, week) => {
    expect(weekOfMonth(date)).toBe(week);
  });
});

describe('firstDate', () => {
  it('counts the day it starts from', () => {
    expect(firstDate('2026-03-10', (date) => weekdayOf(date) === 't')).toBe('2026-03-10');
    expect(firstDate('2026-03-10', (date) => weekdayOf(date) === 'm')).toBe('2026-03-16');
  });

  it('finds the next leap day', () => {
    expect(firstDate('2024-03-01', (date) => date.endsWith('-02-29'))).toBe('2028-02-29');
  });

  it('gives up on a date that never comes', () => {
    expect(firstDate('2026-03-10', () => false)).toBeUndefined();
  });
});

describe('instants and dates of this place', () => {
  it.each(['2026-01-01', '2026-03-29', '2026-03-30', '2026-10-25', '2026-12-31'])(
    'lead from %s to an instant and back',
    (date) => {
      for (const [hour, minute] of [
        [0, 0],
        [12, 30],
        [23, 59],
      ] as const) {
        const instant = instantOf(date, hour, minute);
        expect(dateOfInstant(instant)).toBe(date);
        expect(timeOfInstant(instant)).toBe(
          `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
        );
      }
    },
  );

  it.each([
    [3, 4, '2026-03-09', 'before the day starts it is still yesterday'],
    [4, 4, '2026-03-10', 'the day starts on the hour'],
    [0, 0, '2026-03-10', 'a day that starts at midnight'],
    [23, 23, '2026-03-10', 'the last hour that a day can start at'],
  ])('at %d hours with a day that starts at %d it is %s (%s)', (hour, dayStart, today) => {
    expect(userToday(Date.parse(instantOf('2026-03-10', hour)), dayStart)).toBe(today);
  });
});
