import { assertNever } from '@everdeed/content/values';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findBundle, findEgg, findFood, findGear, findPotion } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { type NamedFamily, nameRef } from '../names.ts';
import type { Outcome } from '../outcome.ts';
import { gearPath, unpin } from '../pins/pins.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import { isGearReleased, isItemReleased } from '../schedule/release.ts';
import { isOffered } from '../schedule/offers.ts';
import type { Amounts, Player } from '../state/player.ts';
import { gearPrice, isEggForSale, isFoodForSale, isGearForGems, isPotionForSale } from './availability.ts';
import type { BuyInput } from './buy-types.ts';
import { addScroll } from '../state/scrolls.ts';
import { checkBalance, checkQuantity, GEMS_PER_BALANCE, moveBalance } from '../wallet.ts';

/** Something sold for gems, ready to be given. */
interface Ware {
  readonly family: NamedFamily;
  /** Price of one in balance units. */
  readonly price: number;
  readonly isForSale: boolean;
  /** Why it cannot be bought, if so; bundles name the quest. */
  readonly refusal: Result<never, 'messageNotAvailable' | 'notAvailable'>;
  readonly handOver: (player: Player) => void;
}

const TYPES = ['eggs', 'hatchingPotions', 'food', 'gear', 'bundles'] as const;
type WareType = (typeof TYPES)[number];
const isWareType = (type: string): type is WareType => (TYPES as readonly string[]).includes(type);

const unavailable = refuse('notAuthorized', 'messageNotAvailable');
/** Counts below 0, found in old data, are treated as 0. */
const addOne = (amounts: Amounts, key: string): void => {
  amounts[key] = Math.max(0, amounts[key] ?? 0) + 1;
};
const ware = (
  family: NamedFamily,
  price: number,
  isForSale: boolean,
  handOver: (player: Player) => void,
): Ware => ({
  family,
  price,
  isForSale,
  refusal: unavailable,
  handOver,
});

function findWare({ now }: RuleContext, player: Player, type: WareType, key: string): Ware | undefined {
  switch (type) {
    case 'eggs': {
      const egg = findEgg(key);
      if (!egg || !isItemReleased(egg, now)) return undefined;
      const give = ({ items }: Player) => addOne(items.eggs, key);
      return ware('egg', egg.value / GEMS_PER_BALANCE, isEggForSale(player, egg), give);
    }
    case 'hatchingPotions': {
      const potion = findPotion(key);
      if (!potion || !isItemReleased(potion, now)) return undefined;
      const give = ({ items }: Player) => addOne(items.hatchingPotions, key);
      return ware('potion', potion.value / GEMS_PER_BALANCE, isPotionForSale(player, potion, now), give);
    }
    case 'food': {
      const food = findFood(key);
      const give = ({ items }: Player) => addOne(items.food, key);
      return food && ware('food', food.value / GEMS_PER_BALANCE, isFoodForSale(food, now), give);
    }
    case 'gear':
      return gearWare(now, key);
    case 'bundles':
      return bundleWare(now, key);
    default:
      return assertNever(type);
  }
}

function gearWare(now: number, key: string): Ware | undefined {
  const gear = findGear(key);
  if (!gear || !isGearReleased(gear, now)) return undefined;
  return ware('gear', gearPrice(gear), isGearForGems(gear, now), (player) => {
    player.items.gear.owned[key] = true;
    unpin(player, gearPath(key));
  });
}

function bundleWare(now: number, key: string): Ware | undefined {
  const bundle = findBundle(key);
  if (!bundle) return undefined;
  const give = ({ items }: Player) => {
    for (const quest of bundle.bundleKeys) addScroll(items, quest, 1);
  };
  const isForSale = isOffered('bundles', key, now);
  const refusal = refuse('notAuthorized', 'notAvailable', { key });
  return { ...ware('bundle', bundle.value / GEMS_PER_BALANCE, isForSale, give), refusal };
}

/** Most pieces of one purchase: each is handed over and noted by itself, and gems can be plenty. */
const MAX_PIECES = 1000;

type CheckAskedRefusal = 'invalidQuantity' | 'missingKeyParam' | 'notAccteptedType' | 'typeRequired';

function checkAsked({
  quantity,
  type,
  key,
}: BuyInput): Result<{ type: WareType; key: string; quantity: number }, CheckAskedRefusal> {
  const wanted = checkQuantity(quantity);
  if (!wanted.ok) return wanted;
  if (!type) return refuse('badRequest', 'typeRequired');
  if (!key) return refuse('badRequest', 'missingKeyParam');
  if (!isWareType(type)) return refuse('notFound', 'notAccteptedType');
  return accept({ type, key, quantity: wanted.value });
}

/** Items and balance after a purchase. */
export type GemAnswer = Pick<Player, 'items' | 'balance'>;

/** Why {@link purchaseWithGems} refuses. */
export type PurchaseWithGemsRefusal =
  | CheckAskedRefusal
  | 'alreadyHave'
  | 'contentKeyNotFound'
  | 'messageNotAvailable'
  | 'notAvailable'
  | 'notEnoughGems';

/**
 * Buys eggs, potions, food, gear or bundles for gems, each piece with its own ledger entry
 * (rules-play-and-shops 4.5). Gear is charged per piece too, as in the reference; callers ask for one.
 */
export function purchaseWithGems(
  ctx: RuleContext,
  { player }: PlayerScene,
  input: BuyInput,
): Result<Outcome<GemAnswer>, PurchaseWithGemsRefusal> {
  const asked = checkAsked(input);
  if (!asked.ok) return asked;
  const { type, key, quantity } = asked.value;
  const found = findWare(ctx, player, type, key);
  if (!found) return refuse('notFound', 'contentKeyNotFound', { type });
  const { family, price, isForSale, refusal, handOver } = found;
  return attempt(
    player,
    (draft, journal) => {
      if (type === 'gear' && draft.items.gear.owned[key]) return refuse('notAuthorized', 'alreadyHave');
      if (!isForSale) return refusal;
      const affordable = checkBalance(draft, price * quantity);
      if (!affordable.ok) return affordable;
      if (quantity > MAX_PIECES) return refuse('badRequest', 'invalidQuantity');
      const about = { reference: key, referenceText: `${nameRef(family, key)} ${type}` };
      for (let piece = 0; piece < quantity; piece += 1) {
        moveBalance(draft, journal, -price, 'spend', about);
        handOver(draft);
      }
      return done;
    },
    ({ items, balance }) => ({ items, balance }),
  );
}
