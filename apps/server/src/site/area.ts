import { DAY_MS } from '@everdeed/rules';
import { defineArea } from '../area.ts';
import { forgetInvitations } from '../storage/site/site-invitations.ts';
import { keepSiteFresh } from './keep-fresh.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { settingsRoutes } from './settings-routes.ts';

/** How long an invitation that has ended is kept (ms): our own figure. */
const keptMs = 30 * DAY_MS;

/** What whoever runs the site has chosen, and invitations to it. */
export const siteArea = defineArea({
  name: 'site',
  routes: (services) => [...settingsRoutes(services), ...invitationRoutes(services)],
  extras: [keepSiteFresh],
  tables: [
    { name: 'site_settings', key: ['key'], since: 29 },
    {
      name: 'site_invitations',
      key: ['id'],
      since: 30,
      refersTo: { column: 'created_by', table: 'players', key: 'id' },
    },
  ],
  cleanUp: ({ storage, system }) => forgetInvitations(storage.db, system.now() - keptMs),
});
