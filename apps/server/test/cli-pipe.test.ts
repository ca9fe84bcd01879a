import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const start = join(import.meta.dirname, '../src/cli/start.ts');

test('a command whose reader has gone away ends as usual', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', start, 'settings']);
  child.stdout.destroy();
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(said).toBe('');
  expect(code).toBe(0);
});
