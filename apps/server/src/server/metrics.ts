import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refusal } from '../work/refusal.ts';
import { countJobs, type JobTableName } from '../jobs/list.ts';
import { backupHealth, readBackupState } from '../backups/backup-state.ts';
import { makesBackups } from '../backups/jobs.ts';
import type { Services } from '../services.ts';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** A proxy on this machine speaks for others, so its own address means nothing. */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return loopback.test(request.socket.remoteAddress ?? '') && !isForwarded(request);
  const [given, wanted] = [request.headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
}

/** Counted when they are asked for, because the queue belongs to all processes. */
function addJobGauges(registry: Registry, { storage }: Services): void {
  const add = (name: string, help: string, table: JobTableName) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // A database that is away leaves the other metrics readable.
        this.set(await countJobs(storage.db, table).catch(() => Number.NaN));
      },
    });
  add('jobs', 'Jobs that wait or run', 'jobs');
  add('job_dead_letters', 'Jobs that failed for the last time', 'dead_letters');
}

/** How scheduled backups go; absent where none are made. */
function addBackupGauges(registry: Registry, services: Services): void {
  const { dataDir } = services.settings;
  if (!makesBackups(services)) return;
  const add = (name: string, help: string, read: (state: ReturnType<typeof readBackupState>) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read(readBackupState(dataDir)));
      },
    });
  add(
    'backup_last_success_timestamp_seconds',
    'When the latest good backup was made; 0 before the first',
    ({ made }) => (made ? made.at / 1000 : 0),
  );
  add('backup_last_size_bytes', 'Size of the latest good backup', ({ made }) => made?.bytes ?? 0);
  add('backup_last_duration_seconds', 'How long the latest good backup took', ({ made }) =>
    made ? made.ms / 1000 : 0,
  );
  add('backup_failing', '1 from a failed backup until the next good one', (state) =>
    backupHealth(state) === 'failed' ? 1 : 0,
  );
}

let ofProcess: Registry | undefined;

/**
 * What is measured of the process, whatever runs in it: once, since its observers of collections and of the event loop
 * never end, and would keep and slow down whatever server they were made for.
 */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Adds GET /metrics in the Prometheus format, and the metrics. */
export function addMetrics(server: FastifyInstance, services: Services): void {
  const { settings } = services;
  const registry = new Registry();
  addJobGauges(registry, services);
  addBackupGauges(registry, services);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const counted = new Map<string, ReturnType<typeof duration.labels>>();
  const counterOf = (method: string, route: string, status: number) => {
    const key = `${method} ${route} ${status}`;
    const known = counted.get(key);
    if (known) return known;
    const made = duration.labels({ method, route, status });
    counted.set(key, made);
    return made;
  };
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    counterOf(request.method, route, reply.statusCode).observe(reply.elapsedTime / 1000);
    done();
  });
  server.repeats.onAnswer((route, ms) => counterOf('GET', route, 200).observe(ms / 1000));
  const all = Registry.merge([processMetrics(), registry]);
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) throw refusal('NotFound', 'notFound');
    return reply.type(all.contentType).send(await all.metrics());
  });
}
