import { NEW_PET } from '../numbers/limits.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findPotion, isDropEgg } from '@everdeed/content';
import { grantFirstStep } from '../achievements/grant.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Items, Player } from '../state/player.ts';
import { grantPetCollections } from './collections.ts';

/** Keys of the egg and of the potion. */
export interface HatchInput {
  readonly egg?: string | undefined;
  readonly hatchingPotion?: string | undefined;
}

type CheckHatchingRefusal = 'messageAlreadyPet' | 'messageInvalidEggPotionCombo' | 'messageMissingEggPotion';

/** Whether an egg hatches with a potion, both of which must be there (rules-play-and-shops 2.2). */
export function checkHatching(
  { items }: Pick<Player, 'items'>,
  egg: string,
  potion: string,
): Result<undefined, CheckHatchingRefusal> {
  if (!((items.eggs[egg] ?? 0) > 0 && (items.hatchingPotions[potion] ?? 0) > 0)) {
    return refuse('notFound', 'messageMissingEggPotion');
  }
  const { premium, wacky } = findPotion(potion) ?? {};
  if ((premium || wacky) && !isDropEgg(egg)) return refuse('badRequest', 'messageInvalidEggPotionCombo');
  if ((items.pets[`${egg}-${potion}`] ?? 0) > 0) return refuse('notAuthorized', 'messageAlreadyPet');
  return done;
}

/** Why {@link hatch} refuses. */
export type HatchRefusal = CheckHatchingRefusal | 'missingEggHatchingPotion';

/** Hatches an egg with a potion; a pet that grew into a mount can be hatched again (rules-play-and-shops 2.2). */
export function hatch(
  ctx: RuleContext,
  { player }: PlayerScene,
  input: HatchInput,
): Result<Outcome<Items>, HatchRefusal> {
  const { egg, hatchingPotion: potion } = input;
  if (!egg || !potion) return refuse('badRequest', 'missingEggHatchingPotion');
  return attempt(
    player,
    (draft, journal) => {
      const allowed = checkHatching(draft, egg, potion);
      if (!allowed.ok) return allowed;
      const { eggs, hatchingPotions, pets } = draft.items;
      pets[`${egg}-${potion}`] = NEW_PET;
      eggs[egg] = (eggs[egg] ?? 0) - 1;
      hatchingPotions[potion] = (hatchingPotions[potion] ?? 0) - 1;
      grantFirstStep(ctx, draft, 'hatchedPet');
      grantPetCollections(ctx, draft, potion);
      journal.message = { key: 'messageHatched' };
      journal.events.push({ kind: 'petHatched', userId: draft._id, pet: `${egg}-${potion}` });
      return done;
    },
    ({ items }) => items,
  );
}
