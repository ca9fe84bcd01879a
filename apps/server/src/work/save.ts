import {
  beforeSave,
  type ChallengeChange,
  gainedAchievements,
  type GroupChange,
  type Outcome,
  outcomeOf,
  type Player,
  type Task,
} from '@everdeed/rules';
import { challengeWriter } from '../storage/challenges/challenge-writer.ts';
import { noteGained } from '../storage/achievement-dates.ts';
import { groupWriter } from '../storage/groups/group-writer.ts';
import { paymentWriter } from '../storage/payments/payment-writer.ts';
import { playerWriter } from '../storage/player-writer.ts';
import type { Tx } from '../storage/stores.ts';
import { wordNotifications } from '../words/word-notifications.ts';
import { closeChallengeJob } from './challenge-jobs.ts';
import { changedParts } from './changed-parts.ts';
import { tasksByOwner } from './tasks-by-owner.ts';
import type { SavedOutcome, Work } from './work.ts';

/** Kind of the undo data of scorings: `{ undos: UndoRecord[] }`, in the order of the scorings. */
export const scoreUndo = 'score';

export interface SaveOptions {
  /** Who acts: owner of the tasks that are removed. */
  readonly actorId: string;
  /** True stores players as they are, without the ceilings and badges that every save adds: for records as given. */
  readonly asGiven?: boolean;
  /** True: what the players have now was earned elsewhere, or long ago, and is not dated. */
  readonly isOld?: boolean;
}

/** A player with what every save adds: ceilings, points to spend, stable achievements, notifications in words. */
function completed(work: Work, tx: Tx, player: Player): Player {
  const before = tx.players.held(player._id);
  const checked = beforeSave(work.rules, player, before ? { before } : {});
  return wordNotifications(work.words, checked, before);
}

async function savePlayers(
  work: Work,
  tx: Tx,
  players: readonly Player[],
  { asGiven = false, isOld = asGiven }: Omit<SaveOptions, 'actorId'>,
) {
  // Of two states of one player the later counts.
  const changes = [...new Map(players.map((player) => [player._id, player])).values()].map((player) => ({
    before: tx.players.held(player._id),
    next: asGiven ? player : completed(work, tx, player),
  }));
  const saved = await playerWriter(tx).saveAll(changes.map(({ next }) => next));
  for (const [index, { _id, _v }] of saved.entries()) {
    const { before, next = before } = changes[index] ?? {};
    if (!before || !next) continue;
    const gained = isOld ? [] : gainedAchievements(before, next);
    // The query layer is made when it is asked for: most saves do without.
    if (gained.length > 0) await noteGained(tx.db, _id, gained, work.now);
    tx.publish({ kind: 'player', topic: `player:${_id}`, userV: _v, parts: changedParts(before, next) });
  }
  return saved;
}

async function savePayments(
  tx: Tx,
  { newPayments = [], payments = [] }: Outcome<unknown>['changed'],
): Promise<void> {
  for (const payment of newPayments) await paymentWriter(tx).insert(payment);
  for (const change of payments) {
    const before = tx.payments.held(change._id);
    if (!before) throw new Error('a payment was saved that was not loaded in this transaction');
    await paymentWriter(tx).save({ ...before, ...change });
  }
}

/** New and changed groups: before the players, whose memberships refer to them. */
async function saveGroups(
  tx: Tx,
  { newGroups = [], groups = [] }: Outcome<unknown>['changed'],
): Promise<void> {
  for (const group of newGroups) await groupWriter(tx).insert(group);
  for (const change of groups) await saveGroup(tx, change);
}

async function saveGroup(tx: Tx, change: GroupChange): Promise<void> {
  const before = tx.groups.held(change._id);
  if (!before) throw new Error('a group was saved that was not loaded in this transaction');
  await groupWriter(tx).save({ ...before, ...change });
  tx.publish({ kind: 'group', topic: `group:${change._id}` });
}

/** New and changed challenges: after their groups, before those who take part. */
async function saveChallenges(
  tx: Tx,
  { newChallenges = [], challenges = [] }: Outcome<unknown>['changed'],
): Promise<void> {
  for (const challenge of newChallenges) {
    await challengeWriter(tx).insert(challenge);
    tellLeader(tx, challenge.leader);
  }
  for (const change of challenges) await saveChallenge(tx, change);
}

/** Has open pages of somebody follow a challenge that is theirs, even if nothing of the player has changed. */
function tellLeader(tx: Tx, leader: string): void {
  const player = tx.players.held(leader);
  if (player)
    tx.publish({ kind: 'player', topic: `player:${leader}`, userV: player._v, parts: ['challenges'] });
}

async function saveChallenge(tx: Tx, change: ChallengeChange): Promise<void> {
  const before = tx.challenges.held(change._id);
  if (!before) throw new Error('a challenge was saved that was not loaded in this transaction');
  await challengeWriter(tx).save({ ...before, ...change });
  tx.publish({ kind: 'challenge', topic: `challenge:${change._id}` });
}

/** Who comes to a challenge, and who goes. */
async function saveParticipants(
  tx: Tx,
  { joined = [], left = [] }: Outcome<unknown>['changed'],
): Promise<void> {
  await challengeWriter(tx).join(joined);
  await challengeWriter(tx).leave(left);
}

/** Accounts that go, with everything that belongs to them. Challenges lose who leads them, or somebody who takes part. */
async function removePlayers(tx: Tx, ids: readonly string[] = []): Promise<void> {
  for (const id of ids) {
    for (const challengeId of await tx.challenges.followedBy(id))
      tx.publish({ kind: 'challenge', topic: `challenge:${challengeId}` });
    await challengeWriter(tx).forgetPlayer(id);
    await playerWriter(tx).remove(id);
  }
}

/** Groups that go, and their challenges, which close. */
async function removeGroups(tx: Tx, ids: readonly string[] = []): Promise<void> {
  for (const id of ids) {
    await closeChallenges(tx, id);
    tx.social.noteGone(await groupWriter(tx).remove(id));
    tx.publish({ kind: 'group', topic: `group:${id}` });
  }
}

/** Challenges of a group that goes are gone with it; jobs take them from those who take part. */
async function closeChallenges(tx: Tx, groupId: string): Promise<void> {
  for (const challengeId of await challengeWriter(tx).closeOfGroup(groupId)) {
    tx.publish({ kind: 'challenge', topic: `challenge:${challengeId}` });
    await tx.enqueue(closeChallengeJob, { challengeId }, { key: challengeId });
  }
}

/** What players outside of the scene are told. */
async function tellOthers(tx: Tx, { notifications, invitations = [] }: Outcome<unknown>): Promise<void> {
  for (const { userId, ...notification } of notifications)
    await tx.social.notify(userId, { ...notification, data: { ...notification.data } });
  for (const { userId, ...invitation } of invitations) await tx.social.invite(userId, invitation);
}

/** New players are written as they are: making one is deciding everything about them. */
async function insertPlayers(tx: Tx, players: readonly Player[] = []): Promise<Player[]> {
  const saved: Player[] = [];
  for (const player of players) saved.push(await playerWriter(tx).insert(player));
  return saved;
}

const isOriginal = ({ userId, challenge }: Task): boolean => !userId && challenge.id !== undefined;
const isOfBoard = ({ userId, group }: Task): boolean => !userId && group.id !== undefined;

const touchesOriginals = ({
  tasks,
  newTasks,
  removedOriginalIds = [],
}: Outcome<unknown>['changed']): boolean =>
  removedOriginalIds.length > 0 || [...tasks, ...newTasks].some(({ userId }) => !userId);

/** The tasks of challenges and groups themselves. */
async function saveOriginals(tx: Tx, { changed }: Outcome<unknown>): Promise<void> {
  const { tasks, newTasks, removedOriginalIds = [] } = changed;
  const challenges = challengeWriter(tx);
  await challenges.insertOriginals(newTasks.filter(isOriginal));
  await challenges.saveOriginals(tasks.filter(isOriginal));
  const boards = groupWriter(tx);
  await boards.insertTasks(newTasks.filter(isOfBoard));
  await boards.saveTasks(tasks.filter(isOfBoard));
  for (const { _id, group } of tasks.filter(isOfBoard))
    tx.publish({ kind: 'group', topic: `group:${group.id ?? ''}`, taskIds: [_id] });
  await challenges.removeOriginals(removedOriginalIds);
}

async function saveTasks(tx: Tx, { changed }: Outcome<unknown>, actorId: string): Promise<void> {
  const { tasks, newTasks, removedTaskIds } = changed;
  if (newTasks.length > 0) await tx.tasks.insertFor(tasksByOwner(newTasks));
  if (tasks.length > 0) await tx.tasks.saveFor(tasksByOwner(tasks));
  if (removedTaskIds.length > 0) await tx.tasks.remove(actorId, removedTaskIds);
}

async function saveLedger(tx: Tx, { ledger }: Outcome<unknown>): Promise<void> {
  await tx.ledger.add(ledger);
}

async function keepUndo(tx: Tx, { undo }: Outcome<unknown>, actorId: string): Promise<string | undefined> {
  if (!undo) return undefined;
  return tx.operations.recordUndo(actorId, { kind: scoreUndo, data: { undos: undo } });
}

/**
 * Stores what a command did, whole: payments, groups, challenges, players, tasks, ledger, undo data, live events, and what areas
 * make of it. The one way in which players change, whoever asks: requests, jobs, the command line, imports and test
 * control.
 */
export async function saveOutcome(
  work: Work,
  tx: Tx,
  outcome: Outcome<unknown>,
  { actorId, ...how }: SaveOptions,
): Promise<SavedOutcome> {
  const { changed } = outcome;
  // Most outcomes change one player and one task: each step that there is nothing for would cost them a round of the queue.
  if (changed.newPayments || changed.payments) await savePayments(tx, changed);
  if (changed.newGroups || changed.groups) await saveGroups(tx, changed);
  if (changed.newChallenges || changed.challenges) await saveChallenges(tx, changed);
  const inserted = changed.newPlayers ? await insertPlayers(tx, changed.newPlayers) : [];
  const players = await savePlayers(work, tx, changed.players, how);
  await saveTasks(tx, outcome, actorId);
  if (touchesOriginals(changed)) await saveOriginals(tx, outcome);
  if (changed.joined || changed.left) await saveParticipants(tx, changed);
  if (changed.removedPlayerIds) await removePlayers(tx, changed.removedPlayerIds);
  if (changed.removedGroupIds) await removeGroups(tx, changed.removedGroupIds);
  if (outcome.notifications.length > 0 || outcome.invitations) await tellOthers(tx, outcome);
  if (outcome.ledger.length > 0) await saveLedger(tx, outcome);
  const operationId = await keepUndo(tx, outcome, actorId);
  const saved: SavedOutcome = {
    outcome,
    players: [...players, ...inserted],
    ...(operationId === undefined ? {} : { operationId }),
  };
  for (const react of work.reactions) {
    const reaction = react(work, tx, saved);
    if (reaction) await reaction;
  }
  return saved;
}

/** Stores one player whom no command of the rules has changed, such as a new email address or a new token. */
export async function savePlayer(work: Work, tx: Tx, player: Player): Promise<Player> {
  const { players } = await saveOutcome(work, tx, outcomeOf({}, { players: [player] }), {
    actorId: player._id,
  });
  return players[0] ?? player;
}
