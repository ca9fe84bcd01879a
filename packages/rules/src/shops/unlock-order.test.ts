import { findAppearanceSet } from '@everdeed/content';
import { describe, expect, it } from 'vitest';
import { expectOrder, no, refusedBy } from '../../test/support/checks.ts';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import { sell } from './sell.ts';
import { unlock } from './unlock.ts';

const april = contextAt('2024-04-10T12:00:00.000Z');
interface Wish {
  readonly player: Player;
  path: string | undefined;
}
const act = ({ player, path }: Wish) => unlock(april, { player }, { path });
const shirts = findAppearanceSet('specialShirts')?.members ?? [];
const keyOf = (path: string) => path.split('.').at(-1) ?? '';
/** Owns the first `count` shirts of the set of ten, and has `gems`. */
const dressed = (count: number, gems: number): Player =>
  makePlayer((player) => {
    player.balance = gems / 4;
    player.purchased.shirt = Object.fromEntries(shirts.slice(0, count).map((path) => [keyOf(path), true]));
  });

describe('unlocking one look', () => {
  it('checks in order (4.10)', () => {
    const player = makePlayer();
    expectOrder<Wish>({ player, path: undefined }, act, [
      [no('badRequest', 'pathRequired'), (wish) => (wish.path = '')],
      [no('badRequest', 'pathRequired'), (wish) => (wish.path = 'hat.red')],
      [no('badRequest', 'invalidUnlockSet'), (wish) => (wish.path = 'background.red')],
      [
        no('badRequest', 'incentiveBackgroundsUnlockedWithCheckins'),
        (wish) => (wish.path = 'background.beach'),
      ],
      [no('notAuthorized', 'notAvailable'), (wish) => (wish.path = 'background.giant_florals')],
      [no('notAuthorized', 'notEnoughGems'), () => (player.balance = 1.75)],
    ]);
  });

  it('that is owned puts it on for nothing, in any season', () => {
    const player = makePlayer(({ purchased }) => (purchased.background['beach'] = true));
    const { player: after, ledger, message } = carriedOut(act({ player, path: 'background.beach' }));
    expect([after.preferences.background, after.balance, ledger, message]).toEqual([
      'beach',
      0,
      [],
      undefined,
    ]);
  });
});

describe('unlocking a set', () => {
  const all = shirts.join(',');

  it.each<readonly [why: string, path: string]>([
    ['with one missing', shirts.slice(1).join(',')],
    ['with one too many', `${all},shirt.cross`],
    ['with one named twice', [...shirts.slice(1), shirts[1]].join(',')],
  ])('is refused %s, before anything is paid', (_why, path) => {
    expect(refusedBy({ player: dressed(10, 0), path }, act)).toEqual(no('badRequest', 'invalidUnlockSet'));
  });

  it.each([
    { owned: 10, gems: 0, refusal: no('notAuthorized', 'alreadyUnlocked') },
    { owned: 9, gems: 0, refusal: no('notAuthorized', 'alreadyUnlockedPart') },
    { owned: 8, gems: 5, refusal: no('notAuthorized', 'alreadyUnlockedPart') },
    { owned: 7, gems: 4, refusal: no('notAuthorized', 'notEnoughGems') },
    { owned: 0, gems: 4, refusal: no('notAuthorized', 'notEnoughGems') },
  ])('with $owned of ten shirts and $gems gems: $refusal.key', ({ owned, gems, refusal }) => {
    expect(refusedBy({ player: dressed(owned, gems), path: all }, act)).toEqual(refusal);
  });

  it.each([0, 7])('costs five gems where it is worth it, in any order: with %d owned', (owned) => {
    const path = shirts.toReversed().join(',');
    const { player, ledger, message } = carriedOut(act({ player: dressed(owned, 5), path }));
    expect(shirts.every((shirt) => player.purchased.shirt[keyOf(shirt)])).toBe(true);
    expect([player.balance, message]).toEqual([0, { key: 'unlocked' }]);
    expect(ledger).toMatchObject([{ kind: 'spend', amount: -1.25, reference: path }]);
  });
});

describe('selling', () => {
  it('checks in order (4.11)', () => {
    const player = makePlayer(({ items }) => (items.food = { Saddle: 0, Meat: 2 }));
    const wish = { player, input: { type: '', key: '', amount: -1 } };
    expectOrder(wish, ({ input }) => sell(april, { player }, input), [
      [no('badRequest', 'positiveAmountRequired'), ({ input }) => (input.amount = 2)],
      [no('badRequest', 'typeRequired'), ({ input }) => (input.type = 'gear')],
      [no('badRequest', 'missingKeyParam'), ({ input }) => (input.key = 'Saddle')],
      [
        no('notAuthorized', 'typeNotSellable', { acceptedTypes: 'eggs, hatchingPotions, food' }),
        ({ input }) => (input.type = 'food'),
      ],
      [no('notFound', 'userItemsKeyNotFound', { type: 'food' }), () => (player.items.food['Saddle'] = 1)],
      [no('notFound', 'userItemsNotEnough', { type: 'food' }), ({ input }) => (input.amount = 1)],
      [no('notAuthorized', 'foodSaddleSellWarningNote'), ({ input }) => (input.key = 'Meat')],
    ]);
  });
});
