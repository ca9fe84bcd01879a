import { defineArea } from '../area.ts';
import { changeRoutes } from './change-routes.ts';
import { inviteRoutes } from './invite-routes.ts';
import { memberListRoutes } from './member-list-routes.ts';
import { membershipRoutes } from './membership-routes.ts';
import type { GroupParts } from './parts.ts';
import { readingRoutes } from './reading-routes.ts';
import { seekerRoutes } from './seeker-routes.ts';

/** Parties and guilds: founding, finding, coming and going, leading. */
export const groupsArea = defineArea({
  name: 'groups',
  routes: (parts: GroupParts) => [
    ...readingRoutes(parts),
    ...changeRoutes(parts),
    ...membershipRoutes(parts),
    ...inviteRoutes(parts),
    ...memberListRoutes(parts),
    ...seekerRoutes,
  ],
});
