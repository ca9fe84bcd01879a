import { defineArea } from '../area.ts';
import { blockRoutes } from './block-routes.ts';
import { deletingRoutes } from './deleting-routes.ts';
import { keepPrivateMessages } from './keep-messages.ts';
import { opinionRoutes } from './opinion-routes.ts';
import { readingRoutes } from './reading-routes.ts';
import { sendRoutes } from './send-routes.ts';
import type { ReportParts } from '../work/mails.ts';

/** Private messages: sending and reading them, and who may write. */
export const inboxArea = defineArea({
  name: 'inbox',
  routes: (parts: ReportParts) => [
    ...blockRoutes,
    ...sendRoutes(parts),
    ...readingRoutes,
    ...deletingRoutes,
    ...opinionRoutes(parts),
  ],
  tables: [
    {
      name: 'inbox_messages',
      key: ['owner_id', 'id'],
      since: 16,
      refersTo: { column: 'owner_id', table: 'players', key: 'id' },
    },
  ],
  reactions: [keepPrivateMessages],
});
