import { classLevel } from '@everdeed/content';
import { isOneOf } from '@everdeed/content/values';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import { ATTRIBUTES } from '../numbers/limits.ts';
import type { Player, PlayerClass, Stats } from '../state/player.ts';
import type { Attribute } from '../state/task.ts';

/**
 * Attributes by class in order of preference, and how a level's points are divided among them
 * (rules-scoring-and-day 2.5).
 */
const CLASS_ORDER: Record<PlayerClass, readonly Attribute[]> = {
  wizard: ['int', 'per', 'con', 'str'],
  rogue: ['per', 'str', 'int', 'con'],
  healer: ['con', 'int', 'str', 'per'],
  warrior: ['str', 'con', 'per', 'int'],
};
/** The two attributes that a class makes the most of, the stronger first. */
export const leadingAttributes = (playerClass: PlayerClass): readonly Attribute[] =>
  CLASS_ORDER[playerClass].slice(0, 2);

const CLASS_SHARES = [3 / 7, 2 / 7, 1 / 7, 1 / 7];
const FLAT_ORDER: readonly Attribute[] = ['con', 'str', 'per', 'int'];
const TRAINING_ORDER: readonly Attribute[] = ['int', 'per', 'str', 'con'];

/** The attribute with the lowest score; the last one on a tie. */
function lowestScored(order: readonly Attribute[], score: (attribute: Attribute) => number): Attribute {
  return order.reduce((best, next) => (score(next) <= score(best) ? next : best));
}

function classChoice(stats: Stats): Attribute {
  const order = CLASS_ORDER[stats.class] ?? CLASS_ORDER.warrior;
  const missing = (attribute: Attribute, index: number): number =>
    stats[attribute] - stats.lvl * (CLASS_SHARES[index] ?? 0);
  const gaps = order.map(missing);
  return order[gaps.indexOf(Math.min(...gaps))] ?? 'str';
}

/** The attribute that gets the next point in this allocation mode. In taskbased mode, this uses up the training. */
function chooseAttribute(stats: Stats, mode: string): Attribute {
  switch (mode) {
    case 'flat':
      return lowestScored(FLAT_ORDER, (attribute) => stats[attribute]);
    case 'classbased':
      return classChoice(stats);
    case 'taskbased': {
      const choice = lowestScored(TRAINING_ORDER, (attribute) => -stats.training[attribute]);
      for (const attribute of ATTRIBUTES) stats.training[attribute] = 0;
      return choice;
    }
    default:
      return 'str';
  }
}

/**
 * Raises one attribute of a draft according to the player's allocation mode, without adding mana
 * (rules-scoring-and-day 2.5).
 */
export function allocateOne(player: Player): void {
  player.stats[chooseAttribute(player.stats, player.preferences.allocationMode)] += 1;
}

/** Whether there is an attribute of this name. */
export const isAttribute = (name: string): name is Attribute => isOneOf(ATTRIBUTES, name);

/** Whether a class is chosen and in use: level 10 reached, classes enabled, choice made. */
export const hasClass = ({ stats, flags, preferences }: Player): boolean =>
  stats.lvl >= classLevel && !preferences.disableClasses && flags.classSelected;

/** Raises an attribute. Only here does intelligence also add a point of mana. */
function raise(stats: Stats, attribute: Attribute, amount: number): void {
  stats[attribute] += amount;
  stats.points -= amount;
  if (attribute === 'int') stats.mp += amount;
}

/** Why {@link allocate} refuses. */
export type AllocateRefusal = 'classNotSelected' | 'invalidAttribute' | 'notEnoughAttrPoints';

/** Spends one free point on an attribute (rules-scoring-and-day 2.6). */
export function allocate(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { stat = 'str' }: { readonly stat?: string | undefined } = {},
): Result<Outcome<Stats>, AllocateRefusal> {
  if (!isAttribute(stat)) return refuse('badRequest', 'invalidAttribute', { attr: stat });
  return attempt(
    player,
    (draft) => {
      if (!hasClass(draft)) return refuse('notAuthorized', 'classNotSelected');
      if (draft.stats.points <= 0) return refuse('notAuthorized', 'notEnoughAttrPoints');
      raise(draft.stats, stat, 1);
      return done;
    },
    (after) => after.stats,
  );
}

/** Why {@link allocateBulk} refuses. */
export type AllocateBulkRefusal =
  | 'classNotSelected'
  | 'invalidAttribute'
  | 'notEnoughAttrPoints'
  | 'statsObjectRequired';

/**
 * Spends free points on several attributes. Amounts must be whole numbers of 0 or more (W6); others are
 * refused as not affordable.
 */
export function allocateBulk(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { stats }: { readonly stats: unknown },
): Result<Outcome<Stats>, AllocateBulkRefusal> {
  if (typeof stats !== 'object' || stats === null) return refuse('badRequest', 'statsObjectRequired');
  const entries = Object.entries(stats);
  const unknown = entries.map(([name]) => name).filter((name) => !isAttribute(name));
  if (unknown.length > 0) return refuse('badRequest', 'invalidAttribute', { attr: unknown.join(',') });
  return attempt(
    player,
    (draft) => {
      if (!hasClass(draft)) return refuse('notAuthorized', 'classNotSelected');
      const amounts = entries.map(([name, amount]) => [name, Number(amount)] as const);
      const sum = amounts.reduce((total, [, amount]) => total + amount, 0);
      const isWhole = amounts.every(([, amount]) => Number.isInteger(amount) && amount >= 0);
      if (draft.stats.points <= 0 || !isWhole || sum > draft.stats.points) {
        return refuse('notAuthorized', 'notEnoughAttrPoints');
      }
      for (const [name, amount] of amounts) if (isAttribute(name)) raise(draft.stats, name, amount);
      return done;
    },
    (after) => after.stats,
  );
}

/** Spends all free points according to the player's allocation mode, if there are any. */
export function allocateNow(_ctx: RuleContext, { player }: PlayerScene): Result<Outcome<Stats>> {
  return attempt(
    player,
    (draft) => {
      for (let left = draft.stats.points; left > 0; left -= 1) allocateOne(draft);
      if (draft.stats.points !== 0) draft.stats.points = 0;
      return done;
    },
    (after) => after.stats,
  );
}
