import { defineArea } from '../area.ts';
import { addDocs } from './docs.ts';
import { i18nRoutes } from './i18n-routes.ts';
import { addMetrics } from './metrics.ts';
import { reportRoutes } from './report-routes.ts';
import { siteRoutes } from './site-routes.ts';
import { statusRoutes } from './status-routes.ts';
import { addEventStream } from './stream.ts';

/** The server itself: whether it is well, its documentation, its words, the live stream, and reports. */
export const serverArea = defineArea({
  name: 'server',
  routes: (parts) => [...statusRoutes(parts), ...siteRoutes(parts), ...i18nRoutes, ...reportRoutes(parts)],
  extras: [addDocs, addMetrics, addEventStream],
});
