import { grantJoinedChallenge } from '../achievements/index.ts';
import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Challenge } from '../state/challenge.ts';
import { produce } from '../state/draft.ts';
import type { Task } from '../state/task.ts';
import { dropFromOrder } from '../tasks/order.ts';
import { canJoinChallenge, isParticipant } from './policy.ts';
import type { HostedScene, ParticipantScene } from './scenes.ts';
import { syncParticipant } from './sync.ts';

/** A player about to join: the challenge with its own tasks, and copies of an earlier time. */
export interface JoiningChallengeScene extends HostedScene, ParticipantScene {
  readonly originals: readonly Task[];
}

/** Takes part in a challenge: the player gets its tag and copies of its tasks (wire-groups-and-admin 4.7). */
export function joinChallenge(
  ctx: RuleContext,
  { player, challenge, group, originals, copies }: JoiningChallengeScene,
  { publicGroups }: { readonly publicGroups: boolean },
): Result<Outcome<Challenge>, 'challengeNotFound' | 'userAlreadyInChallenge'> {
  if (!canJoinChallenge(player, challenge, group, { publicGroups, now: ctx.now }))
    return refuse('notFound', 'challengeNotFound');
  if (isParticipant(player, challenge)) return refuse('notAuthorized', 'userAlreadyInChallenge');
  const joined = produce(player, (draft) => {
    draft.challenges.push(challenge._id);
    grantJoinedChallenge(ctx, draft);
  });
  const { _id } = challenge;
  const synced = syncParticipant(ctx, { player: joined, copies, since: 0 }, { challenge, originals });
  const updatedAt = new Date(ctx.now).toISOString();
  const change = { _id, memberCount: challenge.memberCount + 1, updatedAt };
  return accept(
    outcomeOf(
      { ...challenge, ...change },
      {
        players: [synced.player],
        tasks: synced.tasks,
        newTasks: synced.newTasks,
        challenges: [change],
        joined: [{ challengeId: _id, userId: player._id }],
      },
    ),
  );
}

/** What becomes of the tasks that came from a challenge. */
export interface LeaveChallengeInput {
  readonly keep: 'keep-all' | 'remove-all';
}

/** Takes part no more (wire-groups-and-admin 4.8). The tag stays. */
export function leaveChallenge(
  { now }: RuleContext,
  { player, challenge, copies }: ParticipantScene,
  { keep }: LeaveChallengeInput,
): Result<Outcome<object>, 'challengeMemberNotFound'> {
  if (!isParticipant(player, challenge)) return refuse('notAuthorized', 'challengeMemberNotFound');
  const { _id } = challenge;
  const memberCount = Math.max(0, challenge.memberCount - 1);
  const updatedAt = new Date(now).toISOString();
  const removedTaskIds = keep === 'remove-all' ? copies.map((copy) => copy._id) : [];
  const tasks = keep === 'remove-all' ? [] : copies.map((copy) => ({ ...copy, challenge: {} }));
  const gone = { ...player, challenges: player.challenges.filter((id) => id !== _id) };
  return accept(
    outcomeOf(
      {},
      {
        players: [dropFromOrder(gone, removedTaskIds)],
        tasks,
        removedTaskIds,
        challenges: [{ _id, memberCount, updatedAt }],
        left: [{ challengeId: _id, userId: player._id }],
      },
    ),
  );
}
