import { defineArea } from '../area.ts';
import { findRoutes } from './find-routes.ts';
import { giftRoutes } from './gift-routes.ts';
import type { MemberParts } from './parts.ts';
import { reportRoutes } from './report-routes.ts';
import { memberRoutes } from './routes.ts';
import { supportJobs, supportRoutes } from './support-routes.ts';

const ofPlayer = { column: 'player_id', table: 'players', key: 'id' } as const;

/** Other players: as everybody sees them, gifts to them, reports of them. */
export const membersArea = defineArea({
  name: 'members',
  routes: (parts: MemberParts) => [
    ...memberRoutes,
    ...findRoutes(parts),
    ...giftRoutes(parts),
    ...reportRoutes(parts),
    ...supportRoutes,
  ],
  tables: [
    {
      name: 'achievement_dates',
      key: ['player_id', 'achievement'],
      since: 13,
      refersTo: ofPlayer,
    },
    {
      name: 'member_reports',
      key: ['player_id', 'reporter_id'],
      since: 16,
      refersTo: ofPlayer,
      alsoRefersTo: { ...ofPlayer, column: 'reporter_id', since: 16 },
    },
  ],
  jobs: supportJobs,
});
