import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../support/paths.mjs';
import { type RunningPostgres, startPostgres } from '../support/postgres.ts';
import { Person } from './person.ts';
import { require, type Running, sh, startProgram, Steps, until } from './steps.ts';

/*
 * Follows the sections of docs/hosting.md on PostgreSQL, several processes, and moving between engines, there and back.
 * The dumps of PostgreSQL's own tools are not part of it.
 */

const program = join(root, 'bin', 'everdeed.mjs');
const folder = mkdtempSync(join(tmpdir(), 'everdeed-engines-'));
const steps = new Steps();
const started: Running[] = [];

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

type Settings = Readonly<Record<string, string>>;

/** Settings of a server with a data folder of its own; all know the same secret, as the guide says. */
const secret = randomBytes(32).toString('hex');
const settingsOf = async (name: string, more: Settings = {}): Promise<Settings> => ({
  PORT: String(await freePort()),
  HOST: '127.0.0.1',
  DATA_DIR: join(folder, name),
  SECRET_KEY: secret,
  LOG_LEVEL: 'warn',
  ...more,
});

const environment = (settings: Settings): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: folder,
  ...settings,
});
const baseOf = (settings: Settings): string => `http://127.0.0.1:${settings['PORT'] ?? ''}`;

function startOne(settings: Settings): Running {
  const running = startProgram(process.execPath, [program, 'start'], { env: environment(settings) });
  started.push(running);
  return running;
}

async function serve(settings: Settings): Promise<Running> {
  const running = startOne(settings);
  await until('the server starts', async () => (await fetch(`${baseOf(settings)}/api/v4/ready`)).ok).catch(
    (error: unknown) => {
      throw new Error(`${String(error)}\n${running.said()}`);
    },
  );
  return running;
}

const everdeed = (settings: Settings, args: readonly string[], expected = 0): string =>
  sh(process.execPath, [program, ...args], { env: environment(settings), expected });

async function addTodo(person: Person, text: string): Promise<void> {
  const { status } = await person.call('POST', '/tasks/user', { type: 'todo', text });
  require(status === 201, `${text}: status ${status}`);
}

/** The role and the database of the guide; returns the address that goes into the settings. */
async function makeDatabase({ url }: RunningPostgres): Promise<string> {
  const chief = new pg.Client({ connectionString: url });
  await chief.connect();
  await chief.query(`create role keeper login password 'keeper'`);
  await chief.query(`create database site owner keeper encoding 'UTF8' template template0`);
  await chief.end();
  const own = new URL(url);
  own.username = 'keeper';
  own.password = 'keeper';
  own.pathname = '/site';
  return own.href;
}

/** Signs the same person in at another address, and says what to-dos they find there. */
async function todosAt(settings: Settings, name: string): Promise<string[]> {
  const person = new Person(baseOf(settings), name);
  require(await person.signIn(), `${name} cannot sign in`);
  return person.todos();
}

/** Whether a change that is made by one process is told to a stream that another keeps open. */
async function isHeard(at: Settings, person: Person): Promise<boolean> {
  const answer = await fetch(`${baseOf(at)}/api/v4/events`, {
    headers: person.headers,
    signal: AbortSignal.timeout(30_000),
  });
  require(answer.ok && answer.body !== null, `the stream has status ${answer.status}`);
  let text = '';
  let isChanged = false;
  for await (const chunk of answer.body) {
    text += Buffer.from(chunk).toString();
    if (!isChanged && text.includes(': open')) {
      isChanged = true;
      await addTodo(person, 'told to the other process');
    }
    if (text.includes('event:')) return true;
  }
  return false;
}

async function moveThere(database: string, file: string): Promise<Settings> {
  const small = await settingsOf('sqlite');
  const large = await settingsOf('postgres', { DATABASE_URL: database });
  const running = await steps.step('a server on SQLite has a player', async () => {
    const server = await serve(small);
    const person = new Person(baseOf(small), 'keeper');
    require(await person.register(), 'nobody can register');
    await addTodo(person, 'written on SQLite');
    return server;
  });
  await steps.step('a second process on the same folder refuses to start', async () => {
    const second = startOne({ ...small, PORT: String(await freePort()) });
    await until('it gives up', async () => second.child.exitCode !== null);
    require(second.child.exitCode !== 0, 'it ended as if all were well');
  });
  await steps.step('all of it is exported, and imported into PostgreSQL', async () => {
    await running.stop();
    everdeed(small, ['export', file]);
    everdeed(large, ['import', file]);
    everdeed(large, ['check']);
  });
  await steps.step('a database that is not empty is left as it is', () => {
    require(everdeed(large, ['import', file], 1).includes('not empty'), 'no word of it');
  });
  return large;
}

async function serveTogether(one: Settings): Promise<void> {
  const other = await settingsOf('other', { DATABASE_URL: one['DATABASE_URL'] ?? '' });
  const [first, second] = await steps.step('two processes serve one site on PostgreSQL', async () => {
    const both = [await serve(one), await serve(other)] as const;
    require((await todosAt(one, 'keeper')).includes('written on SQLite'), 'the to-do did not move');
    return both;
  });
  const person = new Person(baseOf(one), 'keeper');
  await steps.step('what one stores, the other shows; a session is good at both', async () => {
    require(await person.signIn(), 'nobody can sign in');
    await addTodo(person, 'written on PostgreSQL');
    const answer = await fetch(`${baseOf(other)}/api/v4/tasks/user?type=todos`, { headers: person.headers });
    require((await answer.text()).includes('written on PostgreSQL'), `status ${answer.status}`);
  });
  await steps.step('what one changes, the other tells at once', async () => {
    require(await isHeard(other, person), 'no event came');
  });
  await steps.step('one goes on when the other is killed', async () => {
    await first.stop('SIGKILL');
    const found = await todosAt(other, 'keeper');
    require(found.includes('told to the other process'), found.join());
    await second.stop();
  });
}

async function moveBack(from: Settings, file: string): Promise<void> {
  const back = await settingsOf('back');
  await steps.step('all of it moves back to SQLite, with what was written meanwhile', async () => {
    everdeed(from, ['export', file]);
    everdeed(back, ['import', file]);
    everdeed(back, ['check']);
    await serve(back);
    const found = await todosAt(back, 'keeper');
    for (const text of ['written on SQLite', 'written on PostgreSQL', 'told to the other process'])
      require(found.includes(text), `there are: ${found.join()}`);
  });
}

let postgres: RunningPostgres | undefined;
try {
  const database = await steps.step('PostgreSQL has a role and a database for it', async () => {
    postgres = await startPostgres({ durable: false });
    return makeDatabase(postgres);
  });
  const large = await moveThere(database, join(folder, 'there.jsonl.gz'));
  await serveTogether(large);
  await moveBack(large, join(folder, 'back.jsonl.gz'));
} catch {
  // The step has told it.
} finally {
  for (const running of started) await running.stop('SIGKILL');
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  steps.end();
}
