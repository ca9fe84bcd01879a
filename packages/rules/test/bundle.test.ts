import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const KB = 1024;

/** What a browser loads for some exports: compressed size in bytes, and the project's files included. */
async function bundle(names: string) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export { ${names} } from '@everdeed/rules';`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const files = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
  return { bytes: gzipSync(outputFiles[0]?.contents ?? '').length, files };
}

describe('what a screen does not use stays out of its bundle', () => {
  it.each([
    { names: 'isDue', most: 2 * KB, why: 'due dates need no table' },
    { names: 'createTask', most: 5 * KB, why: 'tasks need no catalogue' },
    { names: 'computedStats', most: 15 * KB, why: 'attributes need the gear' },
    { names: 'previewScore', most: 25 * KB, why: 'a tick needs gear and immer' },
    {
      names: 'previewScore, computedStats, isDue, nextDue, createTask, updateTask, yesterdaysDailies',
      most: 28 * KB,
      why: 'the screen of tasks needs little more',
    },
    {
      names: 'createTag, moveTask, deleteTask, tagTask, addChecklistItem, readNotifications',
      most: 4 * KB,
      why: 'order, tags and checklists need no table',
    },
    { names: 'createTasks, updateTask', most: 10 * KB, why: 'new and edited tasks need immer' },
    { names: 'updatePlayer', most: 16 * KB, why: 'settings need the looks that can be bought' },
  ])('$names: $why', async ({ names, most }) => {
    const { bytes, files } = await bundle(names);
    expect(bytes).toBeLessThan(most);
    expect(bytes).toBeGreaterThan(KB / 2);
    expect(files.filter((file) => /\/words\/|\/quests\/|\/shops\/|drop\.ts/.test(file))).toEqual([]);
  });
});
