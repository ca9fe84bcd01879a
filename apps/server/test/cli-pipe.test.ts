import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { ensureServerBuilt } from '../../../scripts/support/build-server.mjs';
import { root } from '../../../scripts/support/paths.mjs';

const program = join(root, 'apps', 'server', 'dist', 'cli.js');

beforeAll(() => ensureServerBuilt(), 120_000);

test('a command whose reader has gone away ends as usual', async () => {
  const child = spawn(process.execPath, [program, 'settings']);
  child.stdout.destroy();
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(said).toBe('');
  expect(code).toBe(0);
});
