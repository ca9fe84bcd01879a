import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../../test/support/party.ts';
import { shopItems, visit } from '../items/item.ts';
import { rewardsColumn } from './rewards.ts';
import { movePin } from './move-pin.ts';

const ctx = contextAt('2025-05-10T12:00:00.000Z');
const pins = ['eggs.Wolf', 'food.Saddle', 'potion'].map((path) => ({ path, type: path.split('.')[0] ?? '' }));
const player = makePlayer((owner) => {
  owner.pinnedItems = pins;
  owner.unpinnedItems = rewardsColumn(owner, ctx.now)
    .filter(({ isSuggested }) => isSuggested)
    .map(({ path }) => ({ path, type: 'marketGear' }));
});

describe('moving a pin', () => {
  it.each([
    { path: 'potion', position: 0, order: ['potion', 'eggs.Wolf', 'food.Saddle'] },
    { path: 'eggs.Wolf', position: 1, order: ['food.Saddle', 'eggs.Wolf', 'potion'] },
    { path: 'eggs.Wolf', position: -1, order: ['food.Saddle', 'potion', 'eggs.Wolf'] },
  ])('$path to $position', ({ path, position, order }) => {
    const moved = carriedOut(movePin(ctx, { player }, { path, position }));
    expect(moved.data).toEqual(order);
    expect(rewardsColumn(moved.player, ctx.now).map((item) => item.path)).toEqual(order);
  });

  it('is refused for what is not pinned, or to nowhere', () => {
    expect(refusalOf(movePin(ctx, { player }, { path: 'eggs.Fox', position: 0 }))).toBe(
      'badRequest wrongItemPath',
    );
  });
});

describe('a shop item (rules-play-and-shops 5.1)', () => {
  it.each([
    [
      { type: 'eggs', path: 'eggs.Wolf' },
      { purchaseType: 'eggs', currency: 'gems', value: 3, class: 'Pet_Egg_Wolf' },
    ],
    [
      { type: 'premiumHatchingPotion', path: 'wackyHatchingPotions.Veggie' },
      { purchaseType: 'hatchingPotions', value: 2 },
    ],
    [
      { type: 'bundles', path: 'bundles.hugabug' },
      { currency: 'gems', value: 7, end: '2025-05-14T08:00:00.000Z' },
    ],
    [
      { type: 'quests', path: 'quests.dilatoryDistress1' },
      { currency: 'gold', value: 200, locked: false },
    ],
    [
      { type: 'quests', path: 'quests.vice2' },
      { currency: 'gems', value: 4, locked: true, class: 'inventory_quest_scroll_vice2_locked' },
    ],
    [
      { type: 'quests', path: 'quests.robot' },
      { currency: 'hourglasses', value: 1 },
    ],
    [
      { type: 'debuffPotion', path: 'spells.special.salt' },
      { currency: 'gold', value: 5, class: 'shop_salt', immediateUse: true },
    ],
    [
      { type: 'gear', path: 'gear.flat.weapon_special_spring2024Mage' },
      { currency: 'gems', value: 2, purchaseType: 'gear' },
    ],
    [
      { type: 'marketGear', path: 'gear.flat.armor_warrior_1' },
      { currency: 'gold', value: 30, class: 'shop_armor_warrior_1', type: 'armor' },
    ],
    [
      { type: 'background', path: 'backgrounds.timeTravelBackgrounds.airship' },
      { currency: 'hourglasses', value: 1 },
    ],
    [
      { type: 'mystery_set', path: 'mystery.202305' },
      { currency: 'hourglasses', purchaseType: 'mystery_set' },
    ],
    [
      { type: 'timeTravelersStable', path: 'timeTravelStable.mounts.Mammoth-Base' },
      { purchaseType: 'mounts', class: 'shop_mounts_Mammoth-Base' },
    ],
    [
      { type: 'card', path: 'cardTypes.greeting' },
      { currency: 'gold', value: 10, target: 'user' },
    ],
    [
      { type: 'gem', path: 'special.gems' },
      { key: 'gem', currency: 'gold', value: 20, locked: true },
    ],
    [
      { type: 'rebirth_orb', path: 'special.rebirth_orb' },
      { currency: 'gems', value: 6, locked: true },
    ],
    [
      { type: 'fortify', path: 'special.fortify' },
      { currency: 'gems', value: 4 },
    ],
    [
      { type: 'haircolor', path: 'hair.color.rainbow' },
      { purchaseType: 'customization', type: 'color', value: 2, class: 'icon_hair_bangs_1_rainbow' },
    ],
    [
      { type: 'hairbeard', path: 'hair.beard.1' },
      { purchaseType: 'customization', type: 'beard', class: 'icon_hair_beard_1_red' },
    ],
    [
      { type: 'shirt', path: 'shirt.convict' },
      { class: 'icon_slim_shirt_convict', set: 'specialShirts' },
    ],
  ])('%j', (pin, fields) => {
    expect(shopItems(visit(player, ctx.now), [pin])).toMatchObject([
      { ...fields, pinType: pin.type, path: pin.path },
    ]);
  });
});
