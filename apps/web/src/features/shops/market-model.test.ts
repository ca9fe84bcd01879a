import { beforeAll, describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { gear, ware } from '../../../test/shop.ts';
import { i18n, loadWords } from '../../i18n/i18n.ts';
import { arrange, PLAIN_VIEW, type View } from './arrange.ts';
import { gainsOf } from './gear-gain.ts';
import { countBetter, foldOf, gearShelves, marketSections } from './market-model.ts';
import { maxQuantity, purchaseOf } from './purchase.ts';
import { forSale } from './sale-model.ts';
import type { Shelf, ShopItem } from './shop-types.ts';

const mage = player((one) => {
  one.stats.class = 'wizard';
  one.stats.gp = 50;
  one.balance = 2;
  one.items.gear.owned = { weapon_wizard_0: true, head_wizard_1: true };
  one.items.gear.equipped = { weapon: 'weapon_wizard_0' };
  one.items.eggs = { Wolf: 3 };
});

const shelf = (identifier: string, items: ShopItem[]): Shelf => ({ identifier, text: identifier, items });
const EGGS = [ware(), ware({ key: 'Fox', text: 'Fóx Kit', path: 'eggs.Fox', value: 9 })];
const GEAR = [
  shelf('rogue', [gear('head_rogue_1', { locked: true })]),
  shelf('wizard', [
    gear('head_wizard_1', { value: 5 }),
    gear('head_wizard_2', { value: 20 }),
    gear('weapon_wizard_2', { value: 30, locked: true }),
    gear('weapon_wizard_1', { value: 60 }),
  ]),
  shelf('none', []),
];
const NONE: ReadonlySet<string> = new Set();
const keysOf = (items: readonly ShopItem[], view: Partial<View>, kept = NONE) =>
  arrange(mage, items, { ...PLAIN_VIEW, ...view }, kept).map(({ item }) => item.key);

// Names of eggs are made of words.
beforeAll(async () => {
  i18n.activate('en');
  await loadWords('shops');
});

describe('a shelf', () => {
  const items = GEAR[1]?.items ?? [];
  it('hides what is owned and puts what is locked last', () => {
    expect(keysOf(items, {})).toEqual(['head_wizard_2', 'weapon_wizard_1', 'weapon_wizard_2']);
  });
  it('shows what is owned on request, or when it was bought a moment ago', () => {
    expect(keysOf(items, { owned: true })).toContain('head_wizard_1');
    expect(keysOf(items, {}, new Set(['gear.flat.head_wizard_1']))).toContain('head_wizard_1');
  });
  it('shows only what can be bought now', () => {
    expect(keysOf(items, { affordable: true })).toEqual(['head_wizard_2']);
    expect(keysOf(EGGS, { affordable: true })).toEqual(['Wolf']);
  });
  it.each([
    { sort: 'name', keys: ['Fox', 'Wolf'] },
    { sort: 'price', keys: ['Wolf', 'Fox'] },
    { sort: 'owned', keys: ['Wolf', 'Fox'] },
    { sort: 'shelf', keys: ['Wolf', 'Fox'] },
  ] as const)('is sorted by $sort', ({ sort, keys }) => {
    expect(keysOf(EGGS, { sort })).toEqual(keys);
  });
  it('finds words in any case, in any order and without accents', () => {
    expect(keysOf(EGGS, { query: 'kit fox' })).toEqual(['Fox']);
    expect(keysOf(EGGS, { query: 'bear' })).toEqual([]);
  });
  it('finds what the cards say, where an egg is called one', () => {
    expect(keysOf(EGGS, { query: 'fox kit egg' })).toEqual(['Fox']);
  });
});

describe('the market', () => {
  const armoire = ware({ key: 'armoire', text: 'Armoire', pinType: 'armoire', currency: 'gold', value: 100 });
  const input = { market: [shelf('eggs', EGGS)], gear: GEAR, shelf: 'wizard', beside: [armoire] } as const;

  it('shows the gear of one class by slot, then eggs; the armoire stands beside the gear', () => {
    const sections = marketSections(mage, input, PLAIN_VIEW, NONE);
    expect(sections.map(({ id, cells }) => [id, cells.map(({ item }) => item.key)])).toEqual([
      ['gear', ['weapon_wizard_1', 'head_wizard_2', 'weapon_wizard_2']],
      ['eggs', ['Wolf', 'Fox']],
    ]);
    expect(sections[0]?.tail.map(({ item }) => item.key)).toEqual(['armoire']);
  });
  it('looks through all classes in a search and leaves empty sections out', () => {
    const sections = marketSections(mage, input, { ...PLAIN_VIEW, query: 'rogue' }, NONE);
    expect(sections.map(({ id, cells }) => [id, cells.length])).toEqual([['gear', 1]]);
  });
  it('begins with the player’s own class and skips empty shelves', () => {
    expect(gearShelves(mage, GEAR)).toEqual(['wizard', 'rogue']);
  });
  it('folds what is locked, but for a row', () => {
    const [first] = marketSections(mage, input, PLAIN_VIEW, NONE);
    expect(foldOf(first?.cells ?? [])).toBe(6);
    const many = Array.from({ length: 9 }, (_, place) => gear(`head_armoire_${place}`, { klass: 'armoire' }));
    expect(foldOf(arrange(mage, many, PLAIN_VIEW, NONE))).toBe(9);
  });
  it('counts what can be afforded and is better than what is worn', () => {
    const [first] = marketSections(mage, input, PLAIN_VIEW, NONE);
    expect(countBetter(first?.cells ?? [])).toBe(1);
  });
});

describe('a piece of gear', () => {
  it('counts half again for the own class, against what is worn in its place', () => {
    expect(gainsOf(mage, 'head_wizard_2')).toEqual([{ attribute: 'per', change: 4.5 }]);
    expect(gainsOf(mage, 'weapon_wizard_0')).toEqual([]);
  });
  it('for two hands takes the place of the shield', () => {
    const shielded = player((one) => (one.items.gear.equipped = { shield: 'shield_warrior_1' }));
    expect(gainsOf(shielded, 'weapon_wizard_1')).toContainEqual({ attribute: 'con', change: -3 });
  });
});

describe('a purchase', () => {
  it.each([
    { what: 'gear for gold', item: gear('head_wizard_2'), type: 'marketGear', max: 1 },
    { what: 'eggs', item: ware(), type: 'eggs', max: 2 },
    {
      what: 'a quest for gold',
      item: ware({ purchaseType: 'quests', currency: 'gold' }),
      type: 'quest',
      max: 16,
    },
    { what: 'a quest for gems', item: ware({ purchaseType: 'quests' }), type: 'quests', max: 2 },
    {
      what: 'gems, up to the cap',
      item: ware({ purchaseType: 'gems', pinType: 'gem', currency: 'gold', value: 1 }),
      type: 'gems',
      max: 24,
    },
    {
      what: 'more than can be afforded',
      item: ware({ value: 100 }),
      type: 'eggs',
      max: 1,
    },
  ])('of $what', ({ item, type, max }) => {
    expect(purchaseOf(item).type).toBe(type);
    expect(maxQuantity(mage, item)).toBe(max);
  });
});

describe('what the market takes', () => {
  it('is what is there, without saddles', () => {
    const rich = player((one) => {
      one.items.food = { Saddle: 1, Meat: 2, Milk: 0 };
    });
    expect(forSale(rich, 'food', '', (_, key) => key)).toEqual([
      { family: 'food', key: 'Meat', name: 'Meat', count: 2, price: 1 },
    ]);
  });
});
