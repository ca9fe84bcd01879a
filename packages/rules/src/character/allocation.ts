import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import { ATTRIBUTES } from '../numbers/limits.ts';
import type { Player, PlayerClass, Stats } from '../state/player.ts';
import type { Attribute } from '../state/task.ts';

/** Preferred attributes by class, and how a level's points are shared among them (rules-scoring-and-day 2.5). */
const CLASS_ORDER: Record<PlayerClass, readonly Attribute[]> = {
  wizard: ['int', 'per', 'con', 'str'],
  rogue: ['per', 'str', 'int', 'con'],
  healer: ['con', 'int', 'str', 'per'],
  warrior: ['str', 'con', 'per', 'int'],
};
const CLASS_SHARES = [3 / 7, 2 / 7, 1 / 7, 1 / 7];
const FLAT_ORDER: readonly Attribute[] = ['con', 'str', 'per', 'int'];
const TRAINING_ORDER: readonly Attribute[] = ['int', 'per', 'str', 'con'];
const CLASS_LEVEL = 10;

/** The attribute of least score; the last of equals. */
function lastLeast(order: readonly Attribute[], score: (attribute: Attribute) => number): Attribute {
  return order.reduce((best, next) => (score(next) <= score(best) ? next : best));
}

function classChoice(stats: Stats): Attribute {
  const order = CLASS_ORDER[stats.class] ?? CLASS_ORDER.warrior;
  const missing = (attribute: Attribute, index: number): number =>
    stats[attribute] - stats.lvl * (CLASS_SHARES[index] ?? 0);
  const gaps = order.map(missing);
  return order[gaps.indexOf(Math.min(...gaps))] ?? 'str';
}

/** The attribute that the mode gives the next point to; taskbased training is used up by it. */
function chooseAttribute(stats: Stats, mode: string): Attribute {
  switch (mode) {
    case 'flat':
      return lastLeast(FLAT_ORDER, (attribute) => stats[attribute]);
    case 'classbased':
      return classChoice(stats);
    case 'taskbased': {
      const choice = lastLeast(TRAINING_ORDER, (attribute) => -stats.training[attribute]);
      for (const attribute of ATTRIBUTES) stats.training[attribute] = 0;
      return choice;
    }
    default:
      return 'str';
  }
}

/** Raises one attribute of a draft by the player's allocation mode; mana stays (rules-scoring-and-day 2.5). */
export function allocateOne(player: Player): void {
  player.stats[chooseAttribute(player.stats, player.preferences.allocationMode)] += 1;
}

const isAttribute = (name: string): name is Attribute => ATTRIBUTES.includes(name as Attribute);

/** Whether a class is chosen and in use: level 10, classes on, choice made. */
export const hasClass = ({ stats, flags, preferences }: Player): boolean =>
  stats.lvl >= CLASS_LEVEL && !preferences.disableClasses && flags.classSelected;

/** Intelligence brings a point of mana with it, here and only here. */
function raise(stats: Stats, attribute: Attribute, amount: number): void {
  stats[attribute] += amount;
  stats.points -= amount;
  if (attribute === 'int') stats.mp += amount;
}

/** Spends one free point on an attribute (rules-scoring-and-day 2.6). */
export function allocate(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { stat = 'str' }: { readonly stat?: string | undefined } = {},
): Result<Outcome<Stats>> {
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

/**
 * Spends free points on several attributes. Amounts are whole numbers from 0 up (W6); others are refused as
 * not affordable.
 */
export function allocateBulk(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { stats }: { readonly stats: unknown },
): Result<Outcome<Stats>> {
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

/** Spends all free points by the player's allocation mode; nothing happens without any. */
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
