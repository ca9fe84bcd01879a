import type {
  Challenge,
  ChallengeScene,
  ClosingScene,
  Group,
  HostedScene,
  JoiningChallengeScene,
  OriginalScene,
  ParticipantScene,
  Task,
  WinningScene,
} from '@everdeed/rules';
import { isUuid } from '@everdeed/rules';
import type { Stores, Tx } from '../storage/stores.ts';
import type { ActorId } from './actor.ts';
import type { Refuser } from './refusal.ts';
import { lockPlayers, requireActor, type SceneLoader } from './scenes.ts';

/** A challenge that runs; inside a transaction it is locked. */
export async function requireChallenge(
  work: Refuser<'challengeNotFound'>,
  { challenges }: Pick<Stores, 'challenges'>,
  challengeId: string,
): Promise<Challenge> {
  const challenge = await challenges.get(challengeId.toLowerCase());
  if (!challenge || challenge.closing) throw work.refuse('NotFound', 'challengeNotFound');
  return challenge;
}

const hostOf = async (
  { groups }: Pick<Stores, 'groups'>,
  { group }: Challenge,
): Promise<Group | undefined> => (group === undefined ? undefined : groups.get(group));

/** A challenge, its group, and then the player who acts; inside a transaction all are locked. */
async function loadHosted(
  work: Refuser<'challengeNotFound'>,
  stores: Pick<Stores, 'challenges' | 'groups' | 'players'>,
  actor: ActorId,
  challengeId: string,
): Promise<HostedScene> {
  const challenge = await requireChallenge(work, stores, challengeId);
  const group = await hostOf(stores, challenge);
  if (!group) throw work.refuse('NotFound', 'challengeNotFound');
  return { challenge, group, player: await requireActor(stores, actor) };
}

/** Reads a challenge with its group, without locks, and the player who asks. */
export const readHosted = (
  work: Refuser<'challengeNotFound'> & { readonly read: Stores },
  actor: ActorId,
  challengeId: string,
): Promise<HostedScene> => loadHosted(work, work.read, actor, challengeId);

/** Locks a challenge, then the player who acts. */
export const challengeScene =
  (challengeId: string): SceneLoader<ChallengeScene, 'challengeNotFound'> =>
  async (tx, actor, work) => {
    const challenge = await requireChallenge(work, tx, challengeId);
    return { challenge, player: await requireActor(tx, actor) };
  };

/** Locks a challenge, its group and the player who acts. */
export const hostedScene =
  (challengeId: string): SceneLoader<HostedScene, 'challengeNotFound'> =>
  (tx, actor, work) =>
    loadHosted(work, tx, actor, challengeId);

/** The scope of joining: besides, the challenge's own tasks, and copies of an earlier time. */
export const joiningChallenge =
  (challengeId: string): SceneLoader<JoiningChallengeScene, 'challengeNotFound'> =>
  async (tx, actor, work) => {
    const scene = await hostedScene(challengeId)(tx, actor, work);
    const { _id } = scene.challenge;
    const originals = await tx.challenges.originals(_id);
    return { ...scene, originals, copies: await tx.challenges.copies(_id, [actor.id]) };
  };

/** Locks a challenge and the player who acts, with their copies of its tasks. */
export const participantScene =
  (challengeId: string): SceneLoader<ParticipantScene, 'challengeNotFound'> =>
  async (tx, actor, work) => {
    const scene = await challengeScene(challengeId)(tx, actor, work);
    return { ...scene, copies: await tx.challenges.copies(scene.challenge._id, [actor.id]) };
  };

/** Locks a challenge, its group, and by id the player who acts, the leader and others. */
async function lockToClose(
  tx: Tx,
  actor: ActorId,
  challenge: Challenge,
  others: readonly string[],
): Promise<ClosingScene> {
  const group = await hostOf(tx, challenge);
  await lockPlayers(tx, [actor.id, challenge.leader, ...others]);
  const player = await requireActor(tx, actor);
  return { challenge, group, player, leader: tx.players.held(challenge.leader) };
}

/** The scope of ending a challenge. */
export const closingScene =
  (challengeId: string): SceneLoader<ClosingScene, 'challengeNotFound'> =>
  async (tx, actor, work) =>
    lockToClose(tx, actor, await requireChallenge(work, tx, challengeId), []);

/** The scope of choosing a winner. */
export const winningScene =
  (
    challengeId: string,
    { winnerId, isBarred }: { readonly winnerId: string; readonly isBarred: boolean },
  ): SceneLoader<WinningScene, 'challengeNotFound'> =>
  async (tx, actor, work) => {
    const challenge = await requireChallenge(work, tx, challengeId);
    const scene = await lockToClose(tx, actor, challenge, [winnerId]);
    return { ...scene, winner: tx.players.held(winnerId), isBarred };
  };

/** The id of the challenge whose own task is meant: undefined for all others, and for aliases. No locks. */
export const findOriginal = async (
  { challenges }: Pick<Stores, 'challenges'>,
  taskId: string,
): Promise<string | undefined> =>
  isUuid(taskId) ? challenges.findByOriginal(taskId.toLowerCase()) : undefined;

/** One of a challenge's own tasks, by id. */
async function requireOriginal(
  work: Refuser<'messageTaskNotFound'>,
  { challenges }: Pick<Stores, 'challenges'>,
  challengeId: string,
  taskId: string,
): Promise<Task> {
  const originals = await challenges.originals(challengeId);
  const original = originals.find(({ _id }) => _id === taskId.toLowerCase());
  if (!original) throw work.refuse('NotFound', 'messageTaskNotFound');
  return original;
}

/** Locks a challenge and the player who acts, with one of the challenge's own tasks. */
export const originalScene =
  (
    challengeId: string,
    taskId: string,
  ): SceneLoader<OriginalScene, 'challengeNotFound' | 'messageTaskNotFound'> =>
  async (tx, actor, work) => {
    const scene = await challengeScene(challengeId)(tx, actor, work);
    return { ...scene, original: await requireOriginal(work, tx, scene.challenge._id, taskId) };
  };

/** Locks, by id, challenges that a player has joined, and all of groups that nobody else is in. */
async function lockLeft(tx: Tx, playerId: string, groupIds: readonly string[], joined: readonly string[]) {
  const ids = new Set(joined);
  for (const groupId of groupIds) {
    if ((await tx.groups.firstMember(groupId, playerId)) !== undefined) continue;
    for (const { _id } of await tx.challenges.ofGroup(groupId)) ids.add(_id);
  }
  for (const id of [...ids].sort()) await tx.challenges.get(id);
}

/** Locks, by id, the challenges of a group that a player leaves with it; all of them, if nobody else is in the group. */
export const lockChallengesOf = async (tx: Tx, groupId: string, playerId: string): Promise<void> =>
  lockLeft(tx, playerId, [groupId], await tx.challenges.joinedBy(playerId, groupId));

/** Locks, by id, the challenges that somebody who goes is in, and those of groups that go with them. */
export const lockChallengesOfGoing = async (
  tx: Tx,
  playerId: string,
  groupIds: readonly string[],
): Promise<void> => lockLeft(tx, playerId, groupIds, await tx.challenges.joinedBy(playerId));
