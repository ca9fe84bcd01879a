import { findEgg, findFood, findGear, findPotion } from '@everdeed/content';
import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import { gearPrice, isEggForSale, isFoodForSale, isGearForGems, isPotionForSale } from './availability.ts';
import { buy } from './buy.ts';
import type { BuyInput } from './buy-types.ts';
import { purchaseWithGems } from './gem-purchase.ts';
import { buyGemsForGold, gemCap } from './gold-to-gems.ts';
import { buyGryphatrice, GRYPHATRICE } from './gryphatrice.ts';
import { isMoreThanHatchable } from './hatchable.ts';
import { buyWithHourglass } from './hourglass.ts';
import { buyMysterySet, mysterySetsInStore } from './mystery-set.ts';
import { buyQuestForGems } from './quest-purchase.ts';

const ctx = contextAt('2025-09-20T12:00:00.000Z');
const withGems = (gems: number, change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    player.balance = gems / 4;
    change(player);
  });

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

describe('how many more can be hatched', () => {
  it.each([
    { type: 'food', key: 'Meat', amount: 99, more: false, why: 'is no question for food' },
    { type: 'eggs', key: 'Wolf', amount: 99, more: false, why: 'nor for drop eggs' },
    { type: 'eggs', key: 'Gryphon', amount: 20, more: false, why: 'ten pets and ten mounts of a quest egg' },
    { type: 'eggs', key: 'Gryphon', amount: 21, more: true, why: 'one too many' },
    {
      type: 'hatchingPotions',
      key: 'Spooky',
      amount: 18,
      more: false,
      why: 'nine pets and nine mounts of a magic potion',
    },
    { type: 'hatchingPotions', key: 'Spooky', amount: 19, more: true, why: 'one too many of those' },
    { type: 'hatchingPotions', key: 'Veggie', amount: 9, more: false, why: 'nine pets of a wacky potion' },
    { type: 'hatchingPotions', key: 'Veggie', amount: 10, more: true, why: 'and no mounts' },
    { type: 'eggs', key: 'Stone', amount: 1, more: false, why: 'is no question for the unknown' },
  ])('$amount of $key: $why', ({ type, key, amount, more }) => {
    expect(isMoreThanHatchable(makePlayer(), type, key, amount)).toBe(more);
  });

  it('counts what is there already', () => {
    const player = makePlayer(({ items }) => {
      items.pets['Wolf-Spooky'] = 5;
      items.mounts['Fox-Spooky'] = true;
      items.hatchingPotions['Spooky'] = 2;
    });
    expect(isMoreThanHatchable(player, 'hatchingPotions', 'Spooky', 14)).toBe(false);
    expect(isMoreThanHatchable(player, 'hatchingPotions', 'Spooky', 15)).toBe(true);
  });
});

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
    [{ type: 'backgrounds', key: 'beach' }, 'badRequest useUnlockForCosmetics'],
    [{ key: 'snowball' }, 'notAuthorized cannotBuyItem'],
    [{ key: 'nope' }, 'notFound itemNotFound'],
  ])('%j: %s', (input, refusal) => {
    expect(refusalOf(buy(ctx, { player: rich }, input))).toBe(refusal);
  });
});
