import { serverCalls } from '@everdeed/contract';
import { sql } from 'kysely';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { modelPaths } from './models.ts';

const notReady = {
  contentType: 'application/json; charset=utf-8',
  body: '{"success":false,"data":{"status":"not ready"}}',
};

/** Liveness, readiness and models of the server (wire-user-and-tasks 0.9). */
export const statusRoutes = [
  route(serverCalls.getStatus, () =>
    reply({ data: { status: 'up' }, headers: { 'Cache-Control': 'no-store' } }),
  ),
  route(serverCalls.getReady, async (work) => {
    try {
      await sql`SELECT 1`.execute(work.read.db);
      return { status: 'ready' };
    } catch {
      return reply({ status: 503, raw: notReady });
    }
  }),
  route(serverCalls.getModelPaths, (_work, { params }) => modelPaths[params.model]?.() ?? {}),
];
