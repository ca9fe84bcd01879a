import { findEgg, findFood, findGear, findPotion } from '@everdeed/content';
import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, withGems } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import { gearPrice, isEggForSale, isFoodForSale, isGearForGems, isPotionForSale } from './availability.ts';
import type { BuyInput } from './buy-types.ts';
import { purchaseWithGems } from './gem-purchase.ts';
import { buyGemsForGold, gemCap } from './gold-to-gems.ts';
import { buyGryphatrice, GRYPHATRICE } from './gryphatrice.ts';
import { buyQuestForGems } from './quest-purchase.ts';

const ctx = contextAt('2025-09-20T12:00:00.000Z');

describe('things for gems', () => {
  const bought = (input: BuyInput, change?: (player: Player) => void, gems = 40) =>
    purchaseWithGems(ctx, { player: withGems(gems, change) }, input);

  it.each([
    { type: 'eggs', key: 'Wolf', gems: 3, store: 'eggs' },
    { type: 'hatchingPotions', key: 'Base', gems: 2, store: 'hatchingPotions' },
    { type: 'food', key: 'Meat', gems: 1, store: 'food' },
    { type: 'food', key: 'Saddle', gems: 5, store: 'food' },
  ] as const)('$key costs $gems', ({ type, key, gems, store }) => {
    const { data, ledger } = carriedOut(bought({ type, key }));
    expect(data.balance).toBe(10 - gems / 4);
    expect(data.items[store][key]).toBe(1);
    expect(ledger).toMatchObject([{ kind: 'spend', amount: -gems / 4, reference: key }]);
  });

  it('leave one entry each in the ledger', () => {
    const { ledger, data } = carriedOut(bought({ type: 'food', key: 'Meat', quantity: 3 }));
    expect(ledger.map(({ currentAmount }) => currentAmount)).toEqual([9.75, 9.5, 9.25]);
    expect(data.items.food['Meat']).toBe(3);
  });

  it('count from nothing where old data fell below it', () => {
    const { data } = carriedOut(
      bought({ type: 'eggs', key: 'Wolf' }, ({ items }) => (items.eggs['Wolf'] = -2)),
    );
    expect(data.items.eggs['Wolf']).toBe(1);
  });

  it('are gear that loses its pin', () => {
    const path = 'gear.flat.head_special_fall2019Warrior';
    const { player } = carriedOut(
      bought({ type: 'gear', key: 'head_special_fall2019Warrior' }, ({ pinnedItems }) =>
        pinnedItems.push({ type: 'gear', path }),
      ),
    );
    expect(player.items.gear.owned['head_special_fall2019Warrior']).toBe(true);
    expect(player.pinnedItems.some((pin) => pin.path === path)).toBe(false);
  });

  it.each<readonly [string, BuyInput, ((player: Player) => void) | undefined, string]>([
    ['without a kind', { key: 'Wolf' }, undefined, 'badRequest typeRequired'],
    ['without a key', { type: 'eggs' }, undefined, 'badRequest missingKeyParam'],
    ['of an unknown kind', { type: 'pets', key: 'Wolf-Base' }, undefined, 'notFound notAccteptedType'],
    ['of an unknown key', { type: 'eggs', key: 'Stone' }, undefined, 'notFound contentKeyNotFound'],
    ['in parts', { type: 'eggs', key: 'Wolf', quantity: 0.5 }, undefined, 'badRequest invalidQuantity'],
    [
      'of as much as is sold at once',
      { type: 'food', key: 'Meat', quantity: 1000 },
      (player) => (player.balance = 250),
      'accepted',
    ],
    [
      'of more than that',
      { type: 'food', key: 'Meat', quantity: 1001 },
      (player) => (player.balance = 1000),
      'badRequest invalidQuantity',
    ],
    [
      'of more than that for too few gems',
      { type: 'food', key: 'Meat', quantity: 1001 },
      (player) => (player.balance = 250),
      'notAuthorized notEnoughGems',
    ],
    ['before its quest', { type: 'eggs', key: 'Gryphon' }, undefined, 'notAuthorized messageNotAvailable'],
    [
      'after its quest',
      { type: 'eggs', key: 'Gryphon' },
      ({ achievements }) => (achievements.quests['gryphon'] = 1),
      'accepted',
    ],
    [
      'out of season',
      { type: 'hatchingPotions', key: 'Veggie' },
      undefined,
      'notAuthorized messageNotAvailable',
    ],
    [
      'of a bundle out of season',
      { type: 'bundles', key: 'hugabug' },
      undefined,
      'notAuthorized notAvailable',
    ],
    [
      'of gear that is owned',
      { type: 'gear', key: 'head_special_fall2019Warrior' },
      ({ items }) => (items.gear.owned['head_special_fall2019Warrior'] = true),
      'notAuthorized alreadyHave',
    ],
    [
      'beyond the purse',
      { type: 'eggs', key: 'Wolf', quantity: 14 },
      undefined,
      'notAuthorized notEnoughGems',
    ],
  ])('%s: %s', (_when, input, change, answer) => {
    expect(refusalOf(bought(input, change))).toBe(answer);
  });
});

describe('what gems can buy', () => {
  const veteran = makePlayer(({ achievements }) => (achievements.quests['gryphon'] = 1));
  it.each([
    ['Wolf', makePlayer(), true, 'drop eggs always'],
    ['Gryphon', makePlayer(), false, 'quest eggs not before their quest'],
    ['Gryphon', veteran, true, 'quest eggs after it'],
  ] as const)('%s: %3$s', (key, player, isForSale, _why) => {
    const egg = findEgg(key);
    expect(egg && isEggForSale(player, egg)).toBe(isForSale);
  });

  it.each([
    ['Base', '2025-09-20T12:00:00.000Z', true],
    ['Veggie', '2025-09-20T12:00:00.000Z', false],
    ['Veggie', '2024-04-15T12:00:00.000Z', true],
  ])('the potion %s at %s: %s', (key, now, isForSale) => {
    const potion = findPotion(key);
    expect(potion && isPotionForSale(makePlayer(), potion, Date.parse(now))).toBe(isForSale);
  });

  it.each([
    ['Meat', '2025-09-20T12:00:00.000Z', true],
    ['Cake_Base', '2025-09-20T12:00:00.000Z', false],
    ['Cake_Base', '2025-07-31T12:00:00.000Z', true],
    ['Saddle', '2025-07-31T12:00:00.000Z', true],
  ])('the food %s at %s: %s', (key, now, isForSale) => {
    const food = findFood(key);
    expect(food && isFoodForSale(food, Date.parse(now))).toBe(isForSale);
  });

  it.each([
    ['head_special_fall2019Warrior', '2025-09-25T12:00:00.000Z', true, 0.25],
    ['head_special_fall2019Warrior', '2025-06-25T12:00:00.000Z', false, 0.25],
    ['headAccessory_special_bearEars', '2025-06-25T12:00:00.000Z', true, 0.5],
    ['armor_warrior_1', '2025-06-25T12:00:00.000Z', false, 0.25],
  ])('the gear %s at %s: %s, for %d', (key, now, isForSale, price) => {
    const gear = findGear(key);
    if (!gear) throw new Error('unknown');
    expect(isGearForGems(gear, Date.parse(now))).toBe(isForSale);
    expect(gearPrice(gear)).toBe(price);
  });
});

describe('gems for gold', () => {
  const subscriber = (change: (player: Player) => void = () => {}): Player =>
    makePlayer((player) => {
      player.stats.gp = 500;
      player.purchased.plan.customerId = 'c';
      change(player);
    });
  const changed = (input: BuyInput, change?: (player: Player) => void) =>
    buyGemsForGold(ctx, { player: subscriber(change) }, { key: 'gem', ...input });

  it('cost twenty each, and are counted', () => {
    const { player, data, ledger, message } = carriedOut(changed({ quantity: 3 }));
    expect(data).toMatchObject({ balance: 0.75, stats: { gp: 440 } });
    expect(player.purchased.plan.gemsBought).toBe(3);
    expect(ledger).toMatchObject([{ kind: 'buy_gold', amount: 0.75 }]);
    expect(message).toEqual({ key: 'plusGem', params: { count: 3 } });
  });

  it.each([
    { extra: 0, cap: 24 },
    { extra: 26, cap: 50 },
  ])('are $cap a month with an extra of $extra', ({ extra, cap }) => {
    const player = subscriber(({ purchased }) => (purchased.plan.consecutive.gemCapExtra = extra));
    expect(gemCap(player)).toBe(cap);
  });

  it.each<readonly [string, BuyInput, (player: Player) => void, string]>([
    [
      'to members of a stingy group',
      { groupKeepsGems: true },
      () => {},
      'notAuthorized groupPolicyCannotGetGems',
    ],
    ['without a key', { key: undefined }, () => {}, 'badRequest missingKeyParam'],
    [
      'to those without a plan',
      {},
      ({ purchased }) => (purchased.plan.customerId = null),
      'notAuthorized mustSubscribeToPurchaseGems',
    ],
    ['without the gold', { quantity: 26 }, () => {}, 'notAuthorized messageNotEnoughGold'],
    ['past the cap', {}, ({ purchased }) => (purchased.plan.gemsBought = 24), 'notAuthorized maxBuyGems'],
    [
      'across the cap',
      { quantity: 2 },
      ({ purchased }) => (purchased.plan.gemsBought = 23),
      'notAuthorized reachedGoldToGemCapQuantity',
    ],
    ['up to the cap', {}, ({ purchased }) => (purchased.plan.gemsBought = 23), 'accepted'],
  ])('%s: %s', (_when, input, change, answer) => {
    expect(refusalOf(changed(input, change))).toBe(answer);
  });
});

describe('quest scrolls for gems', () => {
  const bought = (key: string, now = '2025-09-20T12:00:00.000Z', gems = 40) =>
    buyQuestForGems(contextAt(now), { player: withGems(gems) }, { key });

  it('cost four each', () => {
    const { data, player } = carriedOut(bought('vice1'));
    expect([data['vice1'], player.balance]).toEqual([1, 9]);
  });

  it.each([
    ['of the gold shelf', 'dilatoryDistress1', undefined, 'notAuthorized questNotGemPurchasable'],
    ['before a forerunner', 'vice2', undefined, 'notAuthorized mustComplete'],
    ['out of their season', 'gryphon', undefined, 'notAuthorized notAvailable'],
    ['of an unknown quest', 'nope', undefined, 'notFound questNotFound'],
  ])('are refused %s', (_when, key, now, refusal) => {
    expect(refusalOf(bought(key, now))).toBe(refusal);
  });

  it('are refused without the gems', () => {
    expect(refusalOf(bought('vice1', undefined, 3))).toBe('notAuthorized notEnoughGems');
  });
});

describe('the jubilant gryphatrice', () => {
  const bought = (
    now: string,
    key: string | undefined = GRYPHATRICE,
    change: (player: Player) => void = () => {},
  ) => buyGryphatrice(contextAt(now), { player: withGems(60, change) }, { key });

  it.each([
    ['2023-01-30T13:00:00.000Z', 'notAuthorized messageNotAvailable', 'not as its window opens'],
    ['2023-01-30T13:00:00.001Z', 'accepted', 'right after'],
    ['2023-02-09T04:58:59.999Z', 'accepted', 'right before it closes'],
    ['2023-02-09T04:59:00.000Z', 'notAuthorized messageNotAvailable', 'not as it closes'],
  ])('at %s: %s (%s)', (now, answer) => expect(refusalOf(bought(now))).toBe(answer));

  it('takes sixty gems and comes as a young pet', () => {
    const { player, data } = carriedOut(bought('2023-02-01T12:00:00.000Z'));
    expect([data[GRYPHATRICE], player.balance]).toEqual([5, 0]);
  });

  it.each([
    ['nobody', 'Nobody', () => {}, 'notFound petNotFound'],
    [
      'one who has it',
      GRYPHATRICE,
      ({ items }: Player) => (items.pets[GRYPHATRICE] = 5),
      'badRequest petsAlreadyOwned',
    ],
    [
      'a small purse',
      GRYPHATRICE,
      (player: Player) => (player.balance = 14.75),
      'notAuthorized notEnoughGems',
    ],
  ])('is refused for %s', (_what, key, change, refusal) => {
    expect(refusalOf(bought('2023-02-01T12:00:00.000Z', key, change))).toBe(refusal);
  });
});
