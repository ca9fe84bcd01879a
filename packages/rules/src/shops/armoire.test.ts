import { foods } from '@everdeed/content';
import { describe, expect, it } from 'vitest';
import { contextAt } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import { ctx, NOW, withGold } from '../../test/support/shopping.ts';
import { loadedDice } from '../dice.ts';
import type { Player } from '../state/player.ts';
import { buyArmoire, missingArmoire } from './armoire.ts';

describe('the enchanted armoire', () => {
  const opened = (roll: number, change?: (player: Player) => void) =>
    carriedOut(buyArmoire(contextAt(NOW, loadedDice(roll)), { player: withGold(150, change) }, {}));
  const opener = ({ flags }: Player) => (flags.armoireOpened = true);

  it('gives gear the first time, whatever the dice say, for a hundred gold', () => {
    const { data, player, events, message } = opened(0.99);
    expect(data.armoire.type).toBe('gear');
    expect(player.stats.gp).toBe(50);
    expect(player.flags.armoireOpened).toBe(true);
    expect(message?.key).toBe('armoireEquipment');
    expect(events).toMatchObject([{ kind: 'armoireOpened', userId: player._id }]);
  });

  it.each([
    { roll: 0.3, type: 'gear', why: 'below six in ten gear' },
    { roll: 0.7, type: 'food', why: 'below eight in ten food' },
    { roll: 0.9, type: 'experience', why: 'else experience' },
  ])('gives $why', ({ roll, type }) => {
    expect(opened(roll, opener).data.armoire.type).toBe(type);
  });

  it('gives one piece that was missing, and takes its pin down', () => {
    const { data, player } = opened(0, opener);
    const { armoire } = data;
    if (armoire.type !== 'gear') throw new Error('expected gear');
    expect(player.items.gear.owned[armoire.dropKey]).toBe(true);
    expect(armoire.emptied).toBe(false);
    expect(missingArmoire(player, ctx.now).some(({ key }) => key === armoire.dropKey)).toBe(false);
  });

  const complete = (player: Player): void => {
    player.flags.armoireOpened = true;
    for (const { key } of missingArmoire(player, ctx.now)) player.items.gear.owned[key] = true;
  };
  it.each([
    { roll: 0.3, type: 'food', why: 'food below one half' },
    { roll: 0.6, type: 'experience', why: 'experience above' },
  ])('without gear left gives $why', ({ roll, type }) => {
    expect(opened(roll, complete).data.armoire.type).toBe(type);
  });

  it('gives food that does not vanish in a count below 0', () => {
    const { data, player } = opened(0.7, (one) => {
      opener(one);
      for (const { key } of foods) one.items.food[key] = -4;
    });
    const { armoire } = data;
    if (armoire.type !== 'food') throw new Error('expected food');
    expect(player.items.food[armoire.dropKey]).toBe(1);
  });

  it('says when its last piece is found', () => {
    const almost = (player: Player): void => {
      complete(player);
      player.items.gear.owned['head_armoire_lunarCrown'] = false;
    };
    expect(opened(0, almost).data.armoire).toEqual({
      type: 'gear',
      dropKey: 'head_armoire_lunarCrown',
      emptied: true,
    });
  });

  it.each([
    { roll: 0.8, value: 42 },
    { roll: 0.999, value: 49 },
  ])('brings $value points for a roll of $roll', ({ roll, value }) => {
    const { data, player } = opened(roll, opener);
    expect(data.armoire).toEqual({ type: 'experience', value });
    expect(player.stats.lvl > 1 || player.stats.exp === value).toBe(true);
  });

  it.each([
    ['more than one', 150, { quantity: 2 }, 'notAuthorized messageNotAbleToBuyInBulk'],
    ['one without the gold', 99, {}, 'notAuthorized messageNotEnoughGold'],
  ])('is refused for %s', (_what, gp, input, refusal) => {
    expect(refusalOf(buyArmoire(ctx, { player: withGold(gp) }, input))).toBe(refusal);
  });
});
