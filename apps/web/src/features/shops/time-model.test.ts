import { describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { gear, ware } from '../../../test/shop.ts';
import type { Shelf } from './shop-types.ts';
import { steadyShelves } from './steady-shelves.ts';
import { countKind, hasSet, itemsOf, leavesOn, mysterySets, type TimePage } from './time-model.ts';

const set = (identifier: string, end?: string): Shelf => ({
  identifier,
  text: `Set of ${identifier}`,
  path: `mystery.${identifier}`,
  pinType: 'mystery_set',
  purchaseAll: true,
  ...(end && { end }),
  items: [gear(`head_mystery_${identifier}`, { currency: 'hourglasses', value: 1 })],
});
const PET = ware({ key: 'Mammoth-Base', pinType: 'timeTravelersStable', purchaseType: 'pets' });
const page: TimePage = {
  identifier: 'timeTravelersShop',
  text: '',
  notes: '',
  imageName: '',
  opened: true,
  categories: [
    { identifier: 'pets', text: 'Pets', items: [PET] },
    set('201911', '2026-12-01T04:00:00.000Z'),
    set('202211', '2026-12-01T04:00:00.000Z'),
    set('301404'),
  ],
};

describe('the time traveller', () => {
  it('shows sets newest first, those of the far future last', () => {
    const sets = mysterySets(page);
    expect(sets.map(({ item }) => item.key)).toEqual(['202211', '201911', '301404']);
    expect(sets.map(({ month }) => month?.toISOString().slice(0, 7))).toEqual([
      '2022-11',
      '2019-11',
      undefined,
    ]);
  });

  it('counts what there is of each kind', () => {
    expect([countKind(page, 'sets'), countKind(page, 'pets'), countKind(page, 'mounts')]).toEqual([3, 1, 0]);
    expect(itemsOf(page, 'pets')).toEqual([PET]);
  });

  it('names the day on which something leaves', () => {
    expect(leavesOn(page)).toBe('2026-12-01T04:00:00.000Z');
    expect(leavesOn({ ...page, categories: [] })).toBeUndefined();
  });
});

describe('the shelves of an open shop', () => {
  const buyer = player(({ items }) => {
    items.gear.owned['head_mystery_202211'] = true;
  });
  const after = page.categories.filter(({ identifier }) => identifier === '301404');

  it('keep what was bought, and drop what is gone otherwise', () => {
    const shelves = steadyShelves(buyer, page.categories, after);
    expect(shelves.map(({ identifier }) => identifier)).toEqual(['202211', '301404']);
  });

  it('take what is new', () => {
    const shelves = steadyShelves(buyer, after, page.categories);
    expect(shelves[0]?.identifier, 'what was there stays in its place').toBe('301404');
    expect(shelves).toHaveLength(4);
  });

  it('know a set of which every piece is owned', () => {
    const bought = mysterySets(page).filter((one) => hasSet(buyer, one));
    expect(bought.map(({ item }) => item.key)).toEqual(['202211']);
  });
});
