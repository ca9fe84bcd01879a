import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFields, valueIn } from '@everdeed/content/values';
import { expect, test } from 'vitest';
import samples from '../src/server/docs/webhook-samples.json' with { type: 'json' };
import { webhookNames } from '../src/server/docs/webhook-samples.ts';
import { eachPlayer } from './support/each-player.ts';
import { eachHookSink } from './support/hook-sink.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer, makeTask } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

let server: TestServer;
let player: Caller;
const sink = eachHookSink();
eachPlayer('hook', (now) => ({ server, player } = now));

/** The fields of a value, all the way down; entries of lists and values alike are one. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => fieldsOf(inner, `${path}[]`));
  if (!isFields(value)) return [`${path}: ${value === null ? 'null' : typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, `${path}.${key}`));
}
const shapeOf = (value: unknown): string[] => [...new Set(fieldsOf(value))].toSorted();

/** The same at every recording. */
function calm(body: unknown): unknown {
  const ids = new Map<string, string>();
  const text = JSON.stringify(body ?? null).replace(
    /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g,
    (id) => {
      const found = ids.get(id) ?? `${String(ids.size + 1).padStart(8, '0')}-0000-4000-8000-000000000000`;
      ids.set(id, found);
      return found;
    },
  );
  return JSON.parse(text);
}

/** Has one event of each kind happen, and returns what was posted, by the names of the samples. */
async function postAll(): Promise<Record<string, unknown>> {
  const friend = await server.register('friend');
  const other = await server.register('other');
  const groupId = await groupWith(server, [player, friend, other], { name: 'The gardeners' });
  const options = {
    taskActivity: { scored: true, created: true, checklistScored: true },
    userActivity: { leveledUp: true, petHatched: true },
    questActivity: { questStarted: true },
    groupChatReceived: { groupId },
  };
  for (const [type, chosen] of Object.entries(options)) await sink.addTo(player, { type, options: chosen });
  const { _id: daily } = await makeTask(player, {
    type: 'daily',
    text: 'Water the herbs',
    checklist: [{ text: 'Basil' }],
  });
  const list = (await player.get(`/tasks/${daily}`)).body.data;
  await player.post(`/tasks/${daily}/checklist/${String(valueIn(list, 'checklist', 0, 'id'))}/score`);
  await changePlayer(server, player, (one) => ({
    ...one,
    stats: { ...one.stats, exp: 24 },
    items: { ...one.items, eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 } },
  }));
  await player.post(`/tasks/${daily}/score/up`);
  await player.post('/user/hatch/Wolf/Base');
  await changePlayer(server, friend, (one) => ({ ...one, items: { ...one.items, quests: { whale: 1 } } }));
  await friend.post('/groups/party/quests/invite/whale');
  await player.post('/groups/party/quests/accept');
  // Whoever has it start is not told.
  await other.post('/groups/party/quests/accept');
  await friend.post(`/groups/${groupId}/chat`, { message: 'The herbs look happy.' });
  await settled(server);
  const named: Record<string, Record<string, unknown>> = {};
  for (const { body } of sink.received) {
    const [type, kind] = [String(body['webhookType']), String(body['type'])];
    if (type === 'groupChatReceived') named[type] ??= body;
    else named[type] = { [kind]: body, ...named[type] };
  }
  return named;
}

test('the samples of webhooks have the fields of what is sent', async () => {
  const sent = await postAll();
  expect(webhookNames.filter((name) => valueIn(sent, ...name.split('.')) === undefined)).toEqual([]);
  const chosen = Object.fromEntries(
    webhookNames.map((name) => [name, calm(valueIn(sent, ...name.split('.')))]),
  );
  if (process.env['RECORD_DOCS'])
    writeFileSync(
      join(import.meta.dirname, '../src/server/docs/webhook-samples.json'),
      `${JSON.stringify(chosen, null, 1)}\n`,
    );
  else
    for (const name of webhookNames)
      expect([name, shapeOf(valueIn(samples, name))]).toEqual([name, shapeOf(chosen[name])]);
});
