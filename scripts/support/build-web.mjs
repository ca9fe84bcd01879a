import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOf } from './hash.mjs';
import { indexLanguages } from './languages.mjs';
import { isStamped, root, stamp } from './paths.mjs';
import { bin, run } from './run.mjs';

const app = join(root, 'apps', 'web');
const dist = join(app, 'dist');
const worthIt = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
const smallest = 256;

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

/**
 * @param {string} file
 */
async function compress(file) {
  const content = await readFile(file);
  const params = {
    // An eighth smaller than two levels below, for some seconds of the one build.
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The largest blocks: files are read whole, and it saves a little.
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Compresses files once, so that they need not be compressed for every visitor. */
async function compressAll() {
  const files = [...filesOf(dist)].filter((file) => worthIt.test(file) && statSync(file).size >= smallest);
  await Promise.all(files.map(compress));
}

/** Builds the web client if its sources have changed. */
export async function ensureWebBuilt({ force = false } = {}) {
  if (!existsSync(join(app, 'index.html'))) return;
  indexLanguages();
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
  await compressAll();
  stamp('built-web', state);
}
