import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hashOf } from './hash.mjs';
import { isStamped, root, stamp } from './paths.mjs';
import { bin, run } from './run.mjs';

const app = join(root, 'apps', 'web');
const dist = join(app, 'dist');
const worthIt = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
const smallest = 1024;

/**
 * @param {string} folder
 * @returns {Generator<string, void>}
 */
function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

/** Compresses files once, so that they need not be compressed for every visitor. */
function compressAll() {
  for (const file of filesOf(dist)) {
    if (!worthIt.test(file) || statSync(file).size < smallest) continue;
    const content = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Builds the web client if its sources have changed. */
export async function ensureWebBuilt({ force = false } = {}) {
  if (!existsSync(join(app, 'index.html'))) return;
  const state = hashOf('packages', 'apps/web', 'package-lock.json', 'scripts/support/build-web.mjs');
  if (!force && existsSync(join(dist, 'index.html')) && isStamped('built-web', state)) return;
  console.log('Building the web client …');
  const code = await run(
    bin('vite'),
    ['build', '--config', join(app, 'vite.config.ts'), '--logLevel', 'warn'],
    {
      shell: process.platform === 'win32',
    },
  );
  if (code !== 0) {
    console.error('The web client could not be built. The lines above say why.');
    process.exit(code);
  }
  compressAll();
  stamp('built-web', state);
}
