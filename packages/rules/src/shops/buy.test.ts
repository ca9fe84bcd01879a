import { describe, expect, it } from 'vitest';
import { contextAt, withGems } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import { buy, buyInHourglassMode } from './buy.ts';
import type { BuyInput } from './buy-types.ts';

const ctx = contextAt('2025-09-20T12:00:00.000Z');

describe('buying by key alone', () => {
  const rich = withGems(400, (player) => {
    Object.assign(player.stats, { gp: 10_000, hp: 20, lvl: 100 });
    player.purchased.plan.customerId = 'c';
    player.purchased.plan.consecutive.trinkets = 9;
    player.items.special['snowball'] = 0;
  });
  it.each<readonly [BuyInput, (after: Player) => boolean]>([
    [{ key: 'potion' }, ({ stats }) => stats.hp === 35],
    [{ key: 'armoire' }, ({ stats }) => stats.gp === 9900],
    [{ key: 'armor_warrior_1' }, ({ items }) => items.gear.owned['armor_warrior_1'] === true],
    [{ type: 'gems', key: 'gem' }, ({ balance }) => balance === 100.25],
    [{ type: 'quest', key: 'dilatoryDistress1' }, ({ items }) => items.quests['dilatoryDistress1'] === 1],
    [{ type: 'quests', key: 'vice1' }, ({ balance }) => balance === 99],
    [{ type: 'quests', key: 'robot', hourglass: true }, ({ items }) => items.quests['robot'] === 1],
    [{ type: 'special', key: 'greeting' }, ({ items }) => items.special['greeting'] === 1],
    [{ type: 'mystery', key: '301404' }, ({ items }) => items.gear.owned['head_mystery_301404'] === true],
    [{ type: 'eggs', key: 'Wolf' }, ({ items }) => items.eggs['Wolf'] === 1],
    [{ type: 'pets', key: 'Mammoth-Base' }, ({ items }) => items.pets['Mammoth-Base'] === 5],
    [{ type: 'mounts', key: 'Mammoth-Base' }, ({ items }) => items.mounts['Mammoth-Base'] === true],
    [
      { type: 'backgrounds', key: 'airship', hourglass: true },
      ({ purchased }) => purchased.background['airship'] === true,
    ],
    [{ type: 'hat', key: 'armor_warrior_1' }, ({ items }) => items.gear.owned['armor_warrior_1'] === true],
  ])('%j buys what it means', (input, isBought) => {
    expect(isBought(carriedOut(buy(ctx, { player: rich }, input)).player)).toBe(true);
  });

  it.each([
    [{}, 'badRequest missingKeyParam'],
    [{ type: 'gems' }, 'badRequest missingKeyParam'],
    [{ key: 'eggs' }, 'notFound itemNotFound'],
    [{ key: 'gems' }, 'notFound itemNotFound'],
    [{ key: 'pets' }, 'notFound itemNotFound'],
    [{ type: 'backgrounds', key: 'beach' }, 'badRequest useUnlockForCosmetics'],
    [{ key: 'snowball' }, 'notAuthorized cannotBuyItem'],
    [{ key: 'nope' }, 'notFound itemNotFound'],
  ])('%j: %s', (input, refusal) => {
    expect(refusalOf(buy(ctx, { player: rich }, input))).toBe(refusal);
  });
});

describe('buying in hourglass mode', () => {
  const traveller = withGems(4, ({ stats, purchased }) => {
    stats.gp = 100;
    purchased.plan.consecutive.trinkets = 2;
  });
  it.each<readonly [BuyInput & { type: string }, (after: Player) => boolean]>([
    [{ type: 'quests', key: 'robot', quantity: 2 }, ({ items }) => items.quests['robot'] === 2],
    [{ type: 'pets', key: 'Mammoth-Base', quantity: 3 }, ({ items }) => items.pets['Mammoth-Base'] === 5],
    [
      { type: 'mounts', key: 'Mammoth-Base', quantity: 3 },
      ({ items }) => items.mounts['Mammoth-Base'] === true,
    ],
    [
      { type: 'food', key: 'Meat', quantity: 2 },
      ({ items, balance }) => items.food['Meat'] === 2 && balance === 0.5,
    ],
    [{ type: 'hat', key: 'armor_warrior_1' }, ({ stats }) => stats.gp === 70],
  ])('%j buys what it means', (input, isBought) => {
    expect(isBought(carriedOut(buyInHourglassMode(ctx, { player: traveller }, input)).player)).toBe(true);
  });

  it.each([
    [{ type: 'mounts', key: 'Mammoth-Base', quantity: 0.5 }, 'badRequest invalidQuantity'],
    [{ type: 'quests', key: 'robot', quantity: 3 }, 'notAuthorized notEnoughHourglasses'],
    [{ type: 'background', key: 'backgrounds.solidSilver' }, 'notFound itemNotFound'],
  ])('%j: %s', (input, refusal) => {
    expect(refusalOf(buyInHourglassMode(ctx, { player: traveller }, input))).toBe(refusal);
  });
});
