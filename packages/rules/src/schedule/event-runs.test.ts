import { setEventRuns } from '@everdeed/content';
import { afterEach, describe, expect, it } from 'vitest';
import { endEvent, startEvent } from './event-runs.ts';
import { isOffered, offerAt, offerEnd } from './offers.ts';

const at = (text: string): number => Date.parse(text);
const NOW = at('2026-06-01T12:00:30Z');
const RUN = { start: at('2026-06-01T12:00Z'), end: at('2026-06-05T12:00Z') };
const keyOf = (result: ReturnType<typeof startEvent>) => (result.ok ? result.value : result.refusal.key);

describe('an event is started', () => {
  const start = (key: string, until: string, known = {}) =>
    keyOf(startEvent(known, { key, until: at(until) }, NOW));
  it.each([
    ['valentines', '2026-06-05T12:00:59Z', {}, RUN, 'on whole minutes'],
    ['season', '2026-06-05T12:00Z', {}, 'eventNotFound', 'unless the calendar has none of that name'],
    ['constructor', '2026-06-05T12:00Z', {}, 'eventNotFound', 'nor is that one'],
    ['valentines', '2026-06-05T12:00Z', { valentines: RUN }, 'eventRunning', 'unless it is on'],
    ['valentines', '2026-06-01T12:00:59Z', {}, 'eventUntil', 'for longer than this minute'],
    ['valentines', '2027-06-02T12:00Z', {}, { ...RUN, end: at('2027-06-02T12:00Z') }, 'for up to a year'],
    ['valentines', '2027-06-02T12:01Z', {}, 'eventUntil', 'for no longer'],
    ['valentines', 'soon', {}, 'eventUntil', 'until a date'],
  ])('%s until %s, %#', (key, until, known, expected, why) =>
    expect(start(key, until, known), why).toEqual(expected),
  );
});

describe('an event is ended', () => {
  const ended = { start: RUN.start, end: RUN.start };
  it.each([
    ['valentines', { valentines: RUN }, NOW, ended],
    ['valentines', { valentines: ended }, NOW, 'eventNotRunning'],
    ['valentines', {}, NOW, 'eventNotRunning'],
    ['winter', {}, NOW, 'eventNotFound'],
    [
      'valentines',
      {},
      at('2026-02-12T12:00Z'),
      { start: at('2026-02-12T12:00Z'), end: at('2026-02-12T12:00Z') },
    ],
  ])('%s, %#', (key, known, now, expected) => expect(keyOf(endEvent(known, { key }, now))).toEqual(expected));
});

describe('the shops', () => {
  afterEach(() => setEventRuns({}));
  const later = NOW + 1000;

  it('follow in the same minute, and say when it ends', () => {
    expect(isOffered('premiumHatchingPotions', 'TeaShop', NOW)).toBe(false);
    expect(offerAt('cards', NOW)).toBeUndefined();
    setEventRuns({ aprilFoolsResale: RUN, valentines: RUN });
    expect(isOffered('premiumHatchingPotions', 'TeaShop', later)).toBe(true);
    expect(offerAt('cards', later)?.keys).toEqual(['valentine']);
    expect(offerEnd('premiumHatchingPotions', 'TeaShop', later)).toBe('2026-06-05T12:00:00.000Z');
    setEventRuns({});
    expect(isOffered('premiumHatchingPotions', 'TeaShop', later)).toBe(false);
  });
});
