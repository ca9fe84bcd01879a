import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import type { BuyInput } from './buy-types.ts';
import { buyWithHourglass } from './hourglass.ts';
import { buyMysterySet, mysterySetsInStore } from './mystery-set.ts';

const ctx = contextAt('2025-09-20T12:00:00.000Z');

describe('things for hourglasses', () => {
  const traveller = (change: (player: Player) => void = () => {}): Player =>
    makePlayer((player) => {
      player.purchased.plan.consecutive.trinkets = 2;
      change(player);
    });
  const bought = (input: BuyInput, change?: (player: Player) => void) =>
    buyWithHourglass(ctx, { player: traveller(change) }, input);

  it.each([
    { type: 'pets', key: 'Mammoth-Base', has: ({ items }: Player) => items.pets['Mammoth-Base'] === 5 },
    {
      type: 'mounts',
      key: 'Mammoth-Base',
      has: ({ items }: Player) => items.mounts['Mammoth-Base'] === true,
    },
    {
      type: 'backgrounds',
      key: 'airship',
      has: ({ purchased }: Player) => purchased.background['airship'] === true,
    },
    { type: 'quests', key: 'robot', has: ({ items }: Player) => items.quests['robot'] === 1 },
  ])('$type cost one, and note the day', ({ type, key, has }) => {
    const { player, data, message } = carriedOut(bought({ type, key }));
    expect(has(player)).toBe(true);
    expect(data.purchasedPlanConsecutive).toMatchObject({
      trinkets: 1,
      lastHourglassReceived: '2025-09-20T12:00:00.000Z',
    });
    expect(message).toEqual({ key: 'hourglassPurchase' });
  });

  it('are charged once for a background, whatever the quantity, but for each scroll', () => {
    const background = carriedOut(bought({ type: 'backgrounds', key: 'airship', quantity: 2 }));
    expect(background.data.purchasedPlanConsecutive.trinkets).toBe(1);
    const scrolls = carriedOut(bought({ type: 'quests', key: 'robot', quantity: 2 }));
    expect(scrolls.data.purchasedPlanConsecutive.trinkets).toBe(0);
    expect(scrolls.player.items.quests['robot']).toBe(2);
  });

  it.each<readonly [string, BuyInput, ((player: Player) => void) | undefined, string]>([
    ['without a key', { type: 'pets' }, undefined, 'badRequest missingKeyParam'],
    ['without a kind', { key: 'airship' }, undefined, 'badRequest missingTypeParam'],
    ['of another kind', { type: 'food', key: 'Meat' }, undefined, 'notAuthorized typeNotAllowedHourglass'],
    ['that are not sold', { type: 'pets', key: 'Wolf-Base' }, undefined, 'notAuthorized notAllowedHourglass'],
    [
      'that are there already',
      { type: 'pets', key: 'Mammoth-Base' },
      ({ items }) => (items.pets['Mammoth-Base'] = 5),
      'notAuthorized petsAlreadyOwned',
    ],
    [
      'two mounts at once',
      { type: 'mounts', key: 'Mammoth-Base', quantity: 2 },
      undefined,
      'notAuthorized messageNotAbleToBuyInBulk',
    ],
    [
      'without enough',
      { type: 'quests', key: 'robot', quantity: 3 },
      undefined,
      'notAuthorized notEnoughHourglasses',
    ],
  ])('are refused %s', (_when, input, change, refusal) => {
    expect(refusalOf(bought(input, change))).toBe(refusal);
  });
});

describe('a mystery set', () => {
  const traveller = (trinkets: number, change: (player: Player) => void = () => {}): Player =>
    makePlayer((player) => {
      player.purchased.plan.consecutive.trinkets = trinkets;
      change(player);
    });

  it('comes whole, for one hourglass', () => {
    const { player, data, message } = carriedOut(
      buyMysterySet(ctx, { player: traveller(2) }, { key: '301404' }),
    );
    expect(player.items.gear.owned).toMatchObject({ head_mystery_301404: true, armor_mystery_301404: true });
    expect(data.purchasedPlanConsecutive.trinkets).toBe(1);
    expect(message).toEqual({ key: 'hourglassPurchaseSet' });
  });

  it.each([
    ['without a key', undefined, 1, 'badRequest missingKeyParam'],
    ['without an hourglass', '301404', 0, 'notAuthorized notEnoughHourglasses'],
    ['of an unknown month', '190001', 1, 'notFound mysterySetNotFound'],
    ['out of its month', '202306', 1, 'notFound mysterySetNotFound'],
  ])('is refused %s', (_when, key, trinkets, refusal) => {
    expect(refusalOf(buyMysterySet(ctx, { player: traveller(trinkets) }, { key }))).toBe(refusal);
  });

  it.each<readonly [string, (player: Player) => void]>([
    ['was had once', ({ items }) => (items.gear.owned['armor_mystery_301404'] = false)],
    ['waits in its parcel', ({ purchased }) => purchased.plan.mysteryItems.push('armor_mystery_301404')],
  ])('leaves the store where its first piece %s', (_why, change) => {
    const keysOf = (player: Player) => mysterySetsInStore(player, ctx.now).map(({ key }) => key);
    const first = keysOf(traveller(1));
    expect(first).toContain('301404');
    const had = keysOf(traveller(1, change));
    expect(had.length === first.length || !had.includes('301404')).toBe(true);
  });
});
