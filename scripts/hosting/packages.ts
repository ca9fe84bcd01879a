import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/paths.mjs';
import { sh } from './steps.ts';

/** Packs a project's folder; returns the path of the package. */
export function pack(project: string, folder: string, args: readonly string[] = []): string {
  mkdirSync(folder, { recursive: true });
  sh('npm', ['pack', '--pack-destination', folder, ...args], { cwd: project });
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  return join(folder, name);
}

/** The commit before the one that brought the latest migration: the release to upgrade from. */
export function previousCommit(): string {
  const git = (...args: string[]) => sh('git', args, { cwd: root }).trim();
  const folder = 'apps/server/src/storage/migrations';
  const numbers = git('ls-files', folder)
    .split('\n')
    .flatMap((file) => /\/(\d{3})-/.exec(file)?.[1] ?? []);
  const last = numbers.toSorted().at(-1) ?? '';
  // The oldest that added a file of this number: it may have been renamed since.
  const added = git('log', '--diff-filter=A', '--format=%H', '--', `:(glob)${folder}/${last}-*.ts`).split(
    '\n',
  );
  return git('rev-parse', `${added.at(-1) ?? ''}^`);
}

/** Packs an earlier commit: its own sources, with today's way of packing where it had none. */
export function packPrevious(commit: string, folder: string): string {
  const project = join(folder, 'project');
  sh('git', ['clone', '--quiet', '--shared', '--no-checkout', root, project]);
  sh('git', ['checkout', '--quiet', commit], { cwd: project });
  sh('npm', ['ci', '--workspace=apps/server', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: project,
  });
  const build =
    "await (await import('./scripts/support/build-server.mjs')).ensureServerBuilt({ force: true })";
  sh(process.execPath, ['--input-type=module', '-e', build], { cwd: project });
  const read = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));
  const { bin, files, dependencies } = read(join(root, 'package.json'));
  const own = read(join(project, 'package.json'));
  const merged = {
    ...own,
    version: '0.0.9',
    scripts: {},
    bin,
    files,
    dependencies: own['dependencies'] ?? dependencies,
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify(merged));
  for (const part of ['bin', 'deploy']) cpSync(join(root, part), join(project, part), { recursive: true });
  const made = pack(project, join(folder, 'packed'), ['--ignore-scripts']);
  rmSync(project, { recursive: true, force: true });
  return made;
}
