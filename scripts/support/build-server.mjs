import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash.mjs';
import { indexLanguages } from './languages.mjs';
import { isStamped, root, stamp } from './paths.mjs';

const dist = join(root, 'apps', 'server', 'dist');

/**
 * Our own packages become part of the program, all others stay where npm put them.
 *
 * @type {import('esbuild').Plugin}
 */
export const ownPackagesInside = {
  name: 'own-packages-inside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@everdeed/') ? undefined : { path, external: true },
    );
  },
};

/** The fonts of the pages about the API, which are there without the web client, too. */
const fonts = {
  'grenze.woff2': '@fontsource/grenze/files/grenze-latin-600-normal.woff2',
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

function copyFonts() {
  mkdirSync(join(dist, 'fonts'), { recursive: true });
  for (const [name, path] of Object.entries(fonts)) {
    const source = join(root, 'node_modules', path);
    if (existsSync(source)) copyFileSync(source, join(dist, 'fonts', name));
  }
}

/** Builds the server and the command line when their sources changed. */
export async function ensureServerBuilt({ force = false } = {}) {
  indexLanguages();
  const state = hashOf(
    'packages',
    'apps/server/src',
    'package-lock.json',
    'scripts/support/build-server.mjs',
  );
  if (!force && existsSync(join(dist, 'main.js')) && isStamped('built-server', state)) return;
  const { build } = await import('esbuild');
  rmSync(dist, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'apps/server/src/start.ts',
      cli: 'apps/server/src/cli/start.ts',
      'checkpoint-worker': 'apps/server/src/storage/checkpoint-worker.ts',
      'backup-worker': 'apps/server/src/backups/backup-worker.ts',
      'read-worker': 'apps/server/src/imports/read-worker.ts',
    },
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [ownPackagesInside],
  });
  copyFonts();
  stamp('built-server', state);
}
