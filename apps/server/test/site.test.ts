import { expect, test } from 'vitest';
import { startServer } from './support/server.ts';

test.each([
  ['off', []],
  ['sandbox', ['sandbox']],
])('with PAYMENTS=%s, anybody learns that one pays by %j', async (payments, services) => {
  const server = await startServer({ env: { PAYMENTS: payments } });
  const { status, body } = await server.anyone.get('/site');
  expect([status, body.data]).toEqual([200, { payments: services }]);
  await server.close();
});
