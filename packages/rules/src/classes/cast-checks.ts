import type { Spell } from '@everdeed/content';
import { accept, done, refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { isShared } from '../tasks/policy.ts';
import { isSameId, isUuid } from '../uuid.ts';

/** A target, if given, must be a UUID (rules-play-and-shops 1.5, step 1). */
export function checkTargetId(targetId: string | undefined): Result<undefined, 'targetIdUUID'> {
  return targetId && !isUuid(targetId) ? refuse('badRequest', 'targetIdUUID') : done;
}

/** Why {@link checkCaster} refuses. */
export type CheckCasterRefusal = 'messageNotEnoughGold' | 'notEnoughMana' | 'spellLevelTooHigh';

/** Checks mana, gold and level, in this order (rules-play-and-shops 1.5, steps 3 to 5). */
export function checkCaster({ stats }: Player, spell: Spell): Result<undefined, CheckCasterRefusal> {
  if (spell.mana > stats.mp) return refuse('notAuthorized', 'notEnoughMana');
  if (!spell.previousPurchase && (spell.value ?? 0) > stats.gp) {
    return refuse('notAuthorized', 'messageNotEnoughGold');
  }
  const level = spell.lvl ?? 0;
  return level > stats.lvl ? refuse('notAuthorized', 'spellLevelTooHigh', { level }) : done;
}

/** Why {@link findTargetTask} refuses. */
export type FindTargetTaskRefusal =
  | 'challengeTasksNoCast'
  | 'groupTasksNoCast'
  | 'messageTaskNotFound'
  | 'targetIdUUID';

/**
 * Finds the target task of a skill, which must be the player's own and not of a challenge or group
 * (rules-play-and-shops 1.5, step 6).
 */
export function findTargetTask(
  caster: Player,
  tasks: readonly Task[],
  targetId: string | undefined,
): Result<Task, FindTargetTaskRefusal> {
  if (!targetId) return refuse('badRequest', 'targetIdUUID');
  const task = tasks.find(({ _id, userId }) => isSameId(_id, targetId) && userId === caster._id);
  if (!task) return refuse('notFound', 'messageTaskNotFound');
  if (task.challenge.id) return refuse('badRequest', 'challengeTasksNoCast');
  if (task.group.id) return refuse('badRequest', 'groupTasksNoCast');
  return accept(task);
}

/**
 * Whether a skill on one task may be aimed at it: the player's own, not a reward, and not of a challenge or group
 * (rules-play-and-shops 1.5, step 6, and 1.12).
 */
export const isOpenToSkills = (caster: Player, task: Task): boolean =>
  task.type !== 'reward' && findTargetTask(caster, [task], task._id).ok;

/**
 * Whether brightness affects a task: the player's own, not a reward, not of a live challenge or group
 * (rules-play-and-shops 1.4).
 */
export const isOpenToBrightness = (caster: Player, task: Task): boolean =>
  task.userId === caster._id && task.type !== 'reward' && !isShared(task);

/**
 * Refuses stealth once it covers all of the player's dailies that are due and not done (rules-play-and-shops
 * 1.5, step 6).
 */
export function checkStealth(caster: Player, tasks: readonly Task[]): Result<undefined, 'spellAlreadyCast'> {
  const open = tasks.filter(
    (task) => task.type === 'daily' && task.userId === caster._id && task.isDue && !task.completed,
  );
  return caster.stats.buffs.stealth >= open.length ? refuse('badRequest', 'spellAlreadyCast') : done;
}

/** Why {@link findTargetPlayer} refuses. */
export type FindTargetPlayerRefusal = 'partyNotFound' | 'targetIdUUID' | 'userWithIDNotFound';

/** Finds the target player of an item or card: oneself or a party member (rules-play-and-shops 1.5, step 6). */
export function findTargetPlayer(
  caster: Player,
  members: readonly Player[],
  targetId: string | undefined,
): Result<Player, FindTargetPlayerRefusal> {
  const isInParty = Boolean(caster.party._id);
  if (!isInParty && (!targetId || isSameId(targetId, caster._id))) return accept(caster);
  if (!targetId) return refuse('badRequest', 'targetIdUUID');
  if (!isInParty) return refuse('notFound', 'partyNotFound');
  const target = [caster, ...members].find(({ _id }) => isSameId(_id, targetId));
  return target ? accept(target) : refuse('notFound', 'userWithIDNotFound', { userId: targetId });
}
