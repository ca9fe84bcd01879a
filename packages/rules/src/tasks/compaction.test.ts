import { describe, expect, it } from 'vitest';
import { compactHistory, type DatedValue, shownHistory } from './compaction.ts';

const NOW = Date.parse('2025-06-15T12:00:00.000Z');
const DAY_MS = 86_400_000;
const daily = (days: number): DatedValue[] =>
  Array.from({ length: days }, (_, index) => ({ date: NOW - (days - 1 - index) * DAY_MS, value: index }));

describe('a compacted history', () => {
  it('is left alone up to 60 entries', () => {
    const history = daily(60);
    expect(compactHistory(history, NOW, {}, false)).toBe(history);
  });

  it('keeps 60 days, ten months, then years', () => {
    const history = compactHistory(daily(1200), NOW, {}, false);
    const dates = history.map(({ date }) => new Date(date).toISOString().slice(0, 10));
    expect(dates.slice(0, 4)).toEqual(['2022-03-04', '2023-01-01', '2024-01-01', '2024-06-16']);
    expect(dates.at(-61)).toBe('2025-04-16');
  });

  it('keeps dates of the player as instants when merging (W13)', () => {
    const history = daily(100).map(({ date, value }) => ({ date: new Date(date).toISOString(), value }));
    const compacted = compactHistory(history, NOW, {}, false);
    expect(compacted.every(({ date }) => Number.isFinite(new Date(date).getTime()))).toBe(true);
  });

  it('has the mean of its days in a month, however often it is compacted (W13)', () => {
    let history: DatedValue[] = daily(70);
    const all = [...history];
    for (let ahead = 1; ahead <= 40; ahead += 1) {
      const point = { date: NOW + ahead * DAY_MS, value: ahead * ahead };
      all.push(point);
      history = [...compactHistory([...history, point], NOW + ahead * DAY_MS, {}, false)];
    }
    const april = all.filter(({ date }) => new Date(date).toISOString().startsWith('2025-04'));
    const merged = history.find(({ date }) => new Date(date).toISOString().startsWith('2025-04'));
    const mean = april.reduce((sum, { value }) => sum + value, 0) / april.length;
    expect(merged?.value).toBeCloseTo(mean, 9);
    expect(merged?.days).toBe(april.length);
  });

  it('is shown with the fields of the wire only, without the count of days', () => {
    const compacted = compactHistory(daily(1200), NOW, {}, false);
    expect(compacted.slice(0, 2)).toMatchObject([{ days: 303 }, { days: 365 }]);
    const shown = shownHistory(compacted);
    expect(shown.map(({ date, value }) => ({ date, value }))).toEqual(shown);
    expect(shown.map(({ value }) => value)).toEqual(compacted.map(({ value }) => value));
    expect(shownHistory(daily(3))).toEqual(daily(3));
  });
});
