import { describe, expect, it } from 'vitest';
import { zoneName, zoneNames } from './zone-names.ts';

describe('zoneNames', () => {
  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Asia/Kathmandu', 'Asia/Katmandu'],
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
    ['America/Nuuk', 'America/Godthab'],
  ])('lists %s and not %s', (today, former) => {
    const names = zoneNames();
    expect(names).toContain(today);
    expect(names).not.toContain(former);
    expect(zoneName(former)).toBe(today);
    expect(zoneName(today)).toBe(today);
  });

  it('lists each zone once, in order, all known to the browser', () => {
    const names = zoneNames();
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.toSorted());
    for (const timeZone of names) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });
});
