import { Type } from '@everdeed/contract';
import { jobKind } from '../jobs/kind.ts';

const payload = Type.Object({ challengeId: Type.String() });

/** Brings the copies of all participants up to date with a challenge's own tasks. */
export const syncChallengeJob = jobKind({ name: 'challenge-sync', payload });

/** Takes a challenge that has ended from all participants, and then removes it. */
export const closeChallengeJob = jobKind({ name: 'challenge-close', payload });

/** Has a challenge's own tasks move with scorings of their copies. */
export const scoreChallengeJob = jobKind({ name: 'challenge-score', payload });

/** Tells open pages of a challenge of the scores since they were told last. */
export const tellScoresJob = jobKind({ name: 'challenge-tell', payload });
