import { valueIn } from '@everdeed/content/values';
import type { Change, UndoRecord, ValueChange } from '../state/undo-record.ts';
import { experienceToPass, experienceToReach } from '../stats/experience.ts';
import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import type { TaskScene } from '../scenes.ts';
import { MAX_HEALTH } from '../numbers/limits.ts';
import { accept, refuse, type Result } from '../result.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Player, Stats } from '../state/player.ts';
import { isUntouched, revertChange } from './revert.ts';
import { revertTask } from './revert-task.ts';

/** The data of an undo. */
export interface Undone {
  /** Delta to add to the challenge's original, which the scoring had moved the other way. */
  readonly masterDelta: number;
}

const pathOf = ({ path }: Change): string => path.join('.');
const LEVELLED: ReadonlySet<string> = new Set(['stats.exp', 'stats.lvl', 'stats.hp']);
/** Amounts that must still be there to undo a scoring, with the value of `what` in the refusal if they were spent. */
const SPENDABLE: readonly (readonly [path: string, missing: string])[] = [
  ['stats.gp', 'gold'],
  ['stats.points', 'points'],
  ['items.eggs.', 'item'],
  ['items.food.', 'item'],
  ['items.hatchingPotions.', 'item'],
  ['items.quests.', 'item'],
];

const tooLate = (what: string): Result<never, 'undoTooLate'> => refuse('badRequest', 'undoTooLate', { what });

/**
 * Undoes a scoring, including drops. Directly afterwards, the result is exactly the previous state; the
 * effects of other changes in between are kept. Refused once the day has been judged, the task has been
 * scored the other way, or the winnings have been spent.
 */
export function undoScore(
  _ctx: RuleContext,
  { player, task }: TaskScene,
  record: UndoRecord,
): Result<Outcome<Undone>, 'nothingToUndo' | 'undoTooLate'> {
  if (record.taskId !== task._id) return refuse('badRequest', 'nothingToUndo');
  if (record.lastCron !== player.lastCron) return tooLate('day');
  const isStateKept = record.task
    .filter(({ path }) => path.at(-1) === 'completed')
    .every((change) => isUntouched(task, change));
  if (!isStateKept) return tooLate('task');
  const missing = findSpent(player, record);
  if (missing) return tooLate(missing);
  const changed = { players: [revertPlayer(player, record)], tasks: [revertTask(task, record.task)] };
  return accept(outcomeOf({ masterDelta: -record.delta }, changed));
}

/** Which winnings have been spent, if any. */
function findSpent(player: Player, record: UndoRecord): string | undefined {
  for (const change of record.player) {
    const spendable = SPENDABLE.find(([path]) => pathOf(change).startsWith(path));
    if (!spendable || 'at' in change) continue;
    const gain = Number(change.after ?? 0) - Number(change.before ?? 0);
    const has = Number(valueIn(player, ...change.path) ?? 0);
    if (gain > 0 && has < gain && !isUntouched(player, change)) return spendable[1];
  }
  return undefined;
}

function revertPlayer(player: Player, record: UndoRecord): Player {
  const draft = draftOf(player);
  const isLevelKept = record.player
    .filter((change) => LEVELLED.has(pathOf(change)))
    .every((change) => isUntouched(player, change));
  for (const change of record.player) {
    if (isLevelKept || !LEVELLED.has(pathOf(change))) revertChange(draft, change);
  }
  if (!isLevelKept) revertLevels(draft.stats, player.stats, record);
  return finish(draft);
}

/** Total experience from level 1 on. */
const totalExperience = (lvl: number, exp: number): number => experienceToReach(lvl) + exp;

/** Takes out the scoring's experience and health where other changes have followed. */
function revertLevels(stats: Stats, current: Stats, record: UndoRecord): void {
  const countIn = (path: string, side: 'before' | 'after', otherwise: number): number => {
    const change = record.player.find((one): one is ValueChange => pathOf(one) === path && !('at' in one));
    return Number(change?.[side] ?? otherwise);
  };
  const levelAfter = countIn('stats.lvl', 'after', record.level);
  const gained =
    totalExperience(levelAfter, countIn('stats.exp', 'after', current.exp)) -
    totalExperience(record.level, countIn('stats.exp', 'before', current.exp));
  stats.exp = current.exp - gained;
  while (stats.exp < 0 && stats.lvl > record.level) {
    stats.lvl -= 1;
    stats.exp += experienceToPass(stats.lvl);
  }
  // Points for the scoring's own levels are in the record; those for further levels go with the level.
  const furtherLevels = current.lvl - stats.lvl - (levelAfter - record.level);
  stats.points = Math.max(0, stats.points - furtherLevels);
  const lost = countIn('stats.hp', 'before', current.hp) - countIn('stats.hp', 'after', current.hp);
  stats.hp = Math.max(0, Math.min(MAX_HEALTH, current.hp + lost));
}
