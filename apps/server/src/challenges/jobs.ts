import { defineJob } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import {
  closeChallengeJob,
  scoreChallengeJob,
  syncChallengeJob,
  tellScoresJob,
} from '../work/challenge-jobs.ts';
import { closeChallenge } from './close-challenge.ts';
import { scoreOriginals } from './score-originals.ts';
import { syncChallenge } from './sync-challenge.ts';
import { tellScores } from './tell-scores.ts';

/** What challenges do to those who take part, one after the other. */
export const challengeJobs = [
  defineJob(syncChallengeJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }, control) => syncChallenge(services, payload.challengeId, control),
  }),
  defineJob(closeChallengeJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }, control) => closeChallenge(services, payload.challengeId, control),
  }),
  defineJob(scoreChallengeJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }) => scoreOriginals(services, payload.challengeId),
  }),
  defineJob(tellScoresJob, {
    run: async (services: Services, { payload }) => tellScores(services, payload.challengeId),
  }),
];
