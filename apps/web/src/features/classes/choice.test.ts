import type { Player } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { dressed, gearOf, gemsMissing, priceOf, skillsOf } from './choice.ts';

const withClass = (of: Player) => void (of.flags.classSelected = true);

describe('the choice of a class', () => {
  it.each<readonly [why: string, change: (of: Player) => void, price: number]>([
    ['the first time', () => undefined, 0],
    ['later', withClass, 3],
    [
      'after a time without',
      (of) => {
        withClass(of);
        of.preferences.disableClasses = true;
      },
      0,
    ],
  ])('costs its price %s', (_why, change, price) => {
    expect(priceOf(player(change))).toBe(price);
  });

  it.each([
    [0, 3],
    [0.25, 2],
    [0.75, 0],
    [5, 0],
  ])('with a balance of %d lacks %d gems', (balance, missing) => {
    expect(
      gemsMissing(
        player((of) => void (of.balance = balance)),
        3,
      ),
    ).toBe(missing);
  });

  it('tries on the first gear and the finest', () => {
    expect(gearOf('warrior', 'first')).toEqual({
      weapon: 'weapon_warrior_0',
      armor: 'armor_warrior_1',
      head: 'head_warrior_1',
      shield: 'shield_warrior_1',
    });
    expect(gearOf('wizard', 'finest')).toEqual({
      weapon: 'weapon_wizard_6',
      armor: 'armor_wizard_5',
      head: 'head_wizard_5',
    });
    const look = dressed(
      player((of) => void (of.preferences.costume = true)),
      gearOf('rogue', 'first'),
    );
    expect(look.preferences.costume).toBe(false);
    expect(look.items.gear.equipped.shield).toBe('shield_rogue_0');
  });

  it('knows the skills by level', () => {
    expect(skillsOf('healer')).toEqual([
      { key: 'heal', level: 11 },
      { key: 'brightness', level: 12 },
      { key: 'protectAura', level: 13 },
      { key: 'healAll', level: 14 },
    ]);
  });
});
