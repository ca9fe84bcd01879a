import { serverCalls } from '@everdeed/contract';
import { type Kysely, sql } from 'kysely';
import { backupHealth, readBackupState } from '../backups/backup-state.ts';
import { makesBackups } from '../backups/jobs.ts';
import type { Services } from '../services.ts';
import type { Connection } from '../storage/connect.ts';
import { isStorageDamaged } from '../storage/failures.ts';
import type { Database } from '../storage/schema.ts';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { modelPaths } from './models.ts';

type Status = 'ready' | 'not ready' | 'damaged';

const sayNo = (status: Status) =>
  reply({
    status: 503,
    raw: {
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify({ success: false, data: { status } }),
    },
  });

/** How long the database may take to answer while it counts as ready (ms). */
const readyMs = 2_000;

/** Reads columns without an index, and so pages of the tables that every call needs: a file of which those are damaged is found out here. */
const look = (db: Kysely<Database>) =>
  sql`SELECT (SELECT v FROM players LIMIT 1) AS v, (SELECT created_at FROM api_tokens LIMIT 1) AS at`.execute(
    db,
  );

/** Whether the database answers, soon, and from a sound file. */
async function statusOf({ db, health }: Connection): Promise<Status> {
  if (health.isDamaged) return 'damaged';
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Status>((resolve) => {
    timer = setTimeout(() => resolve('not ready'), readyMs);
  });
  const asked = look(db).then(
    (): Status => 'ready',
    (error: unknown): Status => (isStorageDamaged(error) ? 'damaged' : 'not ready'),
  );
  const status = await Promise.race([asked, late]);
  clearTimeout(timer);
  return status;
}

/** Liveness, readiness and models of the server (wire-user-and-tasks 0.9). */
export const statusRoutes = (services: Pick<Services, 'connection' | 'settings' | 'site' | 'testMode'>) => [
  route(serverCalls.getStatus, () =>
    reply({ data: { status: 'up' }, headers: { 'Cache-Control': 'no-store' } }),
  ),
  route(serverCalls.getReady, async () => {
    const status = await statusOf(services.connection);
    if (status !== 'ready') return sayNo(status);
    // A server without a backup still serves: it stays ready, and says so.
    const isKept = makesBackups(services);
    return { status, ...(isKept && { backups: backupHealth(readBackupState(services.settings.dataDir)) }) };
  }),
  route(serverCalls.getModelPaths, (_work, { params }) => modelPaths[params.model]?.() ?? {}),
];
