import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { KnownOwners } from './security/known-owners.ts';
import { Passwords } from './security/passwords.ts';
import { BlockList } from './security/block-list.ts';
import { checkSecret, readSecret } from './security/secret.ts';
import { PlayerLimits } from './work/player-limits.ts';
import { AccountLimits } from './accounts/account-limits.ts';
import { type ProviderPlaces, providersOf } from './accounts/social/providers.ts';
import { SignInGuard } from './security/sign-in-guard.ts';
import type { Settings } from './config/settings.ts';
import { backupJobs, startBackups } from './backups/jobs.ts';
import { housekeepingJobs, startHousekeeping } from './housekeeping.ts';
import type { Route } from './http/route.ts';
import { drain } from './http/drain.ts';
import { makeServer } from './http/server.ts';
import { WebClient } from './http/web-client.ts';
import { makeWords } from './words/words.ts';
import { JobRunner } from './jobs/runner.ts';
import { makeLog } from './log.ts';
import { Mailer } from './mail/mailer.ts';
import { type System, realSystem } from './work/system.ts';
import { EventBus } from './realtime/bus.ts';
import type { Area } from './area.ts';
import { areas } from './areas.ts';
import type { Services } from './services.ts';
import { type Connection, connect } from './storage/connect.ts';
import { migrate } from './storage/migrate.ts';
import { SiteSettings } from './storage/site/site-settings.ts';
import { Storage } from './storage/storage.ts';
import { tables } from './tables.ts';

export interface AppOptions {
  readonly settings: Settings;
  /** The folder of the built web client, if there is one. */
  readonly webFolder?: string;
  readonly testMode?: boolean;
  readonly system?: System;
  /** Where other services answer, in place of their own addresses: for tests. */
  readonly providerPlaces?: ProviderPlaces;
  /** Areas besides those of every server: test control, tests. */
  readonly extraAreas?: readonly Area[];
}

export interface App {
  readonly server: FastifyInstance;
  readonly services: Services;
  /** Every call that the server answers. */
  readonly routes: readonly Route[];
  close(): Promise<void>;
}

/** Location of the data: the configured database, or a file in the data folder. */
export const databaseOf = (settings: Settings): string =>
  settings.databaseUrl ?? join(settings.dataDir, 'everdeed.sqlite');

/** Connects without limits of time, as tools and migrations need it, and brings the schema up to date. */
export async function openDatabase(settings: Settings): Promise<Connection> {
  const connection = connect(databaseOf(settings), { poolSize: settings.databasePool });
  try {
    await migrate(connection, tables);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return connection;
}

function siteUrlOf(settings: Settings, server: () => FastifyInstance | undefined): string {
  if (settings.baseUrl) return settings.baseUrl.replace(/\/+$/, '');
  const address = server()?.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const host = ['0.0.0.0', '::'].includes(settings.host) ? 'localhost' : settings.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** How long a request may wait for another program that holds the embedded database (ms). */
const patienceMs = 3_000;

/** Connects for serving: nothing waits without an end. */
async function openForServing(settings: Settings): Promise<Connection> {
  const migrated = await openDatabase(settings);
  await migrated.close();
  const { databasePool: poolSize, databaseTimeout: statementMs } = settings;
  return connect(databaseOf(settings), { poolSize, statementMs, patienceMs });
}

/** Assembles a server on an open database. */
async function assemble(
  options: AppOptions,
  connection: Connection,
  server: () => FastifyInstance | undefined,
) {
  const { settings, testMode = false, system = realSystem } = options;
  const log = makeLog(settings.logLevel);
  const secret = readSecret(settings);
  await checkSecret(connection.db, secret);
  const events = new EventBus(connection);
  const now = () => system.now();
  const newId = () => system.newId();
  const storage = new Storage({
    connection,
    now,
    newId,
    wakeWorkers: () => events.wake(),
    deliver: (event) => events.publish(event),
  });
  const jobs = new JobRunner({ storage, log, now, onWake: (listener) => events.onWake(listener) });
  const missing = new Set<string>();
  const words = await makeWords((key) => {
    if (!missing.has(key)) log.warn({ key }, 'a message has no text');
    missing.add(key);
  });
  const siteUrl = () => siteUrlOf(settings, server);
  const site = new SiteSettings(settings);
  const siteName = () => site.current.siteName;
  const siteLanguage = () => site.current.language;
  const writer = { words, secret, siteUrl, siteName, siteLanguage };
  const mailer = new Mailer({ settings, db: connection.db, now, newId, keepOnly: testMode, ...writer });
  const services: Services = {
    settings,
    testMode,
    system,
    reactions: [...areas, ...(options.extraAreas ?? [])].flatMap((area: Area) => area.reactions ?? []),
    connection,
    storage,
    owners: new KnownOwners(storage),
    words,
    secret,
    passwords: new Passwords(testMode),
    signInGuard: new SignInGuard(!testMode),
    blocks: new BlockList(),
    playerLimits: new PlayerLimits(),
    accountLimits: new AccountLimits({ perAddress: settings.accountLimit, enabled: !testMode }),
    providers: providersOf(settings, siteUrl, options.providerPlaces),
    siteUrl,
    site,
    mailer,
    jobs,
    events,
    log,
  };
  return services;
}

/** Every kind of job that a server of these areas does. */
export const jobsOf = (all: readonly Area[]) => [
  ...all.flatMap((area) => area.jobs ?? []),
  ...housekeepingJobs,
  ...backupJobs,
];

/** Creates a complete server, ready to listen. */
export async function createApp(options: AppOptions): Promise<App> {
  const connection = await openForServing(options.settings);
  // From now on somebody may rely on the data, so test mode must never empty it again.
  if (!options.testMode) await connection.db.deleteFrom('meta').where('key', '=', 'throwaway').execute();
  let server: FastifyInstance | undefined;
  try {
    const services = await assemble(options, connection, () => server);
    const all: readonly Area[] = [...areas, ...(options.extraAreas ?? [])];
    const routes = all.flatMap((area) => area.routes?.(services) ?? []);
    services.jobs.register(jobsOf(all), services);
    const web =
      options.webFolder === undefined
        ? undefined
        : new WebClient(options.webFolder, {
            get name() {
              return services.site.current.siteName;
            },
            url: () => services.siteUrl(),
          });
    const extras = all.flatMap((area) => area.extras ?? []);
    const made = await makeServer({ services, routes, web: web?.exists ? web : undefined, extras });
    server = made;
    await services.events.start();
    await startHousekeeping(services);
    await startBackups(services);
    services.jobs.start();
    const close = async () => {
      await drain(made);
      await services.jobs.stop();
      await services.events.stop();
      await connection.close();
    };
    return { server: made, services, routes, close };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
