import { isMessageKey, type MessageKey } from '@everdeed/content';
import { type Call, calls, debugCalls, errorClasses } from '@everdeed/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { debugArea } from '../src/debug/area.ts';
import { refusalsByCall } from './refusals/all.ts';
import { type RefusalCase, Stage } from './support/refusal-cases.ts';
import { startServer, type TestServer, type TestSystem } from './support/server.ts';
import { storedOf } from './support/stored.ts';

const travelClock = (system: TestSystem) => ({
  now: () => system.at,
  travel: (by: number) => void (system.at += by),
  setClock: (at = 0) => void (system.at = at),
});

const env = { BANNED_WORDS: 'zounds', CHAT_BANNED_WORDS: 'drat', BLOCKED_EMAIL_PATTERN: '@blocked\\.' };
const start = (payments: string) =>
  startServer({
    env: { ...env, PAYMENTS: payments },
    extraAreas: (system) => [debugArea(travelClock(system))],
  });
let paid: TestServer;
let free: TestServer;
let names = 0;
beforeAll(async () => {
  [paid, free] = [await start('sandbox'), await start('off')];
});
afterAll(async () => {
  await paid.close();
  await free.close();
});

async function check(key: MessageKey, found: RefusalCase): Promise<void> {
  const server = found.isFree ? free : paid;
  const username = `refused-${++names}`;
  const stage = new Stage(server, await server.register(username), username);
  const { status, body } = await found.by(stage);
  const params = typeof found.params === 'function' ? found.params(stage) : found.params;
  const message = server.app.services.words.plain('en', key, params) + (found.follows ?? '');
  const { error, under } = found;
  expect({ status, ...body }).toMatchObject({ status: errorClasses[error], success: false, error });
  if (under === undefined) expect(body).toMatchObject({ code: key, message });
  else expect(body.code).toBe(under);
  if (under !== undefined)
    expect(body.errors).toContainEqual(expect.objectContaining({ code: key, message }));
  if (!stage.before) return;
  const after = await storedOf(server, stage.player.id);
  expect(after.player._v - stage.before.player._v).toBe(found.leaves ? 1 : 0);
  if (!found.leaves) expect(after).toEqual(stage.before);
}

const allCalls: Readonly<Record<string, Call>> = { ...calls, ...debugCalls };
const entries = Object.entries(refusalsByCall).flatMap(([id, byKey]) =>
  Object.entries(byKey).flatMap(([key, found]) => (isMessageKey(key) ? [{ id, key, found }] : [])),
);
const cases = entries.flatMap(({ id, key, found }) => ('by' in found ? [{ id, key, found }] : []));
const nameOf = ({ id, key }: { readonly id: string; readonly key: string }) => `${id}: ${key}`;

describe.each([...new Set(cases.map(({ id }) => id))])('%s refuses with', (call) => {
  test.each(cases.filter(({ id }) => id === call))('$key', ({ key, found }) => check(key, found));
});

describe('the cases of refusals', () => {
  test('are there for every refusal and every check of every call, and for no others', () => {
    const declared = Object.entries(allCalls).flatMap(([id, { refusals, checks }]) =>
      [...refusals, ...checks.map(({ key }) => key)].map((key) => nameOf({ id, key })),
    );
    // What is wrong with a field that cannot be stored is no refusal of its own.
    const tried = entries.filter(({ found }) => !('under' in found && found.under === 'validationFailed'));
    expect(tried.map(nameOf).toSorted()).toEqual([...new Set(declared)].toSorted());
  });

  test('are tried here, but for those that await what is not built or stands elsewhere', () => {
    expect(entries.filter(({ found }) => 'awaits' in found).map(nameOf)).toEqual([
      'makeBackup: backupNotHere',
    ]);
  });
});
