import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { avatarLook, type LookSource } from '@everdeed/art';
import { drawAvatar, drawPet, families } from '@everdeed/art/all';
import { build } from 'esbuild';
import { kib, median, millis, quantile } from '../support/numbers.ts';
import type { BenchRow } from '../support/table.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const petBudgetMs = 1;
const avatarBudgetMs = 5;
const scriptBudget = 200 * 1024;
const draws = 5;

/** Milliseconds per drawing: the median of several draws, after one for warm-up. */
function timesOf(draw: (key: string) => unknown, keys: readonly string[]): number[] {
  for (const key of keys) draw(key);
  return keys.map((key) => {
    const times = Array.from({ length: draws }, () => {
      const start = performance.now();
      draw(key);
      return performance.now() - start;
    });
    return median(times);
  });
}

const keysOf = (name: string): readonly string[] =>
  families()
    .find(({ family }) => family === name)
    ?.keys() ?? [];

/** A player with gear, a mount and a pet. */
function dressed(index: number): LookSource {
  const pick = (name: string) => {
    const keys = keysOf(name);
    return keys[(index * 37) % keys.length] ?? '';
  };
  const worn = (slot: string) => keysOf('gear').filter((key) => key.startsWith(`${slot}_`))[index % 20] ?? '';
  const slots = ['weapon', 'armor', 'head', 'shield', 'back', 'headAccessory', 'eyewear', 'body'];
  return {
    preferences: {
      background: pick('backgrounds'),
      hair: { base: 1, bangs: 1, color: 'brown', beard: 1, mustache: 1, flower: 1 },
    },
    items: {
      currentPet: pick('pets'),
      currentMount: pick('mounts'),
      gear: { equipped: Object.fromEntries(slots.map((slot) => [slot, worn(slot)])) },
    },
  };
}

const entries = ['achievements', 'avatar', 'bosses', 'gear', 'icons', 'items', 'pets', 'scenes', 'shops'];

/** Bytes of drawings bundled into one compressed script, without the catalogue of their names. */
async function scriptBytes(names: readonly string[]): Promise<number> {
  const imports = names.map((name) => `export * as ${name} from './${name}/index.ts';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents: imports, resolveDir: join(root, 'packages/art/src'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['@everdeed/content', '@everdeed/content/*'],
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

/** Measures each family by itself; what several share, such as the pipeline, counts in each. */
async function familyRows(): Promise<BenchRow[]> {
  const sizes = await Promise.all(entries.map((name) => scriptBytes([name])));
  return entries.map((name, index) => ({
    what: `script of ${name}, gzip`,
    measured: kib(sizes[index] ?? Number.NaN),
    budget: 'for information',
  }));
}

const shown = (times: readonly number[]): string =>
  `${millis(median(times))}, slowest of 100 ${millis(quantile(times, 0.99))}`;

/** Measures how long drawing takes and how large all drawings are. */
export async function benchArt(): Promise<BenchRow[]> {
  const pets = timesOf(drawPet, keysOf('pets'));
  const looks = new Map(
    Array.from({ length: 100 }, (_, index) => [String(index), avatarLook(dressed(index))] as const),
  );
  const avatars = timesOf(
    (key) => {
      const look = looks.get(key);
      return look && drawAvatar(look);
    },
    [...looks.keys()],
  );
  const bytes = await scriptBytes(entries);
  return [
    { what: 'draw a pet', measured: shown(pets), budget: '1 ms', kept: quantile(pets, 0.99) <= petBudgetMs },
    {
      what: 'draw a full avatar',
      measured: shown(avatars),
      budget: '5 ms',
      kept: quantile(avatars, 0.99) <= avatarBudgetMs,
    },
    {
      what: 'script of all pictures, gzip',
      measured: kib(bytes),
      budget: '200 KiB',
      kept: bytes <= scriptBudget,
    },
    ...(await familyRows()),
  ];
}
