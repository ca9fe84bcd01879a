import type { Player } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { gear, potion, ware } from '../../../test/shop.ts';
import { canUnpin, rewardCells } from './rewards-model.ts';

const armoire = ware({
  ...potion,
  key: 'armoire',
  text: 'Armoire',
  value: 100,
  pinType: 'armoire',
  path: 'armoire',
});
const sword = gear('weapon_warrior_1');
const ITEMS = [sword, potion, armoire];

const fresh = (change: (of: Player) => void = () => undefined): Player =>
  player((of) => {
    of.stats.gp = 30;
    of.stats.hp = 20;
    of.items.gear.owned['weapon_warrior_0'] = true;
    of.pinnedItems = ITEMS.map(({ pinType = '', path = '' }) => ({ type: pinType, path }));
    change(of);
  });
const shown = (of: Player) => rewardCells(of, ITEMS).map(({ item, state }) => [item.key, state.kind]);

describe('the rewards column', () => {
  it('says what can be bought', () => {
    expect(shown(fresh())).toEqual([
      ['weapon_warrior_1', 'ready'],
      ['potion', 'ready'],
      ['armoire', 'dear'],
    ]);
  });

  it('rests the potion at full health', () => {
    const [, state] = shown(fresh(({ stats }) => (stats.hp = 50)))[1] ?? [];
    expect(state).toBe('locked');
  });

  it('drops at once what was bought or unpinned', () => {
    const armed = fresh(({ items }) => (items.gear.owned['weapon_warrior_1'] = true));
    expect(shown(armed).map(([key]) => key)).toEqual(['potion', 'armoire']);
    const unpinned = fresh((of) => (of.pinnedItems = of.pinnedItems.slice(1)));
    expect(shown(unpinned).map(([key]) => key)).toEqual(['potion', 'armoire']);
  });

  it('keeps the player’s own order, what is not in it first', () => {
    const ordered = fresh((of) => (of.pinnedItemsOrder = ['armoire', sword.path ?? '']));
    expect(shown(ordered).map(([key]) => key)).toEqual(['potion', 'armoire', 'weapon_warrior_1']);
  });

  it('keeps what the season pins, until it is unpinned', () => {
    const seasonal = gear('armor_special_fallRogue', { isSuggested: true });
    const of = fresh();
    expect(rewardCells(of, [seasonal])).toHaveLength(1);
    of.unpinnedItems = [{ type: 'marketGear', path: seasonal.path ?? '' }];
    expect(rewardCells(of, [seasonal])).toEqual([]);
  });

  it('shows once what is pinned by hand and by the season, until it is unpinned', () => {
    const seasonal = gear('armor_special_fallRogue', { isSuggested: true });
    const { path = '' } = seasonal;
    const listed = [seasonal, sword, { ...seasonal, value: 99 }];
    const both = fresh((of) => (of.pinnedItems = [...of.pinnedItems, { type: 'marketGear', path }]));
    const keysOf = (of: Player) => rewardCells(of, listed).map(({ item }) => [item.key, item.value]);
    expect(keysOf(both)).toEqual([
      ['armor_special_fallRogue', 20],
      ['weapon_warrior_1', 20],
    ]);
    both.pinnedItemsOrder = [path, sword.path ?? '', path];
    expect(keysOf(both).map(([key]) => key)).toEqual(['armor_special_fallRogue', 'weapon_warrior_1']);
    // Unpinning what the season pins takes the player's own pin away as well (rules-play-and-shops 3.9).
    both.pinnedItems = both.pinnedItems.filter((pin) => pin.path !== path);
    both.unpinnedItems = [{ type: 'marketGear', path }];
    expect(keysOf(both).map(([key]) => key)).toEqual(['weapon_warrior_1']);
  });

  it.each([
    ['gear', sword, true],
    ['the potion', potion, false],
    ['the armoire', armoire, false],
    ['a cure', ware({ pinType: 'debuffPotion' }), false],
  ] as const)('can lose %s: %#', (_what, item, can) => {
    expect(canUnpin(item)).toBe(can);
  });
});
