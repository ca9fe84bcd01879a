import { serverCalls } from '@everdeed/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { modelPaths } from './models.ts';

const notReady = {
  contentType: 'application/json; charset=utf-8',
  body: '{"success":false,"data":{"status":"not ready"}}',
};

/** How long the database may take to answer while it counts as ready (ms). */
const readyMs = 2_000;

/** Whether the database answers, and soon. */
async function answers(db: Kysely<Database>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), readyMs);
  });
  const asked = sql`SELECT 1`.execute(db).then(
    () => true,
    () => false,
  );
  const isReady = await Promise.race([asked, late]);
  clearTimeout(timer);
  return isReady;
}

/** Liveness, readiness and models of the server (wire-user-and-tasks 0.9). */
export const statusRoutes = [
  route(serverCalls.getStatus, () =>
    reply({ data: { status: 'up' }, headers: { 'Cache-Control': 'no-store' } }),
  ),
  route(serverCalls.getReady, async (work) => {
    return (await answers(work.read.db)) ? { status: 'ready' } : reply({ status: 503, raw: notReady });
  }),
  route(serverCalls.getModelPaths, (_work, { params }) => modelPaths[params.model]?.() ?? {}),
];
