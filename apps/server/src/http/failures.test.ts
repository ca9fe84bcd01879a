import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../test/support/server.ts';
import { failureHandler } from './failures.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startServer();
});
afterAll(() => site.close());

test.each([
  // What Node says when a caller hangs up while the body comes in.
  ['a body that breaks off is the caller’s matter', { code: 'ECONNRESET', statusCode: 400 }, 400, 0],
  ['a database that is gone is told to whoever runs the server', { code: 'ECONNRESET' }, 503, 1],
  ['any other error too', {}, 500, 1],
])('%s', async (_what, fields, status, lines) => {
  const told: string[] = [];
  const server = fastify({ logger: { level: 'error', stream: { write: (line) => told.push(line) } } });
  server.setErrorHandler(failureHandler(site.app.services));
  server.get('/', async () => {
    throw Object.assign(new Error('aborted'), fields);
  });
  const answer = await server.inject('/');
  await server.close();
  expect([answer.statusCode, told.length]).toEqual([status, lines]);
});
