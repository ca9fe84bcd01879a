import { describe, expect, it } from 'vitest';
import {
  allocate,
  allocateBulk,
  buy,
  type BuyInput,
  buyWithHourglass,
  cast,
  changeClass,
  equip,
  feed,
  hatch,
  openMysteryItem,
  type Player,
  purchaseWithGems,
  releaseBoth,
  releaseMounts,
  releasePets,
  type AnyResult,
  sell,
  togglePin,
  unequip,
  unlock,
} from '@everdeed/rules';
import { buyGryphatrice } from '../src/shops/gryphatrice.ts';
import { contextAt, makePlayer } from './support/make.ts';

/** A day without events, when the pet quests, potions and sets of September are available. */
const ctx = contextAt('2025-09-20T12:00:00.000Z');
const rich = (change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    player.stats.gp = 10_000;
    player.stats.mp = 200;
    player.stats.lvl = 50;
    player.balance = 100;
    player.purchased.plan.consecutive.trinkets = 5;
    player.items.eggs = { Wolf: 5, Rat: 5 };
    player.items.hatchingPotions = { Base: 5, Spooky: 5 };
    player.items.food = { Meat: 5, Saddle: 1 };
    player.items.pets = { 'Wolf-Base': 5, 'Wolf-Veteran': 5, 'Fox-Base': 45 };
    change(player);
  });
const buying = (input: BuyInput, change?: (player: Player) => void) => () =>
  buy(ctx, { player: rich(change) }, input);
const hourglass = (input: BuyInput, change?: (player: Player) => void) => () =>
  buyWithHourglass(ctx, { player: rich(change) }, input);
const unlocking = (path?: string, change?: (player: Player) => void) => () =>
  unlock(ctx, { player: rich(change) }, { path });
const feeding = (pet: string, food: string, amount?: number, change?: (player: Player) => void) => () =>
  feed(ctx, { player: rich(change) }, { pet, food, amount });
const convict = 'shirt.convict,shirt.cross,shirt.fire';
const specialShirts = [
  'convict',
  'fire',
  'horizon',
  'ocean',
  'purple',
  'rainbow',
  'redblue',
  'thunder',
  'tropical',
  'zombie',
];
const shirtSet = specialShirts.map((key) => `shirt.${key}`).join(',');
const owning = (count: number) => (player: Player) => {
  for (const key of specialShirts.slice(0, count)) player.purchased.shirt[key] = true;
};
const broke = (player: Player) => {
  player.balance = 0;
  player.stats.gp = 0;
  player.purchased.plan.consecutive.trinkets = 0;
};
const subscriber = (gemsBought: number) => (player: Player) =>
  void Object.assign(player.purchased.plan, { customerId: 'c', gemsBought });

type Case = readonly [key: string, kind: string, act: () => AnyResult<unknown>];
const is = (key: string, kind: string, act: () => AnyResult<unknown>): Case => [key, kind, act];

/** Every message key of the seeds' error catalogue (seeds 1, section 8), with a command that produces it. */
const catalogue: readonly Case[] = [
  is('invalidAttribute', 'badRequest', () => allocate(ctx, { player: rich() }, { stat: 'luck' })),
  is('statsObjectRequired', 'badRequest', () => allocateBulk(ctx, { player: rich() }, { stats: undefined })),
  is('missingTypeKeyEquip', 'badRequest', () => equip(ctx, { player: rich() }, {})),
  is('invalidTypeEquip', 'badRequest', () => equip(ctx, { player: rich() }, { type: 'hat', key: 'x' })),
  is('invalidTypeEquip', 'badRequest', () => unequip(ctx, { player: rich() }, { type: 'hat' })),
  is('mountNotOwned', 'notFound', () => equip(ctx, { player: rich() }, { type: 'mount', key: 'Wolf-Base' })),
  is('petNotOwned', 'notFound', () => equip(ctx, { player: rich() }, { type: 'pet', key: 'Fox-Red' })),
  is('gearNotOwned', 'notFound', () =>
    equip(ctx, { player: rich() }, { type: 'equipped', key: 'weapon_wizard_6' }),
  ),
  is('missingEggHatchingPotion', 'badRequest', () => hatch(ctx, { player: rich() }, { egg: 'Wolf' })),
  is('messageMissingEggPotion', 'notFound', () =>
    hatch(ctx, { player: rich() }, { egg: 'Fox', hatchingPotion: 'Base' }),
  ),
  is('messageInvalidEggPotionCombo', 'badRequest', () =>
    hatch(ctx, { player: rich() }, { egg: 'Rat', hatchingPotion: 'Spooky' }),
  ),
  is('messageAlreadyPet', 'notAuthorized', () =>
    hatch(ctx, { player: rich() }, { egg: 'Wolf', hatchingPotion: 'Base' }),
  ),
  is('missingPetFoodFeed', 'badRequest', () => feed(ctx, { player: rich() }, { pet: 'Wolf-Base' })),
  is('invalidPetName', 'badRequest', feeding('Nobody', 'Meat')),
  is('invalidFoodName', 'notFound', feeding('Wolf-Base', 'Stone')),
  is('messagePetNotFound', 'notFound', feeding('Wolf-Red', 'Meat')),
  is('messageFoodNotFound', 'notFound', feeding('Wolf-Base', 'Milk')),
  is('messageCannotFeedPet', 'notAuthorized', feeding('Wolf-Veteran', 'Meat')),
  is(
    'messageAlreadyMount',
    'notAuthorized',
    feeding('Wolf-Base', 'Meat', 1, (player) => (player.items.mounts['Wolf-Base'] = true)),
  ),
  is('invalidAmount', 'badRequest', feeding('Wolf-Base', 'Meat', 0.5)),
  is('notEnoughFood', 'notAuthorized', feeding('Wolf-Base', 'Meat', 6)),
  is('tooMuchFood', 'notAuthorized', feeding('Fox-Base', 'Meat', 2)),
  is('messageHealthAlreadyMax', 'notAuthorized', () =>
    cast(ctx, { player: rich((player) => (player.stats.class = 'healer')) }, { key: 'heal' }),
  ),
  is('spellAlreadyCast', 'badRequest', () =>
    cast(
      ctx,
      {
        player: rich((player) =>
          Object.assign(player.stats, { class: 'wizard', buffs: { ...player.stats.buffs, streaks: true } }),
        ),
      },
      { key: 'frost' },
    ),
  ),
  is('spellNotOwned', 'notAuthorized', () => cast(ctx, { player: rich() }, { key: 'snowball' })),
  is('spellNotFound', 'notFound', () => cast(ctx, { player: rich() }, { key: 'fireball' })),
  is('wrongItemType', 'badRequest', () =>
    togglePin(ctx, { player: rich() }, { type: 'x', path: 'eggs.Wolf' }),
  ),
  is('wrongItemPath', 'badRequest', () =>
    togglePin(ctx, { player: rich() }, { type: 'eggs', path: 'eggs.Stone' }),
  ),
  is('cannotUnpinItem', 'badRequest', () =>
    togglePin(ctx, { player: rich() }, { type: 'armoire', path: 'armoire' }),
  ),

  is('missingKeyParam', 'badRequest', buying({ type: 'eggs' })),
  is('invalidQuantity', 'badRequest', buying({ key: 'potion', quantity: 1.5 })),
  is('messageNotAbleToBuyInBulk', 'notAuthorized', buying({ key: 'armoire', quantity: 2 })),
  is('messageNotEnoughGold', 'notAuthorized', buying({ key: 'armor_warrior_1' }, broke)),
  is('itemNotFound', 'notFound', buying({ key: 'armor_warrior_9' })),
  is('cannotBuyItem', 'notAuthorized', buying({ key: 'weapon_healer_1' })),
  is(
    'equipmentAlreadyOwned',
    'notAuthorized',
    buying({ key: 'armor_warrior_1' }, (player) => (player.items.gear.owned['armor_warrior_1'] = true)),
  ),
  is('previousGearNotOwned', 'notAuthorized', buying({ key: 'armor_warrior_3' })),
  is('messageHealthAlreadyMax', 'notAuthorized', buying({ key: 'potion' })),
  is(
    'messageHealthAlreadyMin',
    'notAuthorized',
    buying({ key: 'potion' }, (player) => (player.stats.hp = 0)),
  ),
  is('spellNotFound', 'notFound', buying({ type: 'special', key: 'x' })),
  is('questNotFound', 'notFound', buying({ type: 'quest', key: 'x' })),
  is('questNotGoldPurchasable', 'notAuthorized', buying({ type: 'quest', key: 'vice1' })),
  is('questNotGemPurchasable', 'notAuthorized', buying({ type: 'quests', key: 'dilatoryDistress1' })),
  is('questUnlockLostMasterclasser', 'notAuthorized', buying({ type: 'quest', key: 'lostMasterclasser1' })),
  is('mustComplete', 'notAuthorized', buying({ type: 'quest', key: 'dilatoryDistress2' })),
  is('notAvailable', 'notAuthorized', buying({ type: 'quests', key: 'gryphon' })),
  is('messageNotAvailable', 'notAuthorized', buying({ type: 'eggs', key: 'Gryphon' })),
  is('notEnoughGems', 'notAuthorized', buying({ type: 'eggs', key: 'Wolf' }, broke)),
  is('mustSubscribeToPurchaseGems', 'notAuthorized', buying({ type: 'gems', key: 'gem' })),
  is('maxBuyGems', 'notAuthorized', buying({ type: 'gems', key: 'gem' }, subscriber(24))),
  is(
    'reachedGoldToGemCapQuantity',
    'notAuthorized',
    buying({ type: 'gems', key: 'gem', quantity: 2 }, subscriber(23)),
  ),
  is('groupPolicyCannotGetGems', 'notAuthorized', buying({ type: 'gems', key: 'gem', groupKeepsGems: true })),
  is('typeRequired', 'badRequest', () => purchaseWithGems(ctx, { player: rich() }, { key: 'Wolf' })),
  is('notAccteptedType', 'notFound', () =>
    purchaseWithGems(ctx, { player: rich() }, { type: 'x', key: 'Wolf' }),
  ),
  is('contentKeyNotFound', 'notFound', buying({ type: 'food', key: 'x' })),
  is(
    'alreadyHave',
    'notAuthorized',
    buying(
      { type: 'gear', key: 'head_special_fall2019Warrior' },
      (player) => (player.items.gear.owned['head_special_fall2019Warrior'] = true),
    ),
  ),
  is('petNotFound', 'notFound', () => buyGryphatrice(ctx, { player: rich() }, { key: 'Nobody' })),
  is(
    'petsAlreadyOwned',
    'badRequest',
    buying(
      { type: 'pets', key: 'Gryphatrice-Jubilant' },
      (player) => (player.items.pets['Gryphatrice-Jubilant'] = 5),
    ),
  ),
  is('useUnlockForCosmetics', 'badRequest', buying({ type: 'backgrounds', key: 'beach' })),

  is('missingTypeParam', 'badRequest', hourglass({ key: 'airship' })),
  is('typeNotAllowedHourglass', 'notAuthorized', hourglass({ type: 'food', key: 'Meat' })),
  is('notAllowedHourglass', 'notAuthorized', hourglass({ type: 'backgrounds', key: 'beach' })),
  is(
    'backgroundAlreadyOwned',
    'notAuthorized',
    hourglass(
      { type: 'backgrounds', key: 'airship' },
      (player) => (player.purchased.background['airship'] = true),
    ),
  ),
  is(
    'petsAlreadyOwned',
    'notAuthorized',
    hourglass({ type: 'pets', key: 'Mammoth-Base' }, (player) => (player.items.pets['Mammoth-Base'] = 5)),
  ),
  is(
    'mountsAlreadyOwned',
    'notAuthorized',
    hourglass(
      { type: 'mounts', key: 'Mammoth-Base' },
      (player) => (player.items.mounts['Mammoth-Base'] = true),
    ),
  ),
  is('notEnoughHourglasses', 'notAuthorized', hourglass({ type: 'quests', key: 'robot', quantity: 6 })),
  is('mysterySetNotFound', 'notFound', buying({ type: 'mystery', key: '202306' })),

  is('pathRequired', 'badRequest', unlocking()),
  is('invalidUnlockSet', 'badRequest', unlocking(convict)),
  is('alreadyUnlocked', 'notAuthorized', unlocking(shirtSet, owning(10))),
  is('alreadyUnlockedPart', 'notAuthorized', unlocking(shirtSet, owning(8))),
  is('incentiveBackgroundsUnlockedWithCheckins', 'badRequest', unlocking('background.blue')),
  is('notAvailable', 'notAuthorized', unlocking('background.beach')),
  is('notEnoughGems', 'notAuthorized', unlocking('shirt.convict', broke)),

  is('positiveAmountRequired', 'badRequest', () =>
    sell(ctx, { player: rich() }, { type: 'eggs', key: 'Wolf', amount: -1 }),
  ),
  is('typeRequired', 'badRequest', () => sell(ctx, { player: rich() }, { key: 'Wolf' })),
  is('typeNotSellable', 'notAuthorized', () => sell(ctx, { player: rich() }, { type: 'gear', key: 'x' })),
  is('userItemsKeyNotFound', 'notFound', () => sell(ctx, { player: rich() }, { type: 'eggs', key: 'Fox' })),
  is('userItemsNotEnough', 'notFound', () =>
    sell(ctx, { player: rich() }, { type: 'eggs', key: 'Wolf', amount: 6 }),
  ),
  is('foodSaddleSellWarningNote', 'notAuthorized', () =>
    sell(ctx, { player: rich() }, { type: 'food', key: 'Saddle' }),
  ),
  is('notEnoughPets', 'notAuthorized', () => releasePets(ctx, { player: rich() })),
  is('notEnoughMounts', 'notAuthorized', () => releaseMounts(ctx, { player: rich() })),
  is('notEnoughPetsMounts', 'notAuthorized', () => releaseBoth(ctx, { player: rich() })),
  is('lvl10ChangeClass', 'notAuthorized', () =>
    changeClass(ctx, { player: makePlayer() }, { name: 'rogue' }),
  ),
  is('invalidClass', 'badRequest', () => changeClass(ctx, { player: rich() }, { name: 'knight' })),
  is('mysteryItemIsEmpty', 'badRequest', () => openMysteryItem(ctx, { player: rich() })),
];

describe('the error catalogue of the seeds', () => {
  it.each(catalogue)('%s comes as %s', (key, kind, act) => {
    expect(act()).toMatchObject({ ok: false, refusal: { key, kind } });
  });
});
