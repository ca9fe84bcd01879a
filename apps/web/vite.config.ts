import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueNames } from './build/catalogue-names.ts';
import { chunkGroups } from './build/chunks.ts';
import { compileWords } from './build/compile-words.ts';
import { contractCalls } from './build/contract-calls.ts';
import { firstPaint } from './build/first-paint.ts';
import { leanPackages } from './build/lean-packages.ts';
import { listLaterFiles } from './build/list-later-files.ts';
import { pageHeads } from './build/page-heads.ts';
import { pageRoutes } from './build/page-routes.ts';
import { sheetSources } from './build/sheet-sources.ts';

/** The router without its warnings for developers, which its package gives to everybody else. */
const router = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')));

/** In development the API runs beside Vite; `EVERDEED_API` says where. */
const api = process.env['EVERDEED_API'] ?? 'http://127.0.0.1:3000';
const served = ['/api', '/export', '/logout-server', '/static/user', '/email', '/art'];

const ofArt = /\/(?:packages\/art|apps\/web\/src\/art)\//;
const ofPictures = /\/(?:packages\/(?:art|content)|apps\/web\/src\/art)\//;

/** Drawings are fetched on demand and have a budget of their own: their files stand apart. */
const folderOf = (modules: readonly string[]): string =>
  modules.some((id) => ofArt.test(id)) && modules.every((id) => ofPictures.test(id))
    ? 'assets/art'
    : 'assets';

/** Which style sheet has which mark in its names. */
const sheets = new Map<string, string>();

/**
 * Names a class for its style sheet by three characters, which scripts carry, too; Vite's own names are longer. Throws
 * if two sheets come to the same ones: then four are needed.
 */
function classOf(name: string, file: string): string {
  const sheet = relative(import.meta.dirname, file);
  const mark = createHash('sha256').update(sheet).digest('base64url').slice(0, 3);
  const other = sheets.get(mark) ?? sheet;
  if (other !== sheet) throw new Error(`the classes of ${sheet} and ${other} would have the same names`);
  sheets.set(mark, sheet);
  return `${name}_${mark}`;
}

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: [{ find: /^react-router$/, replacement: router }] },
  plugins: [
    compileWords(),
    contractCalls(),
    catalogueNames(),
    react(),
    firstPaint(),
    leanPackages(),
    listLaterFiles(),
    pageHeads(),
    pageRoutes(),
  ],
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: classOf },
    postcss: { plugins: [sheetSources] },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 2048,
    reportCompressedSize: true,
    // Kilobytes before compression; the budget that counts is in `bench`.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // What is loaded on demand here and brought along there is always brought along, and as a whole.
      onLog(level, log, report) {
        if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message);
        report(level, log);
      },
      output: {
        // The names of all files travel with the first one. 42 bits still tell the versions of a file apart.
        chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name]-[hash:7].js`,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, { target: api, changeOrigin: false }])),
    // Tests of the installation keep a whole system there.
    watch: { ignored: ['**/.cache/**'] },
  },
});
