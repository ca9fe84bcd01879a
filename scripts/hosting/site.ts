import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../support/paths.mjs';
import type { RunningPostgres } from '../support/postgres.ts';
import { Person } from './person.ts';
import { require, type Running, sh, startProgram, until } from './steps.ts';

const program = join(root, 'bin', 'everdeed.mjs');

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export type Settings = Readonly<Record<string, string>>;

export const baseOf = (settings: Settings): string => `http://127.0.0.1:${settings['PORT'] ?? ''}`;

/** Built servers in a throwaway folder. They know the same secret, as the guide says. */
export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'everdeed-hosting-'));
  readonly #secret = randomBytes(32).toString('hex');
  readonly #started: Running[] = [];

  /** Settings of a server with a port and a data folder of its own. */
  async settings(name: string, more: Settings = {}): Promise<Settings> {
    return {
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: join(this.folder, name),
      SECRET_KEY: this.#secret,
      LOG_LEVEL: 'warn',
      ...more,
    };
  }

  #environment = (settings: Settings): NodeJS.ProcessEnv => ({
    PATH: process.env['PATH'],
    HOME: this.folder,
    ...settings,
  });

  start(settings: Settings): Running {
    const env = this.#environment(settings);
    const running = startProgram(process.execPath, [program, 'start'], { env });
    this.#started.push(running);
    return running;
  }

  /** Starts a server and waits until it is ready. */
  async serve(settings: Settings): Promise<Running> {
    const running = this.start(settings);
    await until('the server starts', async () => (await fetch(`${baseOf(settings)}/api/v4/ready`)).ok).catch(
      (error: unknown) => {
        throw new Error(`${String(error)}\n${running.said()}`);
      },
    );
    return running;
  }

  /** Runs a command of `everdeed`, and gives what it wrote. */
  everdeed = (settings: Settings, args: readonly string[], expected = 0): string =>
    sh(process.execPath, [program, ...args], { env: this.#environment(settings), expected });

  async end(): Promise<void> {
    for (const running of this.#started) await running.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function addTodo(person: Person, text: string): Promise<void> {
  const { status } = await person.call('POST', '/tasks/user', { type: 'todo', text });
  require(status === 201, `${text}: status ${status}`);
}

/** Signs the same person in at another address, and says what to-dos they find there. */
export async function todosAt(settings: Settings, name: string): Promise<string[]> {
  const person = new Person(baseOf(settings), name);
  require(await person.signIn(), `${name} cannot sign in`);
  return person.todos();
}

/** Has whoever may do everything say something to the database server. */
export async function asChief({ url }: RunningPostgres, ...statements: readonly string[]): Promise<void> {
  const chief = new pg.Client({ connectionString: url });
  await chief.connect();
  for (const statement of statements) await chief.query(statement);
  await chief.end();
}

/** What `createdb` of the guide says. */
export const createDatabase = `create database site owner keeper encoding 'UTF8' template template0`;

/** The role and the database of the guide; returns the address that goes into the settings. */
export async function makeDatabase(postgres: RunningPostgres): Promise<string> {
  await asChief(postgres, `create role keeper login password 'keeper'`, createDatabase);
  const own = new URL(postgres.url);
  own.username = 'keeper';
  own.password = 'keeper';
  own.pathname = '/site';
  return own.href;
}
