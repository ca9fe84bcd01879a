import { hasEvent } from '@everdeed/art/all';
import { describe, expect, it } from 'vitest';
import { newsAt } from './news.ts';

const at = (instant: string) => newsAt(Date.parse(instant));

describe('what is on', () => {
  it.each([
    { now: '2026-01-20T12:00Z', keys: [], why: 'an ordinary day' },
    { now: '2025-12-31T12:00Z', keys: ['nye'], why: 'gifts of subscriptions are not told: nothing is sold' },
    { now: '2026-10-30T12:00Z', keys: ['habitoween'], why: 'nor are gem sales' },
    {
      now: '2026-11-25T12:00Z',
      keys: ['harvestFeast', 'closes.fall'],
      why: 'an event comes before the season',
    },
    { now: '2026-12-01T07:59Z', keys: ['harvestFeast', 'closes.fall'], why: 'the last minute of autumn' },
    { now: '2026-12-01T08:00Z', keys: ['harvestFeast', 'opens.winter'], why: 'the first minute of winter' },
    { now: '2026-12-08T07:59Z', keys: ['opens.winter'], why: 'its first week' },
    { now: '2026-12-08T08:01Z', keys: [], why: 'the week is over' },
    { now: '2026-02-22T08:00Z', keys: ['closes.winter'], why: 'its last week, in the next year' },
    { now: '2026-03-14T08:01Z', keys: ['piDay'], why: 'an event that has just begun' },
    { now: '2026-04-01T12:00Z', keys: ['aprilFools'], why: 'April Fools' },
    { now: '2026-04-15T12:00Z', keys: ['aprilFoolsResale'], why: 'what comes after it' },
  ])('$now: $keys ($why)', ({ now, keys }) => {
    expect(at(now).map(({ key }) => key)).toEqual(keys);
  });

  it('ends when the next season begins', () => {
    const [news] = at('2025-12-02T12:00Z');
    expect(news?.until).toBe(Date.parse('2026-03-01T08:00Z'));
  });

  it('tells this year’s from that of other years', () => {
    const ids = ['2025-11-21T12:00Z', '2025-11-22T12:00Z', '2026-11-21T12:00Z'].map((now) => at(now)[0]?.id);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  it('has a picture of everything', () => {
    const days = Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, 1 + day, 12));
    const pictures = new Set(days.flatMap(newsAt).map(({ picture }) => picture));
    expect(pictures.size).toBe(13);
    expect([...pictures].filter((picture) => !hasEvent(picture))).toEqual([]);
  });
});
