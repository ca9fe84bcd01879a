import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Caller, startServer, type TestServer } from './server.ts';

/** When each test in a suite with a player begins. */
export const noon = Date.parse('2026-02-10T12:00:00.000Z');

/** One server for a suite; each test begins at noon, without lucky rolls, and gets a new player and the server. */
export function eachPlayer(
  name: string,
  tell: (now: { readonly server: TestServer; readonly player: Caller }) => void,
): void {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    Object.assign(server.system, { at: noon, roll: 0.99 });
    tell({ server, player: await server.register(`${name}${count}`) });
  });
}
