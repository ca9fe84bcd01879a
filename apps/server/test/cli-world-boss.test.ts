import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cli } from './support/cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'everdeed-world-boss-'));

beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  // Vitest sets this to a path of its own.
  vi.stubEnv('BASE_URL', '');
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('DATABASE_URL', '');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('an operator lets a world boss appear, looks at it and sends it away', async () => {
  expect(await cli('world-boss')).toEqual({ code: 0, text: 'There is no world boss.' });
  expect(await cli('world-boss', 'start', 'whale')).toEqual({
    code: 1,
    text: 'world-boss: there is no world boss of this key',
  });
  expect((await cli('world-boss', 'start', 'stressbeast')).text).toBe(
    'stressbeast has appeared in the tavern.',
  );
  expect((await cli('world-boss')).text).toMatch(/^stressbeast: \d+ health left, rage 0\.$/);
  expect((await cli('world-boss', 'start', 'burnout')).code).toBe(1);
  expect((await cli('world-boss', 'end')).text).toBe('The world boss is gone.');
  expect((await cli('world-boss', 'end')).code).toBe(1);
  expect((await cli('world-boss', 'dance')).text).toContain('world-boss start KEY');
});
