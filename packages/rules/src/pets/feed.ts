import type { PlayerScene } from '../scenes.ts';
import { attempt, type Journal } from '../attempt.ts';
import { findFood, findPet, type Food, type Pet } from '@everdeed/content';
import { grantFirstStep } from '../achievements/grant.ts';
import type { RuleContext } from '../command.ts';
import { nameRef } from '../names.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { Outcome } from '../outcome.ts';
import type { Items, Player } from '../state/player.ts';
import { grantMountColors } from './collections.ts';

/** Growth at which a pet becomes a mount (rules-play-and-shops 2.4). */
export const MOUNT_GROWTH = 50;
const LIKED_STEP = 5;
const OTHER_STEP = 2;
/** Stored growth of a pet that became a mount. */
const RAISED = -1;

/** Which pet to feed with what. */
export interface FeedInput {
  readonly pet?: string | undefined;
  readonly food?: string | undefined;
  /** How many pieces at once; 1 if absent. */
  readonly amount?: number | undefined;
}

const likes = (pet: Pet, food: Food): boolean => food.target === pet.potion || pet.type === 'premium';

/**
 * Growth from one piece of food: 5 points if the pet likes it (magic pets like everything), else 2
 * (rules-play-and-shops 2.4).
 */
export const feedingStep = (pet: Pet, food: Food): number => (likes(pet, food) ? LIKED_STEP : OTHER_STEP);

type CheckMealRefusal =
  | 'invalidAmount'
  | 'messageAlreadyMount'
  | 'messageCannotFeedPet'
  | 'messageFoodNotFound'
  | 'messagePetNotFound'
  | 'notEnoughFood'
  | 'tooMuchFood';

function checkMeal(
  { items }: Player,
  pet: Pet,
  food: Food,
  amount: number,
): Result<undefined, CheckMealRefusal> {
  const growth = items.pets[pet.key];
  const stock = items.food[food.key];
  if (!growth) return refuse('notFound', 'messagePetNotFound');
  if (!stock) return refuse('notFound', 'messageFoodNotFound');
  if (pet.type === 'special' || pet.type === 'wacky') return refuse('notAuthorized', 'messageCannotFeedPet');
  if (items.mounts[pet.key]) return refuse('notAuthorized', 'messageAlreadyMount');
  if (!Number.isInteger(amount) || amount < 0) return refuse('badRequest', 'invalidAmount');
  if (amount > stock) return refuse('notAuthorized', 'notEnoughFood');
  const step = feedingStep(pet, food);
  return growth + amount * step >= MOUNT_GROWTH + step ? refuse('notAuthorized', 'tooMuchFood') : done;
}

function evolve(items: Items, journal: Journal, { key }: Pet): void {
  items.pets[key] = RAISED;
  items.mounts[key] = true;
  if (items.currentPet === key) items.currentPet = '';
  journal.message = { key: 'messageEvolve', params: { egg: nameRef('pet', key) } };
}

function eat(ctx: RuleContext, player: Player, journal: Journal, pet: Pet, food: Food, amount: number): void {
  const { items } = player;
  const step = feedingStep(pet, food);
  items.pets[pet.key] = (items.pets[pet.key] ?? 0) + step * amount;
  journal.message = {
    key: step === LIKED_STEP ? 'messageLikesFood' : 'messageDontEnjoyFood',
    params: { egg: nameRef('pet', pet.key), foodText: nameRef('theFood', food.key) },
  };
  if ((items.pets[pet.key] ?? 0) >= MOUNT_GROWTH && !items.mounts[pet.key]) evolve(items, journal, pet);
  grantFirstStep(ctx, player, 'fedPet');
}

/** Why {@link feed} refuses. */
export type FeedRefusal = CheckMealRefusal | 'invalidFoodName' | 'invalidPetName' | 'missingPetFoodFeed';

/**
 * Feeds a pet; at 50 points it becomes a mount, with a saddle at once (rules-play-and-shops 2.4). The answer is the
 * pet's new growth, -1 for a mount.
 */
export function feed(
  ctx: RuleContext,
  { player }: PlayerScene,
  input: FeedInput,
): Result<Outcome<number>, FeedRefusal> {
  if (!input.pet || !input.food) return refuse('badRequest', 'missingPetFoodFeed');
  const pet = findPet(input.pet);
  if (!pet) return refuse('badRequest', 'invalidPetName');
  const food = findFood(input.food);
  if (!food) return refuse('notFound', 'invalidFoodName');
  const asked = input.amount ?? 1;
  return attempt(
    player,
    (draft, journal) => {
      const allowed = checkMeal(draft, pet, food, asked);
      if (!allowed.ok) return allowed;
      const isSaddle = food.key === 'Saddle';
      if (isSaddle) evolve(draft.items, journal, pet);
      else eat(ctx, draft, journal, pet, food, asked);
      draft.items.food[food.key] = (draft.items.food[food.key] ?? 0) - (isSaddle ? 1 : asked);
      grantMountColors(ctx, draft);
      const growth = draft.items.pets[pet.key] ?? 0;
      if (growth === RAISED) journal.events.push({ kind: 'mountRaised', userId: draft._id, pet: pet.key });
      return accept(growth);
    },
    (_after, growth) => growth,
  );
}
