import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/paths.mjs';
import { sh } from './steps.ts';

/** Debian 13, the first whose Node is new enough. */
const suite = 'trixie';
const packages = ['ca-certificates', 'nodejs', 'npm', 'systemd'];
const base = join(root, '.cache', `debian-${suite}`);

const isInstalled = (command: string): boolean =>
  sh('sh', ['-c', `command -v ${command} || true`]).trim() !== '';

/** Settings of this machine without which npm may not reach its registry: files with certificates. */
const certificateNames = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'] as const;

/** A clean Debian root with Node, made once; from then on copied. */
export function makeBase(): string {
  if (existsSync(base)) return base;
  if (!isInstalled('debootstrap')) {
    sh('apt-get', ['update']);
    sh('apt-get', ['install', '-y', '--no-install-recommends', 'debootstrap']);
  }
  const draft = `${base}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  sh('debootstrap', ['--variant=minbase', suite, draft]);
  const apt = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')} && apt-get clean`;
  sh('chroot', [draft, 'sh', '-c', apt], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  renameSync(draft, base);
  return base;
}

/** A root of its own, with what commands in it need of the kernel. */
export class DebianRoot {
  readonly #mounted: string[] = [];
  constructor(readonly path: string) {
    sh('cp', ['-a', '--reflink=auto', makeBase(), path]);
    this.#mount('proc', 'proc', ['-t', 'proc']);
    this.#mount('/dev', 'dev', ['--bind']);
    for (const name of certificateNames) {
      const file = process.env[name];
      if (file !== undefined && existsSync(file)) cpSync(file, join(path, 'etc', 'ssl', `${name}.pem`));
    }
    const cache = sh('npm', ['config', 'get', 'cache']).trim();
    mkdirSync(join(path, 'var', 'cache', 'npm'), { recursive: true });
    if (existsSync(cache)) this.#mount(cache, 'var/cache/npm', ['--bind']);
    cpSync('/etc/resolv.conf', join(path, 'etc', 'resolv.conf'), { dereference: true });
  }

  #mount(what: string, where: string, options: readonly string[]): void {
    const target = join(this.path, where);
    sh('mount', [...options, what, target]);
    this.#mounted.push(target);
  }

  /** The environment of commands: nothing of this machine but where npm finds packages. */
  get env(): NodeJS.ProcessEnv {
    const certificates = certificateNames
      .filter((name) => existsSync(join(this.path, 'etc', 'ssl', `${name}.pem`)))
      .map((name) => [name, `/etc/ssl/${name}.pem`] as const);
    return {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      LANG: 'C.UTF-8',
      npm_config_cache: '/var/cache/npm',
      npm_config_prefer_offline: 'true',
      npm_config_update_notifier: 'false',
      ...Object.fromEntries(certificates),
    };
  }

  /** Runs a command in it, as root. */
  run(command: string, expected = 0): string {
    return sh('chroot', [this.path, 'sh', '-c', command], { env: this.env, expected });
  }

  file(path: string): string {
    return join(this.path, path);
  }

  /** Takes everything down, what is mounted first: nothing of this machine must be removed with it. */
  remove(): void {
    for (const target of this.#mounted.toReversed()) sh('umount', ['-l', target]);
    this.#mounted.length = 0;
    const left = sh('sh', ['-c', `grep -c " ${this.path}" /proc/mounts || true`]).trim();
    if (left !== '0') throw new Error(`${this.path} has mounts left; it stays`);
    rmSync(this.path, { recursive: true, force: true });
  }
}
