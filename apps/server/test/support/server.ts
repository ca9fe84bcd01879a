import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsIn } from '@everdeed/content/values';
import { loadedDice } from '@everdeed/rules';
import type { InjectOptions } from 'fastify';
import { ask } from './ask.ts';
import { prepareSqlite } from './sqlite.ts';
import {
  type App,
  type AppOptions,
  createApp,
  type System,
  readSettings,
  realSystem,
} from '../../src/index.ts';

/** Time and randomness controlled by a test. */
export interface TestSystem extends System {
  at: number;
  roll: number;
}

/** The clock is stopped at noon UTC on a Tuesday, and every roll is 0.99: no drops, no critical hits. */
export function makeSystem(): TestSystem {
  const system: TestSystem = {
    at: Date.parse('2026-02-10T12:00:00.000Z'),
    roll: 0.99,
    now: () => system.at,
    dice: { roll: () => loadedDice(system.roll).roll() },
    newId: () => realSystem.newId(),
  };
  return system;
}

/** An answer in its envelope. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  readonly body: Envelope;
}

/** The fields of an answer; those of an envelope are absent from an answer that is none. */
export interface Envelope {
  readonly success?: boolean;
  readonly data?: unknown;
  readonly message?: string;
  readonly error?: string;
  readonly code?: string;
  readonly errors?: readonly { readonly code: string; readonly param?: string; readonly path?: string }[];
  readonly notifications?: readonly unknown[];
  readonly userV?: number;
}

const envelopeOf = (answer: object): Envelope => ({ ...answer });

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A caller, signed in or not. */
export class Caller {
  constructor(
    readonly app: App,
    readonly credentials: Readonly<Record<string, string>> = {},
  ) {}

  get id(): string {
    return this.credentials['x-api-user'] ?? '';
  }

  async call(method: string, url: string, { body, headers = {} }: CallOptions = {}): Promise<Answer> {
    const options: InjectOptions = {
      url: url.startsWith('/api/') || url.startsWith('//') ? url.replace(/^\/\//, '/') : `/api/v4${url}`,
      headers: { 'x-client': 'habitica-web', ...this.credentials, ...headers },
    };
    // Any method and any body at all, whether or not the types know it.
    Object.assign(options, { method }, body === undefined ? {} : { payload: body });
    const answer = await ask(this.app, options);
    const isJson = answer.body.startsWith('{');
    const json = isJson ? envelopeOf(JSON.parse(answer.body)) : undefined;
    const parsed = json ?? { success: false, data: answer.body };
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: parsed };
  }

  get = (url: string, options?: CallOptions) => this.call('GET', url, options);
  post = (url: string, body: unknown = {}, headers: Readonly<Record<string, string>> = {}) =>
    this.call('POST', url, { body, headers });
  put = (url: string, body: unknown = {}, headers: Readonly<Record<string, string>> = {}) =>
    this.call('PUT', url, { body, headers });
  delete = (url: string, body: unknown = {}, headers: Readonly<Record<string, string>> = {}) =>
    this.call('DELETE', url, { body, headers });
}

export interface TestServer {
  readonly app: App;
  readonly system: TestSystem;
  /** A caller without an account. */
  readonly anyone: Caller;
  /** Registers a player with this name and returns them as a caller. The password is `password-1`. */
  register(username: string, client?: string): Promise<Caller>;
  /** A new process on the same data, once this one has ended. */
  restart(): Promise<TestServer>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A PostgreSQL database; by default an embedded one in its own folder. */
  readonly databaseUrl?: string | undefined;
  readonly testMode?: boolean;
  readonly providerPlaces?: AppOptions['providerPlaces'];
  /** Areas besides the built-in ones, such as the debug calls, for a server with this clock. */
  readonly extraAreas?: (system: TestSystem) => NonNullable<AppOptions['extraAreas']>;
}

export const password = 'password-1';

/**
 * A complete server on its own database, called in-process, with cheap password hashes and a controlled clock
 * and dice.
 */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-test-'));
  const system = makeSystem();
  const database = options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {};
  prepareSqlite(folder);
  const settings = readSettings({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    // As the test mode itself has it.
    ...(options.testMode === false ? {} : { PAYMENTS: 'sandbox' }),
    ...database,
    ...options.env,
  });
  const appOptions = {
    settings,
    system,
    testMode: options.testMode ?? true,
    extraAreas: options.extraAreas?.(system) ?? [],
    ...(options.providerPlaces ? { providerPlaces: options.providerPlaces } : {}),
  };
  return serverOf(appOptions, system, folder);
}

async function serverOf(options: AppOptions, system: TestSystem, folder: string): Promise<TestServer> {
  const app = await createApp(options);
  const anyone = new Caller(app);
  return {
    app,
    system,
    anyone,
    async restart() {
      await app.close();
      return serverOf({ ...options, settings: { ...options.settings } }, system, folder);
    },
    async register(username, client = 'habitica-web') {
      const body = { username, email: `${username}@example.org`, password, confirmPassword: password };
      const { body: answer } = await anyone.post('/user/auth/local/register', body, { 'x-client': client });
      const { _id, apiToken } = textsIn(answer.data, '_id', 'apiToken');
      return new Caller(app, { 'x-api-user': _id, 'x-api-key': apiToken });
    },
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
