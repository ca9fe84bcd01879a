import { describe, expect, it } from 'vitest';
import { expectOrder, no, refusedBy } from '../../test/support/checks.ts';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut } from '../../test/support/party.ts';
import { dropPetKeys } from '../achievements/stable.ts';
import type { Player } from '../state/player.ts';
import { feed } from './feed.ts';
import { hatch } from './hatch.ts';
import { releaseBoth, releaseMounts, releasePets } from './release.ts';

const ctx = contextAt();
interface Wish {
  readonly player: Player;
  readonly input: Record<string, string>;
}

describe('hatching', () => {
  it('checks in order (2.2)', () => {
    const wish: Wish = { player: makePlayer(({ items }) => (items.pets['Wolf-Spooky'] = 1)), input: {} };
    const missing = no('notFound', 'messageMissingEggPotion');
    expectOrder(wish, ({ player, input }) => hatch(ctx, { player }, input), [
      [no('badRequest', 'missingEggHatchingPotion'), ({ input }) => (input['egg'] = 'Gryphon')],
      [no('badRequest', 'missingEggHatchingPotion'), ({ input }) => (input['hatchingPotion'] = 'Spooky')],
      [missing, ({ player }) => (player.items.eggs = { Gryphon: 1, Wolf: -1 })],
      [missing, ({ player }) => (player.items.hatchingPotions = { Spooky: 1 })],
      [no('badRequest', 'messageInvalidEggPotionCombo'), ({ input }) => (input['egg'] = 'Wolf')],
      [missing, ({ player }) => (player.items.eggs['Wolf'] = 1)],
      [no('notAuthorized', 'messageAlreadyPet'), ({ player }) => (player.items.pets['Wolf-Spooky'] = 0)],
    ]);
  });
});

describe('feeding', () => {
  it('checks in order (2.4)', () => {
    const player = makePlayer(({ items }) => {
      items.mounts['Wolf-Base'] = true;
      items.food = { Meat: 0 };
    });
    const meal = { player, input: { pet: '', food: '', amount: 0.5 } };
    expectOrder(meal, (scene) => feed(ctx, { player: scene.player }, scene.input), [
      [no('badRequest', 'missingPetFoodFeed'), ({ input }) => (input.pet = 'Wolf-Paper')],
      [no('badRequest', 'missingPetFoodFeed'), ({ input }) => (input.food = 'Stone')],
      [no('badRequest', 'invalidPetName'), ({ input }) => (input.pet = 'Wolf-Veteran')],
      [no('notFound', 'invalidFoodName'), ({ input }) => (input.food = 'Meat')],
      [no('notFound', 'messagePetNotFound'), ({ player: { items } }) => (items.pets['Wolf-Veteran'] = 5)],
      [no('notFound', 'messageFoodNotFound'), ({ player: { items } }) => (items.food['Meat'] = 9)],
      [no('notAuthorized', 'messageCannotFeedPet'), ({ input }) => (input.pet = 'Wolf-Base')],
      [no('notFound', 'messagePetNotFound'), ({ player: { items } }) => (items.pets['Wolf-Base'] = 10)],
      [no('notAuthorized', 'messageAlreadyMount'), ({ player: { items } }) => (items.mounts = {})],
      [no('badRequest', 'invalidAmount'), ({ input }) => (input.amount = 10)],
      [no('notAuthorized', 'notEnoughFood'), ({ player: { items } }) => (items.food['Meat'] = 10)],
      [no('notAuthorized', 'tooMuchFood'), ({ input }) => (input.amount = 8)],
    ]);
  });

  it.each([
    { pet: 'Wolf-Base', growth: 5, most: 9, why: 'liked food adds five, up to fifty' },
    { pet: 'Wolf-Base', growth: 49, most: 1, why: 'one bite may go beyond fifty' },
    { pet: 'Wolf-Red', growth: 5, most: 23, why: 'other food adds two, up to fifty-one' },
    { pet: 'Wolf-Spooky', growth: 5, most: 9, why: 'magic pets like everything' },
  ])('$pet of $growth takes $most at most: $why', ({ pet, growth, most }) => {
    const player = makePlayer(({ items }) => {
      items.pets[pet] = growth;
      items.food = { Meat: most + 1 };
    });
    const given = (amount: number) => (scene: { player: Player }) =>
      feed(ctx, scene, { pet, food: 'Meat', amount });
    expect(refusedBy({ player }, given(most + 1))).toEqual(no('notAuthorized', 'tooMuchFood'));
    const after = carriedOut(given(most)({ player }));
    expect([after.data, after.player.items.food['Meat']]).toEqual([-1, 1]);
    expect(after.events).toEqual([{ kind: 'mountRaised', userId: player._id, pet }]);
  });

  it('with nothing at all is allowed, and changes nothing but the first step', () => {
    const player = makePlayer(({ items }) => {
      items.pets['Wolf-Base'] = 5;
      items.food = { Meat: 1 };
    });
    const after = carriedOut(feed(ctx, { player }, { pet: 'Wolf-Base', food: 'Meat', amount: 0 }));
    expect(after.player.items).toEqual(player.items);
    expect([after.data, after.player.achievements['fedPet']]).toEqual([5, true]);
  });
});

describe('setting free', () => {
  it.each([
    ['pets', releasePets, no('notAuthorized', 'notEnoughPets')],
    ['mounts', releaseMounts, no('notAuthorized', 'notEnoughMounts')],
    ['both', releaseBoth, no('notAuthorized', 'notEnoughPetsMounts')],
  ] as const)('%s asks for four gems, and then for all ninety (2.5)', (_what, release, tooFew) => {
    const player = makePlayer((fresh) => {
      fresh.balance = 0.75;
      fresh.achievements['triadBingo'] = true;
      for (const key of dropPetKeys().slice(1)) {
        fresh.items.pets[key] = 5;
        fresh.items.mounts[key] = true;
      }
    });
    const [last = ''] = dropPetKeys();
    expectOrder({ player }, (scene) => release(ctx, scene), [
      [no('notAuthorized', 'notEnoughGems'), () => (player.balance = 1)],
      [
        tooFew,
        ({ player: { items } }) => {
          items.pets[last] = -1;
          items.mounts[last] = true;
        },
      ],
    ]);
    expect(carriedOut<unknown>(release(ctx, { player })).player.balance).toBe(0);
  });
});
