import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '../support/postgres.ts';
import { Person } from './person.ts';
import {
  addTodo,
  asChief,
  baseOf,
  createDatabase,
  makeDatabase,
  type Settings,
  Site,
  todosAt,
} from './site.ts';
import { require, sh, Steps } from './steps.ts';

/*
 * Follows what docs/hosting.md says on dumps: PostgreSQL's own tools dump the database of a server that is in use, the
 * database is put aside, and all that was answered before the dump comes back. Needs a PostgreSQL on the machine, since tools
 * refuse to dump a newer server than themselves.
 */

const site = new Site();
const steps = new Steps();
const tools = ['postgres', 'initdb', 'pg_dump', 'pg_restore'];

const missing = tools.filter((tool) => spawnSync(tool, ['--version']).status !== 0);

const dump = (database: string, file: string): string =>
  sh('pg_dump', ['--format=custom', `--file=${file}`, database]);
const restore = (database: string, file: string, expected = 0): string =>
  sh('pg_restore', ['--exit-on-error', '--single-transaction', `--dbname=${database}`, file], { expected });

/** Somebody who keeps adding to-dos; ends with those whose storage was answered. */
function keepWriting(person: Person) {
  const over = new AbortController();
  const stored: string[] = [];
  const writing = (async () => {
    for (let index = 0; !over.signal.aborted; index++) {
      const text = `while it was dumped, ${index}`;
      await addTodo(person, text);
      stored.push(text);
    }
  })();
  return {
    stored,
    async end(): Promise<void> {
      over.abort();
      await writing;
    },
  };
}

async function dumpInUse(settings: Settings, database: string, file: string): Promise<string[]> {
  const running = await steps.step('a server on PostgreSQL has a player', () => site.serve(settings));
  const person = new Person(baseOf(settings), 'keeper');
  require(await person.register(), 'nobody can register');
  await addTodo(person, 'written before');
  const before = await steps.step('its database is dumped while somebody writes', async () => {
    const writing = keepWriting(person);
    while (writing.stored.length < 5) await addTodo(person, 'written beside it');
    const known = [...writing.stored];
    dump(database, file);
    await writing.end();
    return ['written before', ...known];
  });
  await addTodo(person, 'written after');
  await running.stop();
  return before;
}

async function restoreLost(
  postgres: RunningPostgres,
  settings: Settings,
  database: string,
  file: string,
  before: readonly string[],
): Promise<void> {
  await steps.step('half a dump is refused, and brings nothing', async () => {
    await asChief(postgres, 'alter database site rename to site_old', createDatabase);
    const half = `${file}.half`;
    const whole = readFileSync(file);
    writeFileSync(half, whole.subarray(0, whole.length / 2));
    restore(database, half, 1);
  });
  await steps.step('the dump is restored into the empty database', () => restore(database, file));
  await steps.step('the restored data is whole', () => site.everdeed(settings, ['check']));
  await steps.step('everything from before the dump is there, and nothing from after it', async () => {
    await site.serve(settings);
    const found = await todosAt(settings, 'keeper');
    const lost = before.filter((text) => !found.includes(text));
    require(lost.length === 0, `lost: ${lost.join()}; there are: ${found.join()}`);
    require(!found.includes('written after'), 'it is not the database of the dump');
  });
  await steps.step('one goes on with it', async () => {
    const person = new Person(baseOf(settings), 'keeper');
    require(await person.signIn(), 'nobody can sign in');
    await addTodo(person, 'written later');
    require((await person.todos()).includes('written later'), 'it was not stored');
  });
}

let postgres: RunningPostgres | undefined;
try {
  await steps.step(`${tools.join(', ')} are here`, () =>
    require(missing.length === 0, `install postgresql: ${missing.join(', ')} cannot be run`),
  );
  postgres = await startPostgres({ durable: false, isInstalled: true });
  const database = await makeDatabase(postgres);
  const settings = await site.settings('dumped', { DATABASE_URL: database });
  const file = join(site.folder, 'everdeed.dump');
  const before = await dumpInUse(settings, database, file);
  await restoreLost(postgres, settings, database, file, before);
} catch (error) {
  // A step has told its own.
  console.error(String(error));
} finally {
  await site.end();
  await postgres?.stop();
  steps.end();
}
