import type { Services } from '../services.ts';
import type { Tx } from '../storage/stores.ts';
import { tellScoresJob } from '../work/challenge-jobs.ts';

/**
 * How long scores are gathered before open pages are told of them (ms): our own figure. All of a challenge are one event,
 * whose readers then ask for what they show, however many take part.
 */
export const SCORES_GATHERING_MS = 5000;

/**
 * Has open pages of a challenge told of scores, by the job that waits already, if one does. Players who score have no
 * part in this: they would wait for each other at its row.
 */
export const tellLater = (tx: Tx, challengeId: string, now: number): Promise<void> =>
  tx.enqueue(tellScoresJob, { challengeId }, { key: challengeId, runAt: now + SCORES_GATHERING_MS });

/** Tells open pages of a challenge that they show old scores. */
export const tellScores = ({ events }: Pick<Services, 'events'>, challengeId: string): void =>
  events.publish({ kind: 'scores', topic: `challenge:${challengeId}` });
