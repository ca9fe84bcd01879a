import type { Player } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../../test/game.ts';
import { dressedIn, type LookKind, wornKey } from './kinds.ts';
import { nextSale, nextSeason } from './returns.ts';
import { SINGLES, wardrobeOf } from './wardrobe.ts';

const AUTUMN = Date.parse('2026-10-20T12:00:00Z');
const SUMMER = Date.parse('2026-07-08T12:00:00Z');

const wardrobe = (kind: LookKind, now = AUTUMN, change: (player: Player) => void = () => undefined) =>
  wardrobeOf(player(change), kind, now);
const setOf = (kind: LookKind, id: string, ...rest: [now?: number, change?: (player: Player) => void]) =>
  wardrobe(kind, ...rest).sets.find((set) => set.id === id);

describe('the wardrobe', () => {
  it('shows what is free and what was bought as one’s own', () => {
    const keys = wardrobe(
      'skin',
      AUTUMN,
      ({ purchased }) => (purchased.skin['fox'] = true),
    ).own[0]?.options.map(({ key }) => key);
    expect(keys).toContain('915533');
    expect(keys).toContain('fox');
    expect(keys).not.toContain('bear');
  });

  it('marks what is worn, and only that', () => {
    const worn = wardrobe('skin', AUTUMN, ({ preferences }) => (preferences.skin = 'c06534')).own.flatMap(
      ({ options }) => options.filter(({ isWorn }) => isWorn),
    );
    expect(worn.map(({ key }) => key)).toEqual(['c06534']);
  });

  it('has the parts of the hair apart', () => {
    expect(wardrobe('hair').own.map(({ family }) => family)).toEqual([
      'hair.color',
      'hair.base',
      'hair.bangs',
    ]);
  });

  it.each([
    { kind: 'skin', id: 'animalSkins', sale: 'always', why: 'all year' },
    { kind: 'skin', id: 'supernaturalSkins', sale: 'now', why: 'in its season' },
    { kind: 'skin', id: 'splashySkins', sale: 'later', why: 'out of season' },
    { kind: 'background', id: 'timeTravelBackgrounds', sale: 'hourglasses', why: 'for hourglasses' },
    { kind: 'background', id: 'incentiveBackgrounds', sale: 'checkIns', why: 'for checking in' },
  ] as const)('sells $id $why', ({ kind, id, sale }) => {
    expect(setOf(kind, id)?.sale.kind).toBe(sale);
  });

  it.each([
    { kind: 'skin', id: 'spookySkins' },
    { kind: 'shirt', id: 'legacyShirts' },
    { kind: 'background', id: 'eventBackgrounds' },
  ] as const)('leaves out $id, which nobody sells any more', ({ kind, id }) => {
    expect(setOf(kind, id)).toBeUndefined();
  });

  it('sells what can be had before what has to be waited for, soonest first', () => {
    const sales = wardrobe('skin').sets.map(({ sale }) => sale);
    expect(sales.map(({ kind }) => kind)).toEqual(['now', 'always', 'always', 'later', 'later', 'later']);
    const starts = sales.flatMap((sale) => (sale.kind === 'later' ? [sale.start ?? Number.NaN] : []));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(new Date(starts[0] ?? 0).toISOString()).toBe('2026-12-01T08:00:00.000Z');
  });

  it('joins a set of beards and moustaches', () => {
    expect(setOf('beard', 'facialHair')).toMatchObject({ size: 5, price: 5 });
  });
});

describe('the price of a set', () => {
  const owning = (count: number) => (one: Player) => {
    for (const key of ['eb052b', 'f69922', 'f5d70f', '0ff591', '2b43f6', 'd7a9f7'].slice(0, count))
      one.purchased.skin[key] = true;
  };

  it('is that of the whole, while its missing parts cost no less', () => {
    expect(setOf('skin', 'rainbowSkins', AUTUMN, owning(5))?.price).toBe(5);
  });

  it('is not offered once single ones are cheaper', () => {
    const set = setOf('skin', 'rainbowSkins', AUTUMN, owning(6));
    expect(set).toMatchObject({ size: 8, price: undefined });
    expect(set?.options.map(({ price }) => price)).toEqual([2, 2]);
  });

  it('is not offered out of season', () => {
    expect(setOf('skin', 'splashySkins')?.price).toBeUndefined();
  });

  it('leaves the set away once all is owned', () => {
    const all = setOf('beard', 'facialHair', AUTUMN, ({ purchased }) => {
      purchased.hair['beard'] = { 1: true, 2: true, 3: true };
      purchased.hair['mustache'] = { 1: true, 2: true };
    });
    expect(all).toBeUndefined();
  });

  it('covers ears and tails, each of their own', () => {
    expect(wardrobe('animal').sets.map(({ id, price, options }) => [id, price, options.length])).toEqual([
      ['ears', 5, 8],
      ['tails', 5, 8],
    ]);
  });
});

describe('backgrounds', () => {
  it('are for sale by month, with a price for the set', () => {
    const july = setOf('background', 'backgrounds072015', SUMMER);
    expect(july).toMatchObject({ size: 3, price: 15, sale: { kind: 'now' } });
    expect(july?.options[0]?.price).toBe(7);
  });

  it('stand together if their sets have only one', () => {
    const singles = setOf('background', SINGLES, SUMMER);
    expect(singles?.options.length).toBeGreaterThan(1);
    expect(singles?.price).toBeUndefined();
  });

  it('that are away stand by the month of their return, and each of them once', () => {
    const { own, sets } = wardrobe('background', SUMMER);
    const paths = [...own, ...sets].flatMap(({ options }) => options.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
    const later = sets.filter(({ sale }) => sale.kind === 'later');
    expect(later.length).toBeGreaterThan(5);
    expect(later.every(({ sale }) => sale.kind === 'later' && sale.start !== undefined)).toBe(true);
  });

  it('return on the day on which their month begins', () => {
    expect(new Date(nextSale('backgrounds082024', SUMMER) ?? 0).toISOString()).toBe(
      '2026-08-07T08:00:00.000Z',
    );
  });
});

describe('a season', () => {
  it.each([
    { season: 'gala:winter', start: '2026-12-01T08:00:00.000Z' },
    { season: 'gala:summer', start: '2027-06-01T08:00:00.000Z' },
  ])('$season begins on day 1', ({ season, start }) => {
    expect(new Date(nextSeason(season, AUTUMN) ?? 0).toISOString()).toBe(start);
  });
});

describe('trying on', () => {
  it.each([
    { family: 'skin', key: 'fox' },
    { family: 'hair.base', key: '12' },
    { family: 'background', key: 'beach' },
    { family: 'ears', key: 'headAccessory_special_foxEars' },
    { family: 'chair', key: 'red' },
  ] as const)('$family shows it, and changes nothing', ({ family, key }) => {
    const before = player();
    const hero = dressedIn(before, family, key);
    expect(wornKey(hero, family)).toBe(key);
    expect(wornKey(before, family)).not.toBe(key);
  });

  it('keeps the numbers of the hair numbers', () => {
    expect(dressedIn(player(), 'hair.base', '12').preferences.hair.base).toBe(12);
    expect(dressedIn(player(), 'hair.color', 'red').preferences.hair.color).toBe('red');
  });
});
