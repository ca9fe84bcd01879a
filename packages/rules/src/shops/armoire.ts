import type { PlayerScene } from '../scenes.ts';
import { attempt, type Journal } from '../attempt.ts';
import { foodSeasonAt, foodsOfSeason, type Gear } from '@everdeed/content';
import { commitStats } from '../stats/levels.ts';
import type { RuleContext } from '../command.ts';
import { pickOne } from '../dice.ts';
import { nameRef } from '../names.ts';
import { accept, type Result } from '../result.ts';
import type { Outcome } from '../outcome.ts';
import { gearPath, unpin } from '../pins/pins.ts';
import { releasedArmoire } from '../schedule/release.ts';
import type { Player } from '../state/player.ts';
import { addToStock } from '../state/stock.ts';
import type { BuyInput } from './buy-types.ts';
import { checkGold, checkSingle } from '../wallet.ts';

/** Gold for opening the armoire (seeds 1, section 9). */
export const ARMOIRE_PRICE = 100;
/**
 * Thresholds of the roll for gear, for food while there is gear left, and for food otherwise (seeds 1,
 * section 4).
 */
const GEAR_BELOW = 0.6;
const FOOD_BELOW = 0.8;
const FOOD_BELOW_WHEN_EMPTY = 0.5;

/** What the armoire gave; `dropKey` is the item's key. */
export type ArmoireFind =
  | { readonly type: 'gear'; readonly dropKey: string; readonly emptied: boolean }
  | { readonly type: 'food'; readonly dropKey: string }
  | { readonly type: 'experience'; readonly value: number };

/** The answer of opening the armoire. */
export interface ArmoireAnswer extends Pick<Player, 'items' | 'flags'> {
  readonly armoire: ArmoireFind;
}

/** Released armoire gear that the player does not own, including lost pieces (rules-play-and-shops 3.5). */
export const missingArmoire = ({ items }: Player, now: number): Gear[] =>
  releasedArmoire(now).filter(({ key }) => !items.gear.owned[key]);

/** Why {@link buyArmoire} refuses. */
export type BuyArmoireRefusal = 'invalidQuantity' | 'messageNotAbleToBuyInBulk' | 'messageNotEnoughGold';

/** Opens the enchanted armoire: gear, food or experience (rules-play-and-shops 3.5). */
export function buyArmoire(
  ctx: RuleContext,
  { player }: PlayerScene,
  input: BuyInput,
): Result<Outcome<ArmoireAnswer>, BuyArmoireRefusal> {
  const quantity = checkSingle(input.quantity);
  if (!quantity.ok) return quantity;
  return attempt(
    player,
    (draft, journal) => {
      const affordable = checkGold(draft, ARMOIRE_PRICE);
      if (!affordable.ok) return affordable;
      draft.stats.gp -= ARMOIRE_PRICE;
      const armoire = open(ctx, draft, journal);
      const reward = armoire.type === 'experience' ? 'experience' : armoire.dropKey;
      journal.events.push({ kind: 'armoireOpened', userId: draft._id, reward });
      return accept(armoire);
    },
    ({ items, flags }, armoire) => ({ items, flags, armoire }),
  );
}

function open(ctx: RuleContext, player: Player, journal: Journal): ArmoireFind {
  const missing = missingArmoire(player, ctx.now);
  const roll = ctx.dice.roll();
  const hasGear = missing.length > 0;
  if (hasGear && (roll < GEAR_BELOW || !player.flags.armoireOpened))
    return findGear(ctx, player, journal, missing);
  if ((hasGear && roll < FOOD_BELOW) || roll < FOOD_BELOW_WHEN_EMPTY) return findFood(ctx, player, journal);
  return findExperience(ctx, player, journal);
}

/** The picture that clients of the reference expect inside the message, as markup. */
const picture = (sprite: string): string => `<span class="${sprite} pull-left"></span>`;

function findGear(ctx: RuleContext, player: Player, journal: Journal, missing: readonly Gear[]): ArmoireFind {
  const { key } = pickOne(ctx.dice, missing);
  player.items.gear.owned[key] = true;
  player.flags.armoireOpened = true;
  unpin(player, gearPath(key));
  journal.message = {
    key: 'armoireEquipment',
    params: { dropText: nameRef('gear', key), image: picture(`shop_${key}`) },
  };
  return { type: 'gear', dropKey: key, emptied: missing.length === 1 };
}

function findFood(ctx: RuleContext, player: Player, journal: Journal): ArmoireFind {
  const { key } = pickOne(ctx.dice, foodsOfSeason(foodSeasonAt(ctx.now)));
  addToStock(player.items, 'food', key);
  journal.message = {
    key: 'armoireFood',
    params: { dropText: nameRef('food', key), image: picture(`Pet_Food_${key}`) },
  };
  return { type: 'food', dropKey: key };
}

/** 10 to 49 points (seeds 1, section 9). */
function findExperience(ctx: RuleContext, player: Player, journal: Journal): ArmoireFind {
  const value = Math.floor(ctx.dice.roll() * 40 + 10);
  const { hp, gp, exp } = player.stats;
  commitStats(ctx, player, { hp, gp, exp: exp + value }, {}, journal.events);
  journal.message = { key: 'armoireExp' };
  return { type: 'experience', value };
}
