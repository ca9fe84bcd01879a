import { type Area, defineArea, type Extra } from '../area.ts';
import { refusal } from '../work/refusal.ts';
import { isDoc } from './documents.ts';
import type { SetSystem } from './system.ts';
import { operations } from './operations.ts';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** POST /test-control/{op}, for tests on this machine only. */
const addTestControl =
  (system: SetSystem): Extra =>
  (server, services) => {
    if (!services.testMode) throw new Error('test control outside test mode');
    // Browsers read the server's time from this header; it follows the clock of the tests.
    server.addHook('onRequest', async (_request, reply) => {
      reply.header('date', new Date(services.system.now()).toUTCString());
    });
    const options = { config: { takesLongBodies: true } };
    server.post<{ Params: { op: string } }>('/test-control/:op', options, async (request) => {
      const { op } = request.params;
      const run = Object.hasOwn(operations, op) ? operations[op] : undefined;
      if (!run || !loopback.test(request.ip)) throw refusal('NotFound', 'notFound');
      return run(services, system, isDoc(request.body) ? request.body : {});
    });
  };

/** What testers need, in test mode only. */
export const testControlArea = (system: SetSystem): Area =>
  defineArea({ name: 'test-control', extras: [addTestControl(system)] });
