import { textsIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { eachHookSink } from './support/hook-sink.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

let server: TestServer;
let player: Caller;
const sink = eachHookSink();
const { received } = sink;
eachPlayer('hook', (now) => ({ server, player } = now));
const add = (fields: Record<string, unknown>) => sink.addTo(player, fields);

describe('webhooks', () => {
  test('are made, changed, listed and removed', async () => {
    const { status: made, body } = await add({ label: 'mine', options: { created: true, junk: 1 } });
    const { id } = textsIn(body.data, 'id');
    expect([made, body.data]).toMatchObject([
      201,
      { type: 'taskActivity', enabled: true, failures: 0, label: 'mine' },
    ]);
    expect(valueIn(body.data, 'options')).toEqual({
      created: true,
      updated: false,
      deleted: false,
      checklistScored: false,
      scored: true,
    });
    const changed = await player.put(`/user/webhook/${id}`, { label: '', options: { scored: false } });
    expect(changed.body.data).toMatchObject({ label: '', options: { created: true, scored: false } });
    expect((await player.get('/user/webhook')).body.data).toHaveLength(1);
    expect((await player.delete(`/user/webhook/${id}`)).body.data).toEqual([]);
    for (const method of ['PUT', 'DELETE'])
      expect((await player.call(method, `/user/webhook/${id}`, { body: {} })).body.code).toBe(
        'noWebhookWithId',
      );
  });

  test.each([
    ['no address', { url: undefined }, 'validationFailed', 'required'],
    ['an address of another kind', { url: 'ftp://x' }, 'validationFailed', 'invalidUrl'],
    ['an id that is none', { id: 'abc' }, 'validationFailed', 'invalidWebhookId'],
    ['an unknown kind', { type: 'junk' }, 'validationFailed', 'enum'],
    [
      'an option that is neither on nor off',
      { options: { created: 'yes' } },
      'webhookBooleanOption',
      undefined,
    ],
    [
      'a chat without a group',
      { type: 'groupChatReceived', options: { groupId: 'x' } },
      'groupIdRequired',
      undefined,
    ],
  ])('refuse %s', async (_, fields, code, field) => {
    const answer = await add(fields);
    expect([answer.status, answer.body.code, answer.body.errors?.[0]?.code]).toEqual([400, code, field]);
  });

  test('refuse an id twice', async () => {
    const id = '11111111-2222-4333-8444-555555555555';
    await add({ id });
    expect((await add({ id })).body.code).toBe('webhookIdAlreadyTaken');
  });
});

describe('what is posted', () => {
  test('follows the kind and its options', async () => {
    await add({ url: `${sink.url}/scored` });
    await add({ url: `${sink.url}/everything`, type: 'globalActivity' });
    await add({ url: `${sink.url}/off`, type: 'globalActivity', enabled: false });
    const task = await makeTask(player, { type: 'habit' });
    await settled(server);
    expect(received.map(({ path, body }) => [path, body['type']])).toEqual([['/everything', 'created']]);
    await player.post(`/tasks/${task._id}/score/up`);
    await settled(server);
    expect(
      received
        .map(({ path }) => path)
        .slice(1)
        .toSorted(),
    ).toEqual(['/everything', '/scored']);
    expect(received[1]?.body).toMatchObject({
      type: 'scored',
      webhookType: 'taskActivity',
      direction: 'up',
      delta: 1,
      task: { id: task._id },
      user: { _id: player.credentials['x-api-user'], stats: { toNextLevel: 25 } },
    });
  });

  test('says what the player is told of a hatching and a mount, in their language', async () => {
    await add({
      url: `${sink.url}/life`,
      type: 'userActivity',
      options: { petHatched: true, mountRaised: true },
    });
    await changePlayer(server, player, (one) => ({
      ...one,
      preferences: { ...one.preferences, language: 'de' },
      items: { ...one.items, eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 }, food: { Saddle: 1 } },
    }));
    const hatched = await player.post('/user/hatch/Wolf/Base');
    const raised = await player.post('/user/feed/Wolf-Base/Saddle');
    await settled(server);
    expect(received.map(({ body }) => body)).toMatchObject([
      { type: 'petHatched', pet: 'Wolf-Base', message: hatched.body.message },
      { type: 'mountRaised', pet: 'Wolf-Base', message: raised.body.message },
    ]);
    expect(hatched.body.message).toMatch(/[a-z]/);
  });

  test('is nothing for what did not happen (W4)', async () => {
    await add({ options: { scored: true, deleted: true } });
    const daily = await makeTask(player, { type: 'daily' });
    await player.post(`/tasks/${daily._id}/score/down`);
    await settled(server);
    expect(received).toEqual([]);
  });

  test('is counted when it fails', async () => {
    await add({});
    sink.answerWith = (outgoing) => outgoing.writeHead(500).end();
    const task = await makeTask(player, { type: 'habit' });
    await player.post(`/tasks/${task._id}/score/up`);
    await settled(server);
    expect((await storedPlayer(server, player)).webhooks).toMatchObject([{ failures: 1, enabled: true }]);
  });
});
