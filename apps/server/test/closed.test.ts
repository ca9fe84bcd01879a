import { expect, test, vi } from 'vitest';
import { collectGarbage } from './support/collect-garbage.ts';
import { startServer } from './support/server.ts';

/** Runs a server for a moment; gives what tells whether anything still holds it. */
async function runOnce(): Promise<WeakRef<object>> {
  const server = await startServer();
  await server.register('somebody');
  expect((await server.anyone.call('GET', '//metrics')).text).toContain('process_cpu_seconds_total');
  await server.close();
  return new WeakRef(server.app.services.storage);
}

test('nothing holds a server that was closed, such as what measures the process', async () => {
  const held = [await runOnce(), await runOnce()];
  await vi.waitFor(() => {
    collectGarbage();
    expect(held.filter((one) => one.deref() !== undefined)).toEqual([]);
  }, 10_000);
});
