import type { petCalls } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import type { RefusalCases, Stage } from '../support/refusal-cases.ts';
import { allDropPets } from '../support/stable.ts';

type Items = Player['items'];
const withItems = (player: Player, items: Partial<Items>): Player => ({
  ...player,
  items: { ...player.items, ...items },
});

/** Somebody with a young wolf, a veteran's wolf, and something to hatch and to feed. */
const keeper = (player: Player): Player =>
  withItems(player, {
    eggs: { Wolf: 1, Gryphon: 1 },
    hatchingPotions: { Base: 1, Spooky: 1 },
    food: { Meat: 20 },
    pets: { 'Wolf-Base': 5, 'Wolf-Veteran': 5, 'Fox-Base': 5 },
    mounts: { 'Fox-Base': true },
  });
const hatching = (what: string) => async (stage: Stage) => {
  await stage.change(keeper);
  return stage.player.post(`/user/hatch/${what}`);
};
const feeding = (what: string) => async (stage: Stage) => {
  await stage.change(keeper);
  return stage.player.post(`/user/feed/${what}`);
};
const releasing =
  (what: string, balance: number, items: Partial<Items> = {}) =>
  async (stage: Stage) => {
    await stage.change((player) => ({ ...withItems(player, items), balance }));
    return stage.player.post(`/user/release-${what}`);
  };
const bad = { error: 'BadRequest' } as const;
const denied = { error: 'NotAuthorized' } as const;
const missing = { error: 'NotFound' } as const;

/** Pets and mounts. */
export const petRefusals: RefusalCases<typeof petCalls> = {
  hatch: {
    messageMissingEggPotion: { ...missing, by: hatching('Fox/Base') },
    messageInvalidEggPotionCombo: { ...bad, by: hatching('Gryphon/Spooky') },
    messageAlreadyPet: { ...denied, by: hatching('Wolf/Base') },
  },
  feed: {
    invalidPetName: { ...bad, by: feeding('Wolf/Meat') },
    invalidFoodName: { ...missing, by: feeding('Wolf-Base/Stones') },
    messagePetNotFound: { ...missing, by: feeding('TigerCub-Base/Meat') },
    messageFoodNotFound: { ...missing, by: feeding('Wolf-Base/Milk') },
    messageCannotFeedPet: { ...denied, by: feeding('Wolf-Veteran/Meat') },
    messageAlreadyMount: { ...denied, by: feeding('Fox-Base/Meat') },
    invalidAmount: { ...bad, by: feeding('Wolf-Base/Meat?amount=x') },
    notEnoughFood: { ...denied, by: feeding('Wolf-Base/Meat?amount=21') },
    tooMuchFood: { ...denied, by: feeding('Wolf-Base/Meat?amount=10') },
  },
  releasePets: {
    notEnoughGems: { ...denied, by: releasing('pets', 0.75, { pets: allDropPets() }) },
    notEnoughPets: { ...denied, by: releasing('pets', 1) },
  },
  releaseMounts: {
    notEnoughGems: { ...denied, by: releasing('mounts', 0.75) },
    notEnoughMounts: { ...denied, by: releasing('mounts', 1, { pets: allDropPets() }) },
  },
  releaseBoth: {
    notEnoughGems: { ...denied, by: releasing('both', 0.75) },
    notEnoughPetsMounts: { ...denied, by: releasing('both', 1, { pets: allDropPets() }) },
  },
};
