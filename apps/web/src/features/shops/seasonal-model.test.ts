import { hasKeeper } from '@everdeed/art/all';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { gear, ware } from '../../../test/shop.ts';
import { arrange, PLAIN_VIEW, SORTS } from './arrange.ts';
import { questShelves } from './quest-model.ts';
import {
  classesFor,
  keeperAt,
  nextSeason,
  otherSets,
  SEASONAL_SORTS,
  seasonalOffer,
  seasonOf,
} from './seasonal-model.ts';
import type { Shelf } from './shop-types.ts';

const mage = player((one) => (one.stats.class = 'wizard'));
const END = '2026-12-01T04:00:00.000Z';

const set = (identifier: string, specialClass: string, currency: 'gold' | 'gems'): Shelf => ({
  identifier,
  text: identifier,
  specialClass,
  items: [gear(`head_special_${identifier}`, { currency, end: END, klass: 'special', specialClass })],
});
const SHELVES: readonly Shelf[] = [
  { identifier: 'spells', text: 'Seasonal items', items: [ware({ key: 'spookySparkles' })] },
  { identifier: 'quests', text: 'Quests', items: [] },
  set('fallMageSet', 'wizard', 'gems'),
  set('fall2024MageSet', 'wizard', 'gems'),
  set('fall2026GhostSet', 'wizard', 'gold'),
  set('fall2026KoboldSet', 'healer', 'gold'),
];

describe('the seasonal shop', () => {
  it('shows the set of the season first, then past ones, newest first', () => {
    const { sets, wares } = seasonalOffer(mage, SHELVES, 'wizard');
    expect(sets.map(({ id, kind, year }) => [id, kind, year])).toEqual([
      ['fall2026GhostSet', 'own', '2026'],
      ['fall2024MageSet', 'past', '2024'],
      ['fallMageSet', 'past', undefined],
    ]);
    expect(wares.map(({ id }) => id)).toEqual(['spells', 'quests']);
  });

  it.each(SORTS)('is ordered by %s only if that orders its gear', (sort) => {
    const pieces = ['one', 'two', 'three'].map((key, place) =>
      gear(key, { text: key, value: place % 2, str: place, int: place, con: place, per: place }),
    );
    const keysBy = (order: typeof sort) =>
      arrange(mage, pieces, { ...PLAIN_VIEW, sort: order }, new Set()).map(({ item }) => item.key);
    const orders = sort === 'shelf' || keysBy(sort).join() !== keysBy('shelf').join();
    expect(SEASONAL_SORTS.includes(sort)).toBe(orders);
  });

  it('shows what other classes get', () => {
    const { sets } = seasonalOffer(mage, SHELVES, 'healer');
    expect(sets.map(({ id, kind }) => [id, kind])).toEqual([['fall2026KoboldSet', 'others']]);
  });

  it.each([
    { chosen: 'wizard', others: [['healer', 'fall2026KoboldSet']] },
    { chosen: 'healer', others: [['wizard', 'fall2026GhostSet']] },
  ] as const)('leads from the $chosen to the other classes', ({ chosen, others }) => {
    const found = otherSets(mage, SHELVES, chosen);
    expect(found.map(({ playerClass, id }) => [playerClass, id])).toEqual(others);
  });

  it('begins with the player’s own class', () => {
    expect(classesFor(mage)[0]).toBe('wizard');
    expect(classesFor(mage)).toHaveLength(4);
  });

  it.each([
    { date: '2026-01-20', key: 'winter' },
    { date: '2026-04-02', key: 'spring' },
    { date: '2026-07-15', key: 'summer' },
    { date: '2026-11-22', key: 'fall' },
  ])('names the season on $date', ({ date, key }) => {
    expect(seasonOf(SHELVES, Date.parse(`${date}T12:00:00Z`))).toEqual({ key, end: END });
  });

  it.each([
    { now: '2026-11-22T12:00Z', key: 'winter', start: '2026-12-01T08:00Z', keeper: 'seasonalShop' },
    { now: '2026-12-01T08:00Z', key: 'spring', start: '2027-03-01T08:00Z', keeper: 'seasonalShopWinter' },
    { now: '2027-02-28T08:00Z', key: 'spring', start: '2027-03-01T08:00Z', keeper: 'seasonalShopWinter' },
    { now: '2027-03-01T08:00Z', key: 'summer', start: '2027-06-01T08:00Z', keeper: 'seasonalShopSpring' },
    { now: '2027-06-01T08:00Z', key: 'fall', start: '2027-09-01T08:00Z', keeper: 'seasonalShopSummer' },
  ])('at $now waits for $key on $start', ({ now, key, start, keeper }) => {
    const at = Date.parse(now);
    expect(nextSeason(at)).toEqual({ key, start: Date.parse(start) });
    expect(keeperAt(at)).toBe(keeper);
    expect(hasKeeper(keeper)).toBe(true);
  });

  it('goes by what is sold', () => {
    const sold = { identifier: 'x', text: '', items: [gear('head_special_x', { season: 'spring' })] };
    expect(seasonOf([sold], Date.parse('2026-11-22')).key).toBe('spring');
  });

  it('has no end while nothing is sold', () => {
    expect(seasonOf([], Date.parse('2026-11-22')).end).toBeUndefined();
  });
});

describe('the quest shop', () => {
  const page = {
    identifier: 'questShop',
    text: 'Quest Shop',
    notes: '',
    imageName: 'npc_ian',
    categories: [{ identifier: 'gold', text: 'Gold quests', items: [] }],
    featured: { text: 'Featured quests', items: [ware({ purchaseType: 'quests' })] },
  };
  it('shows what is featured first, but for a search', () => {
    expect(questShelves(page, ' ').map(({ id }) => id)).toEqual(['featured', 'gold']);
    expect(questShelves(page, 'wolf').map(({ id }) => id)).toEqual(['gold']);
  });
});
