import type { Player } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { gear, ware } from '../../../test/shop.ts';
import { countOf, isOwned, isPinned, stateOf } from './item-state.ts';
import type { ShopItem } from './shop-types.ts';

/** A mage with 30 gold and 4 gems. */
const mage = (change: (one: Player) => void = () => undefined) =>
  player((one) => {
    one.stats.class = 'wizard';
    one.stats.gp = 30.5;
    one.balance = 1;
    one.items.gear.owned = { weapon_wizard_0: true };
    change(one);
  });

const quest = (change: Partial<ShopItem>) =>
  ware({ key: 'vice2', purchaseType: 'quests', pinType: 'quests', locked: true, ...change });

const PIECE = {
  key: 'head_mystery_202211',
  text: 'A hat',
  notes: '',
  type: 'head',
  klass: 'mystery',
  index: '202211',
  set: 'mystery-202211',
  value: 0,
  str: 0,
  int: 0,
  per: 0,
  con: 0,
};
/** A mystery set, as the rewards column lists it. */
const SET = ware({ key: '202211', pinType: 'mystery_set', items: [PIECE] });

describe('the state of an item', () => {
  it.each([
    { why: 'can be afforded', item: ware(), state: { kind: 'ready' } },
    { why: 'costs all gems there are', item: ware({ value: 4 }), state: { kind: 'ready' } },
    { why: 'costs a gem too much', item: ware({ value: 5 }), state: { kind: 'dear', missing: 1 } },
    {
      why: 'costs more gold, rounded up',
      item: gear('head_wizard_1', { value: 40 }),
      state: { kind: 'dear', missing: 10 },
    },
    {
      why: 'costs an hourglass',
      item: ware({ currency: 'hourglasses', value: 1 }),
      state: { kind: 'dear', missing: 1 },
    },
    { why: 'is worn or lies in the chest', item: gear('weapon_wizard_0'), state: { kind: 'owned' } },
    {
      why: 'follows what is owned',
      item: gear('weapon_wizard_1', { locked: true }),
      state: { kind: 'ready' },
    },
    {
      why: 'follows what is missing',
      item: gear('weapon_wizard_2', { locked: true }),
      state: { kind: 'locked', reason: { kind: 'tier', after: 'weapon_wizard_1' } },
    },
    { why: 'is the first of its slot', item: gear('head_wizard_1'), state: { kind: 'ready' } },
    {
      why: 'was of another class until a moment ago',
      item: gear('head_wizard_1', { locked: true }),
      state: { kind: 'ready' },
    },
    {
      why: 'belongs to another class',
      item: gear('head_rogue_1', { locked: true }),
      state: { kind: 'locked', reason: { kind: 'class', name: 'rogue' } },
    },
    {
      why: 'is another class’s of the season',
      item: gear('head_special_x', { klass: 'special', specialClass: 'healer', locked: true }),
      state: { kind: 'locked', reason: { kind: 'class', name: 'healer' } },
    },
    {
      why: 'is not for sale',
      item: ware({ locked: true }),
      state: { kind: 'locked', reason: { kind: 'closed' } },
    },
    {
      why: 'needs a level',
      item: quest({ lvl: 30, previous: 'The First' }),
      state: { kind: 'locked', reason: { kind: 'level', level: 30 } },
    },
    {
      why: 'needs another quest',
      item: quest({ lvl: 1, previous: 'The First' }),
      state: { kind: 'locked', reason: { kind: 'quest', name: 'The First' } },
    },
    {
      why: 'comes after all series for gold, as the server does not say',
      item: quest({ text: 'The Chair, Part 1', currency: 'gold', value: 400 }),
      state: { kind: 'locked', reason: { kind: 'goldQuests' } },
    },
    {
      why: 'needs check-ins',
      item: quest({ unlockCondition: { condition: 'login', text: 'Check in 7 times' } }),
      state: { kind: 'locked', reason: { kind: 'condition', text: 'Check in 7 times' } },
    },
    {
      why: 'is beyond the cap of gems',
      item: ware({ purchaseType: 'gems', currency: 'gold' }),
      change: (one: Player) => (one.purchased.plan.gemsBought = 24),
      state: { kind: 'locked', reason: { kind: 'cap' } },
    },
  ])('of one that $why', ({ item, state, change }) => {
    expect(stateOf(mage(change), item)).toEqual(state);
  });
});

describe('what is had', () => {
  it('counts what can be had several times', () => {
    const one = mage(({ items }) => {
      items.eggs['Wolf'] = 2;
      items.special['seafoam'] = 3;
      items.food['Meat'] = -1;
    });
    const special = ware({ key: 'seafoam', purchaseType: 'special', pinType: 'seasonalSpell' });
    expect(countOf(one, ware())).toBe(2);
    expect(countOf(one, special)).toBe(3);
    expect(countOf(one, ware({ key: 'Meat', purchaseType: 'food' })), 'old data').toBe(0);
  });

  it.each([
    { what: 'a background', item: ware({ key: 'airship', pinType: 'background' }) },
    {
      what: 'a pet',
      item: ware({ key: 'Wolf-Veteran', pinType: 'timeTravelersStable', purchaseType: 'pets' }),
    },
    { what: 'a set, by its first piece', item: SET },
  ])('knows $what', ({ item }) => {
    const one = mage(({ items, purchased }) => {
      purchased.background['airship'] = true;
      items.pets['Wolf-Veteran'] = 5;
      items.gear.owned['head_mystery_202211'] = false;
    });
    expect(isOwned(one, item)).toBe(true);
    expect(isOwned(mage(), item)).toBe(false);
  });

  it('counts a set that waits to be opened', () => {
    const one = mage(({ purchased }) => (purchased.plan.mysteryItems = ['head_mystery_202211']));
    expect(isOwned(one, SET)).toBe(true);
  });
});

describe('a pin', () => {
  const suggested = ware({ isSuggested: true });
  it('is the player’s own, or the season’s unless it was taken off', () => {
    const pinned = mage((one) => (one.pinnedItems = [{ path: 'eggs.Wolf', type: 'eggs' }]));
    const refused = mage((one) => (one.unpinnedItems = [{ path: 'eggs.Wolf', type: 'eggs' }]));
    expect(isPinned(mage(), ware())).toBe(false);
    expect(isPinned(pinned, ware())).toBe(true);
    expect(isPinned(mage(), suggested)).toBe(true);
    expect(isPinned(refused, suggested)).toBe(false);
  });
});
