import { join } from 'node:path';
import { isFields, listIn, textIn, valueIn } from '@everdeed/content/values';
import { type RunningPostgres, startPostgres } from '../support/postgres.ts';
import { Person } from './person.ts';
import { addTodo, baseOf, makeDatabase, type Settings, Site, todosAt } from './site.ts';
import { require, Steps, until } from './steps.ts';

/*
 * Follows the sections of docs/hosting.md on PostgreSQL, several processes, and moving between engines, there and back.
 * Dumps have a script of their own.
 */

const site = new Site();
const steps = new Steps();

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

/** Waits well below the minute after which a process looks by itself. */
const TOLD_MS = 10_000;
const DAY_MS = 86_400_000;

/** An event of the calendar that is not on. */
async function comingEvent(keeper: Person): Promise<string> {
  const { body } = await keeper.call('GET', '/admin/world');
  const coming = listIn(body, 'data', 'events').find((one) => !valueIn(one, 'isRunning'));
  require(isFields(coming), `there is none in ${JSON.stringify(body)}`);
  return textIn(coming, 'key');
}

/** Waits until a process shows all who play there that an event is on, or is not. */
const untilShown = (at: Settings, key: string, isOn: boolean): Promise<void> =>
  until(
    `${key} is ${isOn ? 'on' : 'over'} at ${baseOf(at)}`,
    async () => {
      const { body } = await new Person(baseOf(at), 'anybody').call('GET', '/world-state');
      const shown = listIn(body, 'data', 'currentEventList');
      return shown.some((one) => valueIn(one, 'key') === key) === isOn;
    },
    TOLD_MS,
  );

/** Starts an event by hand at one process, and ends it from the command line. */
async function runEvent([one, other]: readonly [Settings, Settings], keeper: Person): Promise<void> {
  site.everdeed(one, ['grant', 'fullAccess', 'keeper']);
  const key = await comingEvent(keeper);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
  const { status } = await keeper.call('POST', `/admin/world/events/${key}`, { until: tomorrow });
  require(status === 200, `status ${status}`);
  for (const at of [one, other]) await untilShown(at, key, true);
  site.everdeed(one, ['events', 'end', key]);
  for (const at of [one, other]) await untilShown(at, key, false);
}

async function moveThere(database: string, file: string): Promise<Settings> {
  const small = await site.settings('sqlite');
  const large = await site.settings('postgres', { DATABASE_URL: database });
  const running = await steps.step('a server on SQLite has a player', async () => {
    const server = await site.serve(small);
    const person = new Person(baseOf(small), 'keeper');
    require(await person.register(), 'nobody can register');
    await addTodo(person, 'written on SQLite');
    return server;
  });
  await steps.step('a second process on the same folder refuses to start', async () => {
    const second = site.start({ ...small, PORT: (await site.settings('second'))['PORT'] ?? '' });
    await until('it gives up', async () => second.child.exitCode !== null);
    require(second.child.exitCode !== 0, 'it ended as if all were well');
  });
  await steps.step('all of it is exported, and imported into PostgreSQL', async () => {
    await running.stop();
    site.everdeed(small, ['export', file]);
    site.everdeed(large, ['import', file]);
    site.everdeed(large, ['check']);
  });
  await steps.step('a database that is not empty is left as it is', () => {
    require(site.everdeed(large, ['import', file], 1).includes('not empty'), 'no word of it');
  });
  return large;
}

async function serveTogether(one: Settings): Promise<void> {
  const other = await site.settings('other', { DATABASE_URL: one['DATABASE_URL'] ?? '' });
  const [first, second] = await steps.step('two processes serve one site on PostgreSQL', async () => {
    const both = [await site.serve(one), await site.serve(other)] as const;
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
  await steps.step(
    'an event that is started by hand at one is on at the other, until a command ends it',
    () => runEvent([one, other], person),
  );
  await steps.step('one goes on when the other is killed', async () => {
    await first.stop('SIGKILL');
    const found = await todosAt(other, 'keeper');
    require(found.includes('told to the other process'), found.join());
    await second.stop();
  });
}

async function moveBack(from: Settings, file: string): Promise<void> {
  const back = await site.settings('back');
  await steps.step('all of it moves back to SQLite, with what was written meanwhile', async () => {
    site.everdeed(from, ['export', file]);
    site.everdeed(back, ['import', file]);
    site.everdeed(back, ['check']);
    await site.serve(back);
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
  const large = await moveThere(database, join(site.folder, 'there.jsonl.gz'));
  await serveTogether(large);
  await moveBack(large, join(site.folder, 'back.jsonl.gz'));
} catch {
  // The step has told it.
} finally {
  await site.end();
  await postgres?.stop();
  steps.end();
}
