import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../support/paths.mjs';
import { containerSteps } from './container.ts';
import { DebianRoot, makeBase } from './debian.ts';
import { pack, packPrevious, previousCommit } from './packages.ts';
import { Person } from './person.ts';
import { require, type Running, sh, startProgram, Steps, until } from './steps.ts';

/*
 * Follows docs/hosting.md in a clean Debian: installs, starts what the unit starts, backs up, loses everything,
 * restores, upgrades from an earlier commit and goes back. Needs root.
 */

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const steps = new Steps();
const folder = mkdtempSync(join(tmpdir(), 'everdeed-install-'));
let debian: DebianRoot | undefined;
let server: Running | undefined;

const installed = (): DebianRoot => {
  if (!debian) throw new Error('there is no root yet');
  return debian;
};

/** The settings in a file of them, as systemd reads it. */
const settingsIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** What the unit would run, as the account and with the settings that it names. */
function startUnit(): Running {
  const unit = readFileSync(installed().file('etc/systemd/system/everdeed.service'), 'utf8');
  const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const as = `setpriv --reuid ${value('User')} --regid ${value('Group')} --init-groups`;
  const command = `cd ${value('WorkingDirectory')}; umask ${value('UMask')}; exec ${as} ${value('ExecStart')}`;
  const env = { ...installed().env, ...settingsIn(installed().file(value('EnvironmentFile'))) };
  return startProgram('chroot', [installed().path, 'sh', '-c', command], { env });
}

async function startServer(base: string): Promise<void> {
  const running = startUnit();
  server = running;
  const answers = async () => (await fetch(`${base}/api/v4/ready`)).ok;
  await until(`the server starts: ${running.said()}`, answers).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${running.said()}`);
  });
}

/** What was written before the backup is there, and nothing that was written after it. */
async function requireTodos(person: Person): Promise<void> {
  const todos = await person.todos();
  require(todos.includes('before the upgrade') &&
    !todos.includes('after the backup'), `there are: ${todos.join()}`);
}

const stopServer = async () => {
  await server?.stop();
  server = undefined;
};

async function run(): Promise<void> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const person = new Person(base, 'keeper');

  const current = await steps.step('npm pack makes a package', () => pack(root, join(folder, 'current')));
  await steps.step('the package starts by npx and answers', async () => {
    const place = join(folder, 'npx');
    sh('npm', ['install', '--prefix', place, '--no-audit', '--no-fund', '--prefer-offline', current]);
    require(sh('npx', ['everdeed', '--help'], { cwd: place }).includes('doctor'), 'no help');
    const env = { ...process.env, PORT: String(port), DATA_DIR: join(place, 'data') };
    const program = startProgram('npx', ['everdeed'], { cwd: place, env });
    await until('it answers', async () => (await fetch(`${base}/api/v4/status`)).ok);
    const page = await (await fetch(base)).text();
    require(page.includes('<div id='), 'the web client is not part of the package');
    await program.stop('SIGINT');
  });
  const commit = previousCommit();
  const previous = await steps.step(`the release before, of ${commit.slice(0, 8)}, is packed`, () =>
    packPrevious(commit, join(folder, 'previous')),
  );
  await steps.step('a clean Debian is made', () => {
    makeBase();
    debian = new DebianRoot(join(folder, 'root'));
  });
  const install = (file: string) => {
    copyFileSync(file, installed().file(`root/${basename(file)}`));
    copyFileSync(join(root, 'deploy', 'install.sh'), installed().file('root/install.sh'));
    return installed().run(`sh /root/install.sh /root/${basename(file)}`);
  };
  await steps.step('the release before is installed by the guide', () => install(previous));
  await steps.step('the unit is one that systemd accepts', () => {
    const said = installed().run('systemd-analyze verify /etc/systemd/system/everdeed.service');
    require(!/everdeed\.service:/.test(said), said);
  });
  await steps.step('its start command serves', async () => {
    const file = installed().file('etc/everdeed/everdeed.env');
    const settings = readFileSync(file, 'utf8').replace('PORT=3000', `PORT=${port}`);
    // As it comes, with what means something to a shell.
    writeFileSync(file, settings.replace('#MAIL_FROM=', 'MAIL_FROM='));
    await startServer(base);
    require(await person.register(), 'nobody can register');
    await person.call('POST', '/tasks/user', { type: 'todo', text: 'before the upgrade' });
  });
  await steps.step('the release is upgraded, after a backup of its own', async () => {
    await stopServer();
    install(current);
    await startServer(base);
    await requireTodos(person);
    const made = readdirSync(installed().file('var/lib/everdeed/backups'));
    require(made.some((name) => name.startsWith('before-')), `no backup before the upgrade: ${made.join()}`);
  });
  await steps.step('the doctor finds no problem, and waits for the first backup', () => {
    const said = installed().run('everdeed doctor');
    require(!said.includes('PROBLEM') && said.includes('backups: the first one is made at'), said);
  });
  await steps.step('a backup is made while it runs', async () => {
    require(installed()
      .run('everdeed backup /var/lib/everdeed/backups/drill.sqlite')
      .includes('is intact: 1'), 'no backup');
    await person.call('POST', '/tasks/user', { type: 'todo', text: 'after the backup' });
  });
  await steps.step('a destroyed database is told', async () => {
    await stopServer();
    const file = installed().file('var/lib/everdeed/everdeed.sqlite');
    truncateSync(file, 20_000);
    const running = startUnit();
    await until('it gives up', async () => running.child.exitCode !== null);
    require(running.said().includes('Restore a backup'), running.said());
    require(installed().run('everdeed doctor', 1).includes('damaged'), 'the doctor sees no damage');
  });
  await steps.step('the backup is restored, and everything of then is there', async () => {
    installed().run('everdeed restore /var/lib/everdeed/backups/drill.sqlite');
    await startServer(base);
    require(await person.signIn(), 'nobody can sign in');
    await requireTodos(person);
  });
  await steps.step(
    'one can go back to the release before, with the backup that the upgrade made',
    async () => {
      await stopServer();
      installed().run('sh /root/install.sh --rollback');
      const names = readdirSync(installed().file('var/lib/everdeed/backups'));
      const before = names.find((name) => name.startsWith('before-')) ?? '';
      const refused = startUnit();
      await until('it refuses the newer database', async () => refused.child.exitCode !== null);
      require(refused.said().includes('newer version'), refused.said());
      installed().run(`everdeed restore /var/lib/everdeed/backups/${before}`);
      await startServer(base);
      require(await person.signIn(), 'nobody can sign in');
      await requireTodos(person);
    },
  );
  await steps.step('the steps of the Containerfile make a server that calls itself healthy', async () => {
    await stopServer();
    const { run: commands, env, user, folder: place, start, health } = containerSteps();
    installed().run(`rm -f /usr/local/bin/everdeed; useradd --create-home ${user}`);
    copyFileSync(current, installed().file(`tmp/${basename(current)}`));
    for (const command of commands) installed().run(command);
    const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' ');
    const as = (words: readonly string[]) =>
      `cd ${place}; exec setpriv --reuid ${user} --regid ${user} --init-groups env ${env.join(' ')} PORT=${port} ${quoted(words)}`;
    server = startProgram('chroot', [installed().path, 'sh', '-c', as(start)], { env: installed().env });
    await until('it is healthy', async () => {
      installed().run(as(health));
      return true;
    });
    require((await fetch(`${base}/api/v4/ready`)).ok, 'it is not ready');
    await stopServer();
    installed().run(as(health), 1);
  });
}

try {
  await run();
} catch {
  // The step has told it.
} finally {
  await stopServer();
  debian?.remove();
  rmSync(folder, { recursive: true, force: true });
  steps.end();
}
