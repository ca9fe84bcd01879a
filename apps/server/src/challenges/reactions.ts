import { isOfLiveChallenge, leaveChallenge, type RuleEvent } from '@everdeed/rules';
import { closeChallengeJob, scoreChallengeJob, syncChallengeJob } from '../work/challenge-jobs.ts';
import type { Tx } from '../storage/stores.ts';
import { saveOutcome } from '../work/save.ts';
import type { Reaction, SavedOutcome, Work } from '../work/work.ts';

async function enqueueFor(tx: Tx, { outcome: { changed } }: SavedOutcome): Promise<void> {
  for (const { _id: challengeId, closing, tasksVersion } of changed.challenges ?? []) {
    if (closing) await tx.enqueue(closeChallengeJob, { challengeId }, { key: challengeId });
    else if (tasksVersion !== undefined)
      await tx.enqueue(syncChallengeJob, { challengeId }, { key: challengeId });
  }
}

/** Has participants follow: when a challenge's tasks changed, or when it ended. */
export const followChallenges: Reaction = (_work, tx, saved) =>
  saved.outcome.changed.challenges ? enqueueFor(tx, saved) : undefined;

type Scored = Extract<RuleEvent, { readonly kind: 'taskScored' | 'taskUnscored' }>;

/** Scorings of copies whose originals move with them: rewards have no value that does. */
const scoringsIn = ({ outcome: { events } }: SavedOutcome): Scored[] =>
  events.filter(
    (event): event is Scored =>
      (event.kind === 'taskScored' || event.kind === 'taskUnscored') &&
      event.task.type !== 'reward' &&
      event.task.challenge.taskId !== undefined &&
      isOfLiveChallenge(event.task),
  );

/** Notes a scoring for the original, unless the challenge is unknown here: imported tasks may name any. */
async function note(work: Work, tx: Tx, event: Scored): Promise<void> {
  const { id = '', taskId = '' } = event.task.challenge;
  if ((await tx.challenges.findByOriginal(taskId)) !== id) return;
  const row = {
    id: work.rules.newId(),
    challenge_id: id,
    task_id: taskId,
    delta: event.delta,
    direction: event.kind === 'taskScored' ? event.direction : ('undo' as const),
    created_at: work.now,
  };
  await tx.db.insertInto('challenge_scores').values(row).execute();
  // A job for each participant: who scores locks the waiting one, and others must not wait for that.
  await tx.enqueue(scoreChallengeJob, { challengeId: id }, { key: `${id} ${event.userId}` });
}

const challengeIdOf = ({ task }: Scored): string => task.challenge.id ?? '';

/** In the order of the challenges: two scorings of one player take the locks of jobs in one order. */
async function noteAll(work: Work, tx: Tx, events: readonly Scored[]): Promise<void> {
  const inOrder = events.toSorted((one, other) => challengeIdOf(one).localeCompare(challengeIdOf(other)));
  for (const event of inOrder) await note(work, tx, event);
}

/** Keeps scorings of copies for the originals. */
export const noteScorings: Reaction = (work, tx, saved) => {
  const events = scoringsIn(saved);
  return events.length === 0 ? undefined : noteAll(work, tx, events);
};

type Left = Extract<RuleEvent, { readonly kind: 'groupLeft' }>;

/** Takes a player out of the challenges of a group; the scope of leaving it has locked them. */
async function leaveThose(work: Work, tx: Tx, { userId, groupId, keep }: Left): Promise<void> {
  for (const id of await tx.challenges.joinedBy(userId, groupId)) {
    const challenge = tx.challenges.held(id);
    const player = tx.players.held(userId);
    if (!challenge || !player) continue;
    const scene = { player, challenge, copies: await tx.challenges.copies(id, [userId]) };
    const left = leaveChallenge(work.rules, scene, { keep });
    if (left.ok) await saveOutcome(work, tx, left.value, { actorId: userId });
  }
}

/** Whoever leaves a group leaves its challenges, unless they want to stay (wire-groups-and-admin 1.7). */
export const leaveWithGroup: Reaction = (work, tx, { outcome: { events } }) => {
  const left = events.find(
    (event): event is Left => event.kind === 'groupLeft' && event.keepChallenges === 'leave-challenges',
  );
  return left && leaveThose(work, tx, left);
};
