import { allCalls } from '@everdeed/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kinds, weights } from './life/kinds.ts';
import { type Drawn, Life } from './life/live.ts';
import { anyStart } from './life/start.ts';
import { engines } from './support/postgres.ts';
import { runs } from './support/runs.ts';
import { startServer, type TestServer } from './support/server.ts';

const names = Object.keys(kinds);
const anyMove: fc.Arbitrary<Drawn> = fc.record({
  kind: fc.constantFrom(...names.flatMap((name) => Array.from({ length: weights[name] ?? 1 }, () => name))),
  at: fc.nat(999),
  count: fc.integer({ min: 1, max: 3 }),
  isRepeated: fc.constantFrom(false, false, false, true),
});
const anyMoves = fc.array(anyMove, { minLength: 1, maxLength: 16, size: 'max' });

const lives = { SQLite: 30, PostgreSQL: 5 } as const;

describe.each(engines)('in any life on $engine', ({ engine, database }) => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server.close());

  test('nothing appears or vanishes but by the rules, and the ledger adds up to what is there', async () => {
    await fc.assert(
      fc.asyncProperty(anyStart, anyMoves, fc.nat(), async (start, moves, seed) => {
        const life = await Life.begin(server, `life${++count}`, start, seed);
        for (const move of moves) expect(await life.move(move)).toBeUndefined();
      }),
      { numRuns: runs(lives[engine]) },
    );
  }, 900_000);
});

/** Areas in which a player acts alone with what is theirs. */
const areas: ReadonlySet<string> = new Set([
  'character',
  'classes',
  'equipment',
  'pets',
  'cards',
  'subscriptions',
  'shops',
  'pins',
  'day',
  'players',
]);
const others = [
  'scoreTask',
  'bulkScore',
  'undoTask',
  'toggleBlock',
  'markMessagesRead',
  'addPushDevice',
  'removePushDevice',
];

test('a life makes every call that can change what a player owns', () => {
  const changing = allCalls().filter(
    ({ id, area, method }) => areas.has(area) && (method !== 'GET' || id === 'togglePinnedItem'),
  );
  const made = Object.values(kinds).flatMap(({ calls }) => calls);
  expect([...new Set(made)].toSorted()).toEqual([...changing.map(({ id }) => id), ...others].toSorted());
});
