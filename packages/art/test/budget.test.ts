import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Compressed size of an entry with everything it imports from this package, in KiB. */
async function sizeOf(entry: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../src/${entry}`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    external: ['@everdeed/content'],
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1024;
}

describe('compressed script', () => {
  it.each([
    { entry: 'all.ts', what: 'all pictures together', limit: 200 },
    { entry: 'avatar/index.ts', what: 'an avatar with gear, pets and scenes', limit: 130 },
    { entry: 'pets/index.ts', what: 'pets and mounts', limit: 40 },
    { entry: 'scenes/index.ts', what: 'backgrounds', limit: 40 },
    { entry: 'gear/class.ts', what: 'class gear', limit: 16 },
    { entry: 'icons/index.ts', what: 'icons, which the task screen loads at once', limit: 12 },
  ])('$what fit into $limit KiB', async ({ entry, limit }) => {
    const size = await sizeOf(entry);
    expect(size).toBeGreaterThan(1);
    expect(size).toBeLessThan(limit);
  });
});
