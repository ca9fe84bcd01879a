import { describe, expect, it } from 'vitest';
import { makePlayer } from '../test/support/make.ts';
import { refusalOf } from '../test/support/party.ts';
import { checkBalance, checkGold, checkQuantity, checkSingle } from './wallet.ts';

describe('a quantity', () => {
  it.each([
    { quantity: undefined, wanted: 1, why: 'is one when nothing is said' },
    { quantity: 0, wanted: 1, why: 'of nothing counts as one' },
    { quantity: 1, wanted: 1, why: 'of one is one' },
    { quantity: 7, wanted: 7, why: 'of seven is seven' },
  ])('$why', ({ quantity, wanted }) => {
    expect(checkQuantity(quantity)).toEqual({ ok: true, value: wanted });
  });

  it.each([-1, 0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('of %d is refused', (quantity) => {
    expect(refusalOf(checkQuantity(quantity))).toBe('badRequest invalidQuantity');
    expect(refusalOf(checkSingle(quantity))).toBe('badRequest invalidQuantity');
  });

  it('of more than one is refused where things are sold one by one', () => {
    expect(refusalOf(checkSingle(2))).toBe('notAuthorized messageNotAbleToBuyInBulk');
    expect(refusalOf(checkSingle(1))).toBe('accepted');
  });
});

describe('a purse', () => {
  it.each([
    { gp: 24.99, cost: 25, answer: 'notAuthorized messageNotEnoughGold' },
    { gp: 25, cost: 25, answer: 'accepted' },
  ])('of $gp gold for $cost: $answer', ({ gp, cost, answer }) => {
    const player = makePlayer(({ stats }) => (stats.gp = gp));
    expect(refusalOf(checkGold(player, cost))).toBe(answer);
  });

  it.each([
    { balance: 0.5, cost: 0.75, answer: 'notAuthorized notEnoughGems' },
    { balance: 0.75, cost: 0.75, answer: 'accepted' },
  ])('of $balance balance for $cost: $answer', ({ balance, cost, answer }) => {
    const player = makePlayer((fresh) => (fresh.balance = balance));
    expect(refusalOf(checkBalance(player, cost))).toBe(answer);
  });
});
