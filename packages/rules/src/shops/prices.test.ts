import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { no, refusedBy } from '../../test/support/checks.ts';
import { carriedOut } from '../../test/support/party.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import type { AnyResult } from '../result.ts';
import type { Player } from '../state/player.ts';
import { buy } from './buy.ts';
import type { BuyInput } from './buy-types.ts';
import { buyGryphatrice, GRYPHATRICE } from './gryphatrice.ts';
import { unlock } from './unlock.ts';

const april = contextAt('2025-04-20T12:00:00.000Z');
const autumn = contextAt('2025-09-20T12:00:00.000Z');
const birthday = contextAt('2023-02-01T12:00:00.000Z');
const backgrounds = contextAt('2024-04-10T12:00:00.000Z');

/** A subscriber in need of a potion, with nothing to spend yet. */
const poor = (change: (player: Player) => void): Player =>
  makePlayer((player) => {
    Object.assign(player.stats, { gp: 0, hp: 5 });
    player.balance = 0;
    player.purchased.plan.customerId = 'c';
    player.purchased.plan.consecutive.trinkets = 0;
    change(player);
  });

type Sale = readonly [what: string, price: number, act: (player: Player) => AnyResult<Outcome<unknown>>];
const sale = (what: string, price: number, input: BuyInput, ctx: RuleContext = autumn): Sale => [
  what,
  price,
  (player) => buy(ctx, { player }, input),
];

describe('what costs gold', () => {
  const sales: readonly Sale[] = [
    sale('a potion', 25, { key: 'potion' }),
    sale('three potions', 75, { key: 'potion', quantity: 3 }),
    sale('more potions than health is missing', 125, { key: 'potion', quantity: 5 }),
    sale('the armoire', 100, { key: 'armoire' }),
    sale('the first armor', 30, { key: 'armor_warrior_1' }),
    sale('a quest', 200, { type: 'quest', key: 'dilatoryDistress1' }),
    sale('two scrolls of a quest', 400, { type: 'quest', key: 'dilatoryDistress1', quantity: 2 }),
    sale('a card', 10, { type: 'special', key: 'greeting' }),
    sale('a cure', 5, { type: 'special', key: 'salt' }),
    sale('two seeds in spring', 30, { key: 'shinySeed', quantity: 2 }, april),
    sale('a gem', 20, { type: 'gems', key: 'gem' }),
    sale('all gems of a month', 480, { type: 'gems', key: 'gem', quantity: 24 }),
  ];
  const withGold = (gp: number): Player => poor(({ stats }) => (stats.gp = gp));

  it.each(sales)('%s takes the last of exactly %d', (_what, price, act) => {
    expect(carriedOut(act(withGold(price))).player.stats.gp).toBe(0);
  });

  it.each(sales)('%s is refused for a hundredth less than %d', (_what, price, act) => {
    expect(refusedBy(withGold(price - 0.01), act)).toEqual(no('notAuthorized', 'messageNotEnoughGold'));
  });
});

describe('what costs gems', () => {
  const sales: readonly Sale[] = [
    sale('an egg', 3, { type: 'eggs', key: 'Wolf' }),
    sale('three potions', 6, { type: 'hatchingPotions', key: 'Base', quantity: 3 }),
    sale('a piece of food', 1, { type: 'food', key: 'Meat' }),
    sale('a saddle', 5, { type: 'food', key: 'Saddle' }),
    sale('gear for one hand', 1, { type: 'gear', key: 'head_special_fall2019Warrior' }),
    sale('an animal’s ears', 2, { type: 'gear', key: 'headAccessory_special_bearEars' }),
    sale('three scrolls in one', 7, { type: 'bundles', key: 'hugabug' }, april),
    sale('two scrolls of a quest', 8, { type: 'quests', key: 'vice1', quantity: 2 }),
    ['the gryphatrice', 60, (player) => buyGryphatrice(birthday, { player }, { key: GRYPHATRICE })],
    ['a shirt', 2, (player) => unlock(autumn, { player }, { path: 'shirt.convict' })],
    ['a background', 7, (player) => unlock(backgrounds, { player }, { path: 'background.giant_florals' })],
  ];
  const withGems = (gems: number): Player => poor((player) => (player.balance = gems / 4));

  it.each(sales)('%s takes the last of exactly %d', (_what, price, act) => {
    const { player, ledger } = carriedOut(act(withGems(price)));
    expect(player.balance).toBe(0);
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(-price / 4);
    expect(ledger.at(-1)).toMatchObject({ currency: 'gems', kind: 'spend', currentAmount: 0 });
  });

  it.each(sales)('%s is refused for one less than %d', (_what, price, act) => {
    expect(refusedBy(withGems(price - 1), act)).toEqual(no('notAuthorized', 'notEnoughGems'));
  });
});

describe('what costs hourglasses', () => {
  const sales: readonly Sale[] = [
    sale('a pet', 1, { type: 'pets', key: 'Mammoth-Base', hourglass: true }),
    sale('a mount', 1, { type: 'mounts', key: 'Mammoth-Base', hourglass: true }),
    sale('a background', 1, { type: 'backgrounds', key: 'airship', hourglass: true }),
    sale('three scrolls', 3, { type: 'quests', key: 'robot', hourglass: true, quantity: 3 }),
    sale('a mystery set', 1, { type: 'mystery', key: '301404' }),
  ];
  const withHourglasses = (count: number): Player =>
    poor(({ purchased }) => (purchased.plan.consecutive.trinkets = count));

  it.each(sales)('%s takes the last of exactly %d', (_what, price, act) => {
    const { player, ledger } = carriedOut(act(withHourglasses(price)));
    expect(player.purchased.plan.consecutive.trinkets).toBe(0);
    expect(ledger).toMatchObject([
      { currency: 'hourglasses', kind: 'spend', amount: -price, currentAmount: 0 },
    ]);
  });

  it.each(sales)('%s is refused for one less than %d', (_what, price, act) => {
    expect(refusedBy(withHourglasses(price - 1), act)).toEqual(no('notAuthorized', 'notEnoughHourglasses'));
  });
});
