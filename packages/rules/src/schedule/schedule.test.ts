import { describe, expect, it } from 'vitest';
import { foolsPicture } from './april-fools.ts';
import { currentSet } from './current-sets.ts';
import { galaBounds } from './galas.ts';
import { isGemSale, isGiftOneGetOne, worldEvents } from './events.ts';
import { isOffered, offerAt, offerEnd } from './offers.ts';

const at = (iso: string): number => Date.parse(iso);

describe('the calendar of the shops (rules-play-and-shops 10.7)', () => {
  it.each([
    ['timeTravelers', '202304', '2024-05-01T02:00Z', true, 'April runs until 08:00'],
    ['timeTravelers', '202305', '2024-05-01T02:00Z', false, 'May has not begun'],
    ['timeTravelers', '202305', '2024-05-01T09:00Z', true, 'May has begun'],
    ['timeTravelers', '202404', '2024-05-01T09:00Z', false, 'April is over'],
    ['timeTravelers', '202405', '2024-05-01T09:00Z', false, 'not the running month'],
    ['petQuests', 'snake', '2024-05-01T09:00Z', true, 'pet quests change on the 14th'],
    ['backgrounds', 'backgrounds072024', '2024-07-08T12:00Z', true, 'a new set in its month'],
    ['backgrounds', 'backgrounds072025', '2024-07-08T12:00Z', false, 'not before its year'],
    ['backgrounds', 'backgrounds122024', '2025-01-06T12:00Z', true, 'December lasts into January'],
    ['backgrounds', 'backgrounds022024', '2025-02-08T12:00Z', true, 'an older set of an even year'],
    ['backgrounds', 'backgrounds022023', '2024-08-08T12:00Z', true, 'an older set of an odd year'],
  ] as const)('%s %s at %s: %s (%s)', (type, key, now, isThere, _why) => {
    expect(isOffered(type, key, at(now))).toBe(isThere);
  });

  it.each([
    ['backgrounds', '2024-05-07T07:00Z', '2024-05-07T08:00:00.000Z'],
    ['backgrounds', '2024-05-07T09:00Z', '2024-06-07T08:00:00.000Z'],
    ['seasonalGear', '2025-02-28T12:00Z', '2025-03-01T08:00:00.000Z'],
    ['seasonalGear', '2024-12-20T12:00Z', '2025-03-01T08:00:00.000Z'],
  ] as const)('%s seen at %s end at %s', (type, now, end) => {
    expect(offerAt(type, at(now))?.end).toBe(end);
  });

  it.each([
    ['2024-12-20T12:00Z', '2024-12-01T08:00Z', '2025-03-01T08:00Z', 'winter before the new year'],
    ['2025-02-28T12:00Z', '2024-12-01T08:00Z', '2025-03-01T08:00Z', 'and after it'],
    ['2025-03-01T07:59Z', '2024-12-01T08:00Z', '2025-03-01T08:00Z', 'its last minute'],
    ['2025-03-01T08:00Z', '2025-03-01T08:00Z', '2025-06-01T08:00Z', 'the first of spring'],
    ['2026-11-23T12:00Z', '2026-09-01T08:00Z', '2026-12-01T08:00Z', 'autumn'],
  ])('at %s the season runs from %s to %s (%s)', (now, start, end) => {
    expect(galaBounds(at(now))).toEqual({ start: at(start), end: at(end) });
  });

  it('adds what an event brings, with its own end', () => {
    const now = at('2024-04-15T12:00Z');
    expect(offerAt('premiumHatchingPotions', now)?.keys).toEqual([
      'StainedGlass',
      'Porcelain',
      'BirchBark',
      'Cryptid',
      'Veggie',
      'TeaShop',
    ]);
    expect(offerEnd('premiumHatchingPotions', 'Veggie', now)).toBe('2024-05-01T08:00:00.000Z');
    expect(offerEnd('premiumHatchingPotions', 'Porcelain', now)).toBe('2024-04-21T08:00:00.000Z');
  });

  it('says of nothing that is not there when it leaves', () => {
    const now = at('2024-04-15T12:00Z');
    expect(offerEnd('premiumHatchingPotions', 'Aurora', now)).toBeUndefined();
    expect(offerEnd('seasonalGear', 'fall2023ScaryMovieWarriorSet', now)).toBeUndefined();
    expect(offerEnd('cards', 'nye', now)).toBeUndefined();
  });

  it.each([
    ['2025-10-01T12:00Z', 'fall2025SasquatchWarriorSet', 'the year of the season'],
    ['2025-12-05T12:00Z', 'winter2026RimeReaperWarriorSet', 'December belongs to the next winter'],
    ['2026-07-05T12:00Z', 'summer2025ScallopWarriorSet', 'the latest earlier set where the year has none'],
  ])('sells warriors for gold at %s: %s (%s)', (now, set) =>
    expect(currentSet('warrior', at(now))).toBe(set),
  );
});

describe('events', () => {
  it('run between their ends, the season last', () => {
    expect(worldEvents(at('2025-01-01T12:00Z')).map(({ event }) => event)).toEqual([
      'nye',
      'giftOneGetOne',
      'winter',
    ]);
    expect(worldEvents(at('2024-01-31T12:00Z'))).toMatchObject([
      { event: 'birthday', season: 'birthday' },
      { event: 'winter', start: '2024.12.1' },
    ]);
    expect(isGemSale(at('2025-08-30T12:00Z'))).toBe(true);
    expect(isGiftOneGetOne(at('2025-08-30T12:00Z'))).toBe(false);
  });

  it.each([
    ['', 'web', 'Pet-Wolf-Alien'],
    ['', 'ios', 'Pet-TigerCub-Alien'],
    ['Fox-Red', 'web', 'Pet-Fox-Alien'],
    ['Rat-Base', 'web', 'Pet-BearCub-Alien'],
    ['Wolf-Veteran', 'web', 'Pet-Dragon-Alien'],
  ] as const)('fool with the pet %j on %s: %s', (pet, client, picture) => {
    expect(foolsPicture(pet, at('2026-04-01T12:00Z'), client)).toBe(picture);
    expect(foolsPicture(pet, at('2026-04-02T12:00Z'), client)).toBe(undefined);
  });
});
