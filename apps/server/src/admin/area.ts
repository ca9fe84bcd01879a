import { defineArea } from '../area.ts';
import type { Services } from '../services.ts';
import { auditRoutes } from './audit-routes.ts';
import { blockerRoutes } from './blocker-routes.ts';
import { keepBlocksFresh } from './keep-blocks-fresh.ts';
import { lookupRoutes } from './lookup-routes.ts';
import { reportRoutes } from './report-routes.ts';

/** Looking after the site and its players. */
export const adminArea = defineArea({
  name: 'admin',
  routes: (parts: Services) => [
    ...lookupRoutes,
    ...blockerRoutes(parts),
    ...auditRoutes(parts),
    ...reportRoutes(parts),
  ],
  extras: [keepBlocksFresh],
  tables: [
    { name: 'blockers', key: ['id'], since: 31 },
    { name: 'audit_log', key: ['id'], since: 31 },
    { name: 'report_cases', key: ['kind', 'subject_id'], since: 31 },
    { name: 'report_notes', key: ['kind', 'subject_id', 'reporter_id'], since: 31 },
  ],
});
