import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateOfInstant, instantOf, timeOfInstant, userToday } from '../task-kit/calendar.ts';
import { chooseZone, currentZone, deviceZone, offsetOf } from './zone.ts';

afterEach(() => chooseZone(undefined));

describe('the device’s zone', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is told by Temporal where there is one', () => {
    vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Tokyo' } });
    expect(deviceZone()).toBe('Asia/Tokyo');
  });

  it('is told by Intl elsewhere', () => {
    vi.stubGlobal('Temporal', undefined);
    expect(deviceZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});

describe('a zone chosen in place of the device’s', () => {
  it('is sent to the server', () => {
    chooseZone('Pacific/Auckland');
    expect(currentZone()).toBe('Pacific/Auckland');
    expect(offsetOf(Date.parse('2026-11-21T12:00:00Z'))).toBe(-780);
  });

  it.each([
    { zone: 'Pacific/Auckland', date: '2026-11-22', time: '01:00' },
    { zone: 'America/Los_Angeles', date: '2026-11-21', time: '04:00' },
    { zone: 'Asia/Kolkata', date: '2026-11-21', time: '17:30' },
  ])('places noon of Greenwich in $zone', ({ zone, date, time }) => {
    chooseZone(zone);
    const noon = '2026-11-21T12:00:00.000Z';
    expect(dateOfInstant(noon)).toBe(date);
    expect(timeOfInstant(noon)).toBe(time);
    const [hour, minute] = time.split(':').map(Number);
    expect(instantOf(date, hour, minute)).toBe(noon);
  });

  it.each([
    { why: 'before daylight saving begins', date: '2026-03-28', hour: 3, at: '2026-03-28T02:00:00.000Z' },
    { why: 'on the day it begins', date: '2026-03-29', hour: 3, at: '2026-03-29T01:00:00.000Z' },
    { why: 'at midnight of the day it ends', date: '2026-10-25', hour: 0, at: '2026-10-24T22:00:00.000Z' },
  ])('finds the instant $why', ({ date, hour, at }) => {
    chooseZone('Europe/Berlin');
    expect(instantOf(date, hour)).toBe(at);
  });

  it('starts the day at the hour the player chose', () => {
    chooseZone('Asia/Tokyo');
    const twoAtNight = Date.parse('2026-11-20T17:00:00Z');
    expect(userToday(twoAtNight, 0)).toBe('2026-11-21');
    expect(userToday(twoAtNight, 4)).toBe('2026-11-20');
  });
});
