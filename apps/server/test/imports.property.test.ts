import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bring, exported, moving, newMover } from './support/imports.ts';
import { type Life, lived, lives, taskOf } from './support/made-lives.ts';
import { changePlayer } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let elsewhere: TestServer;
beforeAll(async () => {
  server = await startServer();
  elsewhere = await startServer();
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
});

/** An account with this life. */
async function live(made: Life): Promise<Caller> {
  const owner = await newMover(server);
  await changePlayer(server, owner, (player) => lived(player, made));
  await server.app.services.storage.run((tx) =>
    tx.tasks.insert(
      owner.id,
      made.tasks.map((one) => taskOf(one, owner.id)),
    ),
  );
  return owner;
}

describe('export and import', () => {
  test.each([['json'], ['xml']])(
    'lose nothing of an account: %s',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(lives, async (made) => {
          // One database holds an id once: each life moves to an account on another server, and none stays for the next,
          // not even after a failure.
          for (const one of [server, elsewhere])
            await one.app.services.storage.db.deleteFrom('tasks').execute();
          const owner = await live(made);
          const file = await exported(owner, kind);
          const mover = await newMover(elsewhere);
          const answer = await bring(mover, file);
          expect([answer.status, answer.body.code]).toEqual([200, undefined]);
          const first = await exported(mover);
          expect(moving(first)).toEqual(moving(await exported(owner)));
          expect((await bring(mover, file)).status).toBe(200);
          expect(moving(await exported(mover))).toEqual(moving(first));
        }),
        { numRuns: 12 },
      );
    },
    120_000,
  );
});
