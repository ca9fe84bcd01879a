import { defineArea } from '../area.ts';
import { changeRoutes } from './change-routes.ts';
import { closingRoutes } from './closing-routes.ts';
import { challengeJobs } from './jobs.ts';
import { memberRoutes } from './member-routes.ts';
import { membershipRoutes } from './membership-routes.ts';
import type { ChallengeParts } from './parts.ts';
import { followChallenges, leaveWithGroup, noteScorings } from './reactions.ts';
import { readingRoutes } from './reading-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { taskRoutes } from './task-routes.ts';

const ofChallenge = { column: 'challenge_id', table: 'challenges', key: 'id' } as const;

/** Challenges: creating and ending them, taking part, and the tasks that participants share. */
export const challengesArea = defineArea({
  name: 'challenges',
  routes: (parts: ChallengeParts) => [
    ...readingRoutes(parts),
    ...changeRoutes(parts),
    ...membershipRoutes(parts),
    ...closingRoutes(parts),
    ...memberRoutes(parts),
    ...reportRoutes(parts),
    ...taskRoutes(parts),
  ],
  tables: [
    {
      name: 'challenges',
      key: ['id'],
      since: 17,
      refersTo: { column: 'group_id', table: 'groups', key: 'id' },
    },
    {
      name: 'challenge_members',
      key: ['challenge_id', 'player_id'],
      since: 17,
      refersTo: ofChallenge,
      alsoRefersTo: { column: 'player_id', table: 'players', key: 'id', since: 17 },
    },
    { name: 'challenge_scores', key: ['id'], since: 17, refersTo: ofChallenge },
  ],
  jobs: challengeJobs,
  reactions: [followChallenges, noteScorings, leaveWithGroup],
});
