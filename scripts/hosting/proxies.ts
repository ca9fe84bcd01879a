import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/paths.mjs';
import { Person } from './person.ts';
import { require, type Running, sh, startProgram, Steps, until } from './steps.ts';

/*
 * Runs the examples of deploy/nginx and deploy/caddy in front of the built server: TLS, redirects, the visitor's address,
 * Strict-Transport-Security, live events. Only names, ports and certificates differ from the files.
 */

const name = 'localhost';
const steps = new Steps();
const folder = mkdtempSync(join(tmpdir(), 'everdeed-proxies-'));
const [key, cert] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface Ports {
  readonly app: number;
  readonly http: number;
  readonly https: number;
}

/** The example for nginx with this test's names and ports, inside of a main file. */
function nginx(ports: Ports): Running {
  const site = readFileSync(join(root, 'deploy/nginx/everdeed.conf'), 'utf8')
    .replaceAll('tasks.example.org', name)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.app}`)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/nginx-${kind};`)
    .join('\n');
  const main = `daemon off;\nuser root;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}}\n`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, main);
  sh('nginx', ['-t', '-c', file, '-e', 'stderr']);
  return startProgram('nginx', ['-c', file, '-e', 'stderr']);
}

/** The example for Caddy with this test's names, ports and certificate. */
function caddy(ports: Ports): Running {
  const site = readFileSync(join(root, 'deploy/caddy/Caddyfile'), 'utf8')
    .replace('tasks.example.org {', `https://${name}:${ports.https} {\n\ttls ${cert} ${key}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.app}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n}\n${site}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  sh('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { env });
  return startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env });
}

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Asks over TLS; whoever has signed the certificate. */
function get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, ca: readFileSync(cert) }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    outgoing.on('error', reject);
    outgoing.setTimeout(20_000, () => outgoing.destroy(new Error('no answer')));
    outgoing.end();
  });
}

/** How long after a change its event arrives through the proxy (ms). */
function eventTime(base: string, person: Person): Promise<number> {
  return new Promise((resolve, reject) => {
    let changedAt = 0;
    const outgoing = request(
      `${base}/api/v4/events`,
      { headers: person.headers, ca: readFileSync(cert) },
      (stream) => {
        stream.on('data', (chunk: Buffer) => {
          const text = chunk.toString();
          if (text.includes(': open')) {
            changedAt = performance.now();
            void person.call('POST', '/tasks/user', { type: 'todo', text: 'heard' });
          }
          if (!text.includes('event:')) return;
          resolve(performance.now() - changedAt);
          outgoing.destroy();
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.setTimeout(20_000, () => outgoing.destroy(new Error('no event came')));
    outgoing.end();
  });
}

async function tryProxy(
  label: string,
  ports: Ports,
  start: (ports: Ports) => Running,
  person: Person,
): Promise<void> {
  const base = `https://${name}:${ports.https}`;
  const proxy = await steps.step(`${label} takes the example and starts`, async () => {
    const running = start(ports);
    await until(
      `${label}: ${running.said()}`,
      async () => (await get(`${base}/api/v4/status`)).status === 200,
    );
    return running;
  });
  try {
    await steps.step(`${label}: the page and the API come over TLS, with HSTS`, async () => {
      const page = await get(base);
      require(page.status === 200 && page.text.includes('<div id='), `the page: ${page.status}`);
      const said = page.headers['strict-transport-security'];
      require(said === 'max-age=31536000', `strict-transport-security: ${String(said)}`);
    });
    await steps.step(`${label}: http leads to https`, async () => {
      const answer = await fetch(`http://127.0.0.1:${ports.http}/static/home`, {
        redirect: 'manual',
        headers: { host: name },
      });
      const to = answer.headers.get('location') ?? '';
      require([301, 308].includes(answer.status) && to.startsWith(`https://`), `${answer.status} ${to}`);
    });
    await steps.step(
      `${label}: the visitor’s address is the one that is counted, whatever they claim`,
      async () => {
        const used = async (claimed: string) =>
          Number(
            (await get(`${base}/api/v3/status`, { 'x-forwarded-for': claimed })).headers[
              'x-ratelimit-remaining'
            ],
          );
        const [first, second] = [await used('203.0.113.7'), await used('203.0.113.8')];
        require(first - second === 5, `${first} points were left, then ${second}`);
      },
    );
    await steps.step(`${label}: live events arrive at once`, async () => {
      const ms = await eventTime(base, person);
      require(ms < 5000, `it took ${ms} ms`);
    });
    await steps.step(`${label}: metrics are not for everybody`, async () => {
      require((await get(`${base}/metrics`)).status === 404, 'they are shown');
    });
  } finally {
    await proxy.stop();
  }
}

const isThere = (command: string) => sh('sh', ['-c', `command -v ${command} || true`]).trim() !== '';

function installMissing(): void {
  const missing = ['nginx', 'caddy'].filter((command) => !isThere(command));
  if (missing.length === 0) return;
  sh('apt-get', ['update']);
  sh('apt-get', ['download', ...missing], { cwd: folder });
  // Unpacked, not installed: nothing of this machine should start.
  mkdirSync(join(folder, 'programs'));
  sh('sh', ['-c', 'for file in *.deb; do dpkg-deb -x "$file" programs; done'], { cwd: folder });
  process.env['PATH'] =
    `${join(folder, 'programs/usr/sbin')}:${join(folder, 'programs/usr/bin')}:${process.env['PATH'] ?? ''}`;
  // The program's name and the package's are the same; a package without the program is no help.
  for (const command of missing) require(isThere(command), `the package ${command} has no such program`);
}

async function run(): Promise<void> {
  await steps.step('nginx and caddy are there', installMissing);
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
      '-addext',
      `subjectAltName=DNS:${name}`,
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  );
  for (const [label, start] of [
    ['nginx', nginx],
    ['caddy', caddy],
  ] as const) {
    const ports = { app: await freePort(), http: await freePort(), https: await freePort() };
    const base = `http://127.0.0.1:${ports.app}`;
    const env = {
      ...process.env,
      PORT: String(ports.app),
      DATA_DIR: join(folder, label),
      LOG_LEVEL: 'warn',
      BASE_URL: `https://${name}:${ports.https}`,
      TRUST_PROXY: '1',
    };
    const app = startProgram(process.execPath, ['bin/everdeed.mjs', 'start'], { cwd: root, env });
    try {
      await until(`the server starts: ${app.said()}`, async () => (await fetch(`${base}/api/v4/status`)).ok);
      const person = new Person(base, 'visitor');
      await person.register();
      await tryProxy(label, ports, start, person);
    } finally {
      await app.stop();
    }
  }
}

try {
  await run();
} catch {
  // The step has told it.
} finally {
  rmSync(folder, { recursive: true, force: true });
  steps.end();
}
