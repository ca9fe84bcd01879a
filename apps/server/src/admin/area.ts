import { defineArea } from '../area.ts';
import type { Services } from '../services.ts';
import { forgetAudit } from '../storage/admin/audit-log.ts';
import { forgetCases } from '../storage/admin/report-cases.ts';
import { auditRoutes } from './audit-routes.ts';
import { blockerRoutes } from './blocker-routes.ts';
import { groupRoutes } from './group-routes.ts';
import { jobRoutes } from './job-routes.ts';
import { keepBlocksFresh } from './keep-blocks-fresh.ts';
import { lookupRoutes } from './lookup-routes.ts';
import { playerRoutes } from './player-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { siteRoutes } from './site-routes.ts';
import { worldRoutes } from './world-routes.ts';

/** How long the log and decided reports are kept: two years, our own figure. */
const keptMs = 730 * 86_400_000;

/** Looking after the site and its players. */
export const adminArea = defineArea({
  name: 'admin',
  routes: (parts: Services) => [
    ...lookupRoutes,
    ...blockerRoutes(parts),
    ...auditRoutes(parts),
    ...reportRoutes(parts),
    ...playerRoutes(parts),
    ...groupRoutes,
    ...siteRoutes(parts),
    ...jobRoutes(parts),
    ...worldRoutes(parts),
  ],
  extras: [keepBlocksFresh],
  cleanUp: async ({ storage, system }) => {
    const before = system.now() - keptMs;
    await forgetAudit(storage.db, before);
    await forgetCases(storage.db, before);
  },
  tables: [
    { name: 'blockers', key: ['id'], since: 31 },
    { name: 'audit_log', key: ['id'], since: 31 },
    { name: 'report_cases', key: ['kind', 'subject_id'], since: 31 },
    { name: 'report_notes', key: ['kind', 'subject_id', 'reporter_id'], since: 31 },
  ],
});
