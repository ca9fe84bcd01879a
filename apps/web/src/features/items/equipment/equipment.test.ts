import type { Player } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../../test/game.ts';
import { betterAmong, inGearOrder, neededBy } from './order.ts';
import { ownedGear, piecesOf, totalsIn, wornAfter, wornIn, wornInBothHands } from './pieces.ts';

const mage = (owned: readonly string[], change: (mage: Player) => void = () => undefined): Player =>
  player((fresh) => {
    fresh.stats.lvl = 30;
    fresh.stats.class = 'wizard';
    fresh.flags.classSelected = true;
    fresh.items.gear.owned = Object.fromEntries(owned.map((key) => [key, true]));
    fresh.items.gear.equipped = { weapon: 'weapon_base_0', head: 'head_base_0' };
    change(fresh);
  });
const piece = (of: Player, key: string) => piecesOf(of, 'equipped').find((one) => one.key === key);

describe('the gear a player owns', () => {
  it('stands by slot, without base gear, what was lost and what is unknown', () => {
    const owner = mage(
      ['head_wizard_1', 'weapon_wizard_1', 'weapon_base_0', 'head_of_a_later_release'],
      (own) => {
        own.items.gear.owned['armor_wizard_1'] = false;
      },
    );
    expect(ownedGear(owner).map(({ key }) => key)).toEqual(['weapon_wizard_1', 'head_wizard_1']);
  });

  it('gives half as much again where it is of the own class', () => {
    const owner = mage(['head_wizard_1', 'head_warrior_1']);
    expect(piece(owner, 'head_wizard_1')?.gives).toMatchObject({ per: 3, str: 0 });
    expect(piece(owner, 'head_warrior_1')?.gives).toMatchObject({ str: 2 });
  });

  it('changes the totals by what it gives more than what the slot wears', () => {
    const owner = mage(['head_wizard_1', 'head_wizard_2'], ({ items }) => {
      items.gear.equipped.head = 'head_wizard_1';
    });
    const better = piece(owner, 'head_wizard_2');
    const worn = piece(owner, 'head_wizard_1');
    const before = totalsIn(owner, owner.items.gear.equipped).per;
    const after = totalsIn(owner, wornAfter(owner, 'equipped', 'head_wizard_2')).per;
    expect(better?.change.per).toBe(after - before);
    expect(better?.change.per).toBeGreaterThan(0);
    expect(worn).toMatchObject({ isWorn: true, change: { str: 0, int: 0, con: 0, per: 0 } });
  });

  it('counts what the other hand has to put away', () => {
    const owner = mage(['weapon_wizard_1', 'shield_healer_1'], ({ items }) => {
      items.gear.equipped = { weapon: 'weapon_wizard_1', shield: 'shield_base_0' };
    });
    expect(wornInBothHands(owner.items.gear.equipped)).toBe('weapon_wizard_1');
    expect(wornAfter(owner, 'equipped', 'shield_healer_1')).toMatchObject({ weapon: 'weapon_base_0' });
    expect(piece(owner, 'shield_healer_1')?.change.int).toBeLessThan(0);
  });

  it('has no figures that change as a costume', () => {
    const [hat] = piecesOf(mage(['head_wizard_1']), 'costume');
    expect(hat?.change).toEqual({ str: 0, int: 0, con: 0, per: 0 });
  });

  it('leaves a slot bare by base gear and by nothing', () => {
    expect([wornIn({ head: 'head_base_0' }, 'head'), wornIn({}, 'head')]).toEqual([undefined, undefined]);
    expect(wornIn({ head: 'head_wizard_1' }, 'head')).toBe('head_wizard_1');
  });
});

describe('the best gear', () => {
  const keys = ['head_warrior_3', 'head_wizard_3', 'head_healer_3'];
  const ordered = (of: Player, order: Parameters<typeof inGearOrder>[1]) =>
    inGearOrder(piecesOf(of, 'equipped'), order, neededBy(of), (key) => key, 'en').map(({ key }) => key);

  it('for a mage is what adds to intelligence and perception', () => {
    const owner = mage(keys);
    expect(ordered(owner, 'best')[0]).toBe('head_wizard_3');
    expect(betterAmong(piecesOf(owner, 'equipped'), neededBy(owner))).toBe(2);
  });

  it('without a class is what adds to anything', () => {
    const owner = mage(keys, ({ flags }) => (flags.classSelected = false));
    expect(neededBy(owner)).toHaveLength(4);
    expect(betterAmong(piecesOf(owner, 'equipped'), neededBy(owner))).toBe(3);
  });

  it.each([
    { order: 'str', first: 'head_warrior_3' },
    { order: 'name', first: 'head_healer_3' },
  ] as const)('by $order is $first', ({ order, first }) => expect(ordered(mage(keys), order)[0]).toBe(first));
});
