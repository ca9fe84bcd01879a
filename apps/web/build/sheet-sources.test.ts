import { fileURLToPath } from 'node:url';
import { build, createLogger } from 'vite';
import { expect, it } from 'vitest';
import { sheetSources } from './sheet-sources.ts';

/** A sheet with a class that takes over one of another sheet. */
const input = fileURLToPath(new URL('../src/app/task-screen/task-screen.module.css', import.meta.url));

/** What Vite warns of while it builds the sheet. */
async function warningsWith(plugins: readonly (typeof sheetSources)[]): Promise<readonly string[]> {
  const warnings: string[] = [];
  const note = (message: string) => void warnings.push(message);
  await build({
    configFile: false,
    customLogger: { ...createLogger('silent'), warn: note, warnOnce: note },
    css: { postcss: { plugins: [...plugins] } },
    build: { write: false, rolldownOptions: { input } },
  });
  return warnings;
}

it('lets Vite know where classes of other sheets stand', async () => {
  expect(await warningsWith([])).toContainEqual(expect.stringContaining('did not pass the `from` option'));
  expect(await warningsWith([sheetSources])).toEqual([]);
});
