import { describe, expect, it } from 'vitest';
import { findFood, findPet } from '@everdeed/content';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import { dropPetKeys } from '../achievements/stable.ts';
import type { Player } from '../state/player.ts';
import { feed, feedingStep } from './feed.ts';
import { NEW_PET } from '../numbers/limits.ts';
import { hatch } from './hatch.ts';
import { releaseBoth, releaseMounts, releasePets } from './release.ts';

const ctx = contextAt();

describe('hatching', () => {
  const stocked = (change: (player: Player) => void = () => {}): Player =>
    makePlayer((player) => {
      player.items.eggs = { Wolf: 1, Fox: 0, Gryphon: 2 };
      player.items.hatchingPotions = { Base: 1, Red: 0, Spooky: 2 };
      change(player);
    });
  const hatched = (egg: string, hatchingPotion: string, change?: (player: Player) => void) =>
    hatch(ctx, { player: stocked(change) }, { egg, hatchingPotion });

  it('makes a pet of five points out of one egg and one potion', () => {
    const { player, data, message, events } = carriedOut(hatched('Wolf', 'Base'));
    expect(player.items).toMatchObject({
      pets: { 'Wolf-Base': NEW_PET },
      eggs: { Wolf: 0, Gryphon: 2 },
      hatchingPotions: { Base: 0, Spooky: 2 },
    });
    expect(data).toBe(player.items);
    expect(message).toEqual({ key: 'messageHatched' });
    expect(events).toEqual([{ kind: 'petHatched', userId: player._id, pet: 'Wolf-Base' }]);
  });

  it('is a first step, announced once', () => {
    const { player } = carriedOut(hatched('Wolf', 'Base'));
    expect(player.achievements['hatchedPet']).toBe(true);
    expect(player.notifications).toMatchObject([
      { type: 'ACHIEVEMENT', data: { achievement: 'hatchedPet' } },
    ]);
  });

  it.each([
    ['quest eggs take plain potions', 'Gryphon', 'Base'],
    ['drop eggs take magic potions', 'Wolf', 'Spooky'],
  ])('is possible where %s', (_why, egg, potion) => {
    expect(refusalOf(hatched(egg, potion))).toBe('accepted');
  });

  it.each([
    ['no egg named', '', 'Base', 'badRequest missingEggHatchingPotion'],
    ['no potion named', 'Wolf', '', 'badRequest missingEggHatchingPotion'],
    ['no egg left', 'Fox', 'Base', 'notFound messageMissingEggPotion'],
    ['no potion left', 'Wolf', 'Red', 'notFound messageMissingEggPotion'],
    ['an unknown egg', 'Stone', 'Base', 'notFound messageMissingEggPotion'],
    ['a quest egg and a magic potion', 'Gryphon', 'Spooky', 'badRequest messageInvalidEggPotionCombo'],
  ])('is refused with %s', (_what, egg, potion, refusal) => {
    expect(refusalOf(hatched(egg, potion))).toBe(refusal);
  });

  it.each([
    { growth: 5, refusal: 'notAuthorized messageAlreadyPet', why: 'a pet that is there' },
    { growth: -1, refusal: 'accepted', why: 'one that became a mount' },
    { growth: 0, refusal: 'accepted', why: 'one that was set free' },
  ])('beside $why: $refusal', ({ growth, refusal }) => {
    const change = ({ items }: Player) => (items.pets['Wolf-Base'] = growth);
    expect(refusalOf(hatched('Wolf', 'Base', change))).toBe(refusal);
  });
});

describe('feeding', () => {
  const keeper = (change: (player: Player) => void = () => {}): Player =>
    makePlayer(({ items, ...player }) => {
      items.pets = { 'Wolf-Base': 5, 'Fox-Base': 46, 'Wolf-Spooky': 5, 'Wolf-Veteran': 5 };
      items.food = { Meat: 4, Milk: 9, Saddle: 2, Cake_Base: 0 };
      change({ items, ...player });
    });
  const fed = (pet: string, food: string, amount?: number, change?: (player: Player) => void) =>
    feed(ctx, { player: keeper(change) }, { pet, food, amount });

  it.each([
    { pet: 'Wolf-Base', food: 'Meat', step: 5, why: 'a base pet likes meat' },
    { pet: 'Wolf-Base', food: 'Milk', step: 2, why: 'and milk less' },
    { pet: 'Wolf-White', food: 'Milk', step: 5, why: 'a white one likes milk' },
    { pet: 'Wolf-Spooky', food: 'Milk', step: 5, why: 'a magic pet likes everything' },
  ])('$why: $step points', ({ pet, food, step }) => {
    const [one, other] = [findPet(pet), findFood(food)];
    if (!one || !other) throw new Error('unknown');
    expect(feedingStep(one, other)).toBe(step);
  });

  it.each([
    { food: 'Meat', amount: undefined, growth: 10, left: 3, message: 'messageLikesFood' },
    { food: 'Meat', amount: 2, growth: 15, left: 2, message: 'messageLikesFood' },
    { food: 'Milk', amount: 3, growth: 11, left: 6, message: 'messageDontEnjoyFood' },
    { food: 'Meat', amount: 0, growth: 5, left: 4, message: 'messageLikesFood' },
  ])('$amount of $food leaves a growth of $growth', ({ food, amount, growth, left, message }) => {
    const after = carriedOut(fed('Wolf-Base', food, amount));
    expect(after.data).toBe(growth);
    expect(after.player.items.food[food]).toBe(left);
    expect(after.message).toEqual({
      key: message,
      params: { egg: '@pet/Wolf-Base', foodText: `@theFood/${food}` },
    });
    expect(after.events).toEqual([]);
  });

  it('raises a mount at fifty points, and the pet is gone', () => {
    const riding = ({ items }: Player) => (items.currentPet = 'Fox-Base');
    const after = carriedOut(fed('Fox-Base', 'Meat', 1, riding));
    expect(after.data).toBe(-1);
    expect(after.player.items).toMatchObject({
      pets: { 'Fox-Base': -1 },
      mounts: { 'Fox-Base': true },
      currentPet: '',
    });
    expect(after.message).toEqual({ key: 'messageEvolve', params: { egg: '@pet/Fox-Base' } });
    expect(after.events).toEqual([{ kind: 'mountRaised', userId: after.player._id, pet: 'Fox-Base' }]);
  });

  it('with a saddle raises a mount at once, for one saddle', () => {
    const after = carriedOut(fed('Wolf-Base', 'Saddle'));
    expect(after.data).toBe(-1);
    expect(after.player.items).toMatchObject({ mounts: { 'Wolf-Base': true }, food: { Saddle: 1 } });
    expect(after.player.achievements['fedPet']).toBeUndefined();
  });

  it('is a first step', () => {
    expect(carriedOut(fed('Wolf-Base', 'Meat')).player.achievements['fedPet']).toBe(true);
  });

  it.each([
    ['no pet named', '', 'Meat', 1, 'badRequest missingPetFoodFeed'],
    ['no food named', 'Wolf-Base', '', 1, 'badRequest missingPetFoodFeed'],
    ['an unknown pet', 'Wolf-Paper', 'Meat', 1, 'badRequest invalidPetName'],
    ['an unknown food', 'Wolf-Base', 'Stone', 1, 'notFound invalidFoodName'],
    ['a pet that is not there', 'Wolf-Red', 'Meat', 1, 'notFound messagePetNotFound'],
    ['no food of this kind', 'Wolf-Base', 'Cake_Base', 1, 'notFound messageFoodNotFound'],
    ['a special pet', 'Wolf-Veteran', 'Meat', 1, 'notAuthorized messageCannotFeedPet'],
    ['part of a piece', 'Wolf-Base', 'Meat', 1.5, 'badRequest invalidAmount'],
    ['less than nothing', 'Wolf-Base', 'Meat', -1, 'badRequest invalidAmount'],
    ['more than there is', 'Wolf-Base', 'Meat', 5, 'notAuthorized notEnoughFood'],
    ['more than the pet needs', 'Fox-Base', 'Meat', 2, 'notAuthorized tooMuchFood'],
  ])('is refused with %s', (_what, pet, food, amount, refusal) => {
    expect(refusalOf(fed(pet, food, amount))).toBe(refusal);
  });

  it('is refused beside the mount of the same kind', () => {
    const change = ({ items }: Player) => (items.mounts['Wolf-Base'] = true);
    expect(refusalOf(fed('Wolf-Base', 'Meat', 1, change))).toBe('notAuthorized messageAlreadyMount');
  });
});

describe('setting animals free', () => {
  const collector = (change: (player: Player) => void = () => {}): Player =>
    makePlayer((player) => {
      player.balance = 3;
      player.achievements['triadBingo'] = true;
      for (const key of dropPetKeys()) {
        player.items.pets[key] = 5;
        player.items.mounts[key] = true;
      }
      player.items.pets['Wolf-Veteran'] = 5;
      player.items.mounts['Dragon-Hydra'] = true;
      change(player);
    });
  const counters = ({ achievements }: Player) => [
    achievements['beastMasterCount'],
    achievements['mountMasterCount'],
    achievements['triadBingoCount'],
  ];

  it('lets the ninety pets go, and only them', () => {
    const walking = collector((player) => (player.items.currentPet = 'Wolf-Base'));
    const { player, data, ledger, message } = carriedOut(releasePets(ctx, { player: walking }));
    expect(data['Wolf-Base']).toBe(0);
    expect(data['Wolf-Veteran']).toBe(5);
    expect(player.items.mounts['Wolf-Base']).toBe(true);
    expect(player.items.currentPet).toBe('');
    expect(counters(player)).toEqual([1, undefined, undefined]);
    expect(ledger).toMatchObject([{ kind: 'release_pets', amount: -1, currentAmount: 2 }]);
    expect(message).toEqual({ key: 'petsReleased' });
  });

  it('lets the ninety mounts go, and only them', () => {
    const riding = collector((player) => (player.items.currentMount = 'Wolf-Base'));
    const { player, data, ledger, message } = carriedOut(releaseMounts(ctx, { player: riding }));
    expect(data['Wolf-Base']).toBe(null);
    expect(data['Dragon-Hydra']).toBe(true);
    expect(player.items.pets['Wolf-Base']).toBe(5);
    expect(player.items.currentMount).toBe('');
    expect(counters(player)).toEqual([undefined, 1, undefined]);
    expect(ledger).toMatchObject([{ kind: 'release_mounts', amount: -1, currentAmount: 2 }]);
    expect(message).toEqual({ key: 'mountsReleased' });
  });

  it.each([
    { raised: false, counts: [1, 1, 1], why: 'all at once count for the triad' },
    { raised: true, counts: [1, 1, undefined], why: 'but not where a pet had become a mount' },
  ])('$why', ({ raised, counts }) => {
    const player = collector(({ items }) => {
      if (raised) items.pets['Wolf-Base'] = -1;
    });
    const after = carriedOut(releaseBoth(ctx, { player }));
    expect(counters(after.player)).toEqual(counts);
    expect(after.data).toEqual({
      achievements: after.player.achievements,
      items: after.player.items,
      balance: 2,
    });
  });

  it('leaves an animal of another kind at its owner’s side', () => {
    const special = collector((player) => (player.items.currentPet = 'Wolf-Veteran'));
    expect(carriedOut(releasePets(ctx, { player: special })).player.items.currentPet).toBe('Wolf-Veteran');
  });

  it.each([
    ['pets without the gems', releasePets, (player: Player) => (player.balance = 0.75), 'notEnoughGems'],
    ['mounts without the gems', releaseMounts, (player: Player) => (player.balance = 0), 'notEnoughGems'],
    ['both without the gems', releaseBoth, (player: Player) => (player.balance = 0), 'notEnoughGems'],
    [
      'pets with one missing',
      releasePets,
      ({ items }: Player) => (items.pets['Wolf-Base'] = 0),
      'notEnoughPets',
    ],
    [
      'mounts with one missing',
      releaseMounts,
      ({ items }: Player) => (items.mounts['Wolf-Base'] = null),
      'notEnoughMounts',
    ],
    [
      'both with a pet missing',
      releaseBoth,
      ({ items }: Player) => (items.pets['Wolf-Base'] = 0),
      'notEnoughPetsMounts',
    ],
    [
      'both with a mount missing',
      releaseBoth,
      ({ items }: Player) => (items.mounts['Wolf-Base'] = null),
      'notEnoughPetsMounts',
    ],
    [
      'both without the triad',
      releaseBoth,
      ({ achievements }: Player) => (achievements['triadBingo'] = false),
      'notEnoughPetsMounts',
    ],
  ])('is refused for %s', (_what, release, change, key) => {
    expect(refusalOf(release(ctx, { player: collector(change) }))).toBe(`notAuthorized ${key}`);
  });
});
