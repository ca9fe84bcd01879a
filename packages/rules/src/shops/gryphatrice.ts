import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findPet } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { nameRef } from '../names.ts';
import type { Outcome } from '../outcome.ts';
import { NEW_PET } from '../numbers/limits.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Amounts } from '../state/player.ts';
import type { BuyInput } from './buy-types.ts';
import { checkBalance, checkSingle, moveBalance } from '../wallet.ts';

/** The one pet sold for gems. */
export const GRYPHATRICE = 'Gryphatrice-Jubilant';
/** Balance units: 60 gems (seeds 2, section 3.5). */
const PRICE = 15;
/** The tenth birthday's window, both ends exclusive (rules-play-and-shops 4.9). */
const START = Date.parse('2023-01-30T13:00:00Z');
const END = Date.parse('2023-02-09T04:59:00Z');

/** Whether it is for sale at `now`, in ms. */
export const isGryphatriceSold = (now: number): boolean => now > START && now < END;

/** Why {@link buyGryphatrice} refuses. */
export type BuyGryphatriceRefusal =
  | 'invalidQuantity'
  | 'messageNotAbleToBuyInBulk'
  | 'messageNotAvailable'
  | 'notEnoughGems'
  | 'petNotFound'
  | 'petsAlreadyOwned';

/** Buys the Gryphatrice during its event (rules-play-and-shops 4.9; seeds). */
export function buyGryphatrice(
  ctx: RuleContext,
  { player }: PlayerScene,
  input: BuyInput,
): Result<Outcome<Amounts>, BuyGryphatriceRefusal> {
  const quantity = checkSingle(input.quantity);
  if (!quantity.ok) return quantity;
  const { key } = input;
  if (!key || !findPet(key)) return refuse('notFound', 'petNotFound');
  return attempt(
    player,
    (draft, journal) => {
      if (draft.items.pets[key]) return refuse('badRequest', 'petsAlreadyOwned');
      if (!isGryphatriceSold(ctx.now)) return refuse('notAuthorized', 'messageNotAvailable');
      const affordable = checkBalance(draft, PRICE);
      if (!affordable.ok) return affordable;
      draft.items.pets[key] = NEW_PET;
      moveBalance(draft, journal, -PRICE, 'spend', { reference: key, referenceText: nameRef('pet', key) });
      journal.message = { key: 'messageBought', params: { itemText: nameRef('pet', key) } };
      return done;
    },
    ({ items }) => items.pets,
  );
}
