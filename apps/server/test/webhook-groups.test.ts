import { textsIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { eachHookSink } from './support/hook-sink.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

let server: TestServer;
let player: Caller;
const sink = eachHookSink();
const { received } = sink;
eachPlayer('hook', (now) => ({ server, player } = now));
const add = (fields: Record<string, unknown>) => sink.addTo(player, fields);

describe('quests', () => {
  const started = async (options: Record<string, boolean>) => {
    const id = await groupWith(server, [player], { name: 'Us' });
    await changePlayer(server, player, (before) => ({
      ...before,
      items: { ...before.items, quests: { whale: 1 } },
      party: {
        ...before.party,
        quest: { ...before.party.quest, progress: { ...before.party.quest.progress, up: 600 } },
      },
    }));
    await add({ type: 'questActivity', options });
    await player.post('/groups/party/quests/invite/whale');
    server.system.at += 86_400_000;
    await player.post('/cron');
    await settled(server);
    return { id, told: received.filter(({ body }) => body['webhookType'] === 'questActivity') };
  };

  test('are told of to those who take part, but no start to whoever starts it', async () => {
    const { id, told } = await started({ questInvited: true, questStarted: true, questFinished: true });
    expect(told.map(({ body }) => body['type'])).toEqual(['questInvited', 'questFinished']);
    for (const { body } of told)
      expect(body).toMatchObject({
        group: { id, name: 'Us' },
        quest: { key: 'whale', questOwner: player.id },
        user: { _id: player.id },
      });
  });

  test('are told of as the options say', async () => {
    expect((await started({ questStarted: true })).told).toEqual([]);
  });

  test('are not told as finished to receivers of everything alone', async () => {
    await add({ url: `${sink.url}/everything`, type: 'globalActivity' });
    const { told } = await started({});
    expect(told.map(({ body }) => body['type'])).toEqual(['questInvited']);
  });
});

describe('the chat of a group', () => {
  const told = () => received.filter(({ body }) => body['webhookType'] === 'groupChatReceived');
  const listen = (groupId: string, fields: Record<string, unknown> = {}) =>
    add({ type: 'groupChatReceived', options: { groupId }, ...fields });
  let friends = 0;
  const friend = () => server.register(`friend${++friends}`);

  test('is told to members who want just that, whoever speaks', async () => {
    const other = await friend();
    const id = await groupWith(server, [player, other], { name: 'Us' });
    const elsewhere = await groupWith(server, [other], { type: 'guild' });
    await listen(id.toUpperCase());
    await add({ url: `${sink.url}/everything`, type: 'globalActivity' });
    for (const group of [id, elsewhere])
      await other.post(`/groups/${group}/chat`, { message: 'hello *you*' });
    await player.post(`/groups/${id}/chat`, { message: 'hello back' });
    await settled(server);
    expect(
      told()
        .map(({ path, body }) => `${path} ${String(valueIn(body, 'chat', 'text'))}`)
        .toSorted(),
    ).toEqual(['/all hello *you*', '/all hello back', '/everything hello *you*', '/everything hello back']);
    for (const { body } of told())
      expect(body).toMatchObject({
        group: { id, name: 'Us' },
        chat: { groupId: id, flags: {}, flagCount: 0, timestamp: expect.stringMatching(/Z$/) },
        user: { _id: player.id },
      });
  });

  test('has what the game says, in the words of who listens', async () => {
    const id = await groupWith(server, [player]);
    await listen(id);
    await changePlayer(server, player, (before) => ({
      ...before,
      items: { ...before.items, quests: { whale: 1 } },
    }));
    await player.post('/groups/party/quests/invite/whale');
    await settled(server);
    expect(told().map(({ body }) => valueIn(body, 'chat', 'info'))).toEqual([
      { type: 'quest_start', quest: 'whale' },
    ]);
  });

  test.each([
    ['receivers that are switched off', { enabled: false }],
    ['whoever is not in the group', { options: { groupId: 'away' } }],
  ])('is not told to %s', async (_, fields) => {
    const other = await friend();
    const isAway = 'options' in fields;
    const id = await groupWith(server, isAway ? [other] : [player, other], {
      type: 'guild',
      privacy: 'public',
    });
    const made = await listen(id, { ...fields, options: { groupId: id } });
    expect(made.status).toBe(201);
    await other.post(`/groups/${id}/chat`, { message: 'hello' });
    await settled(server);
    expect(told()).toEqual([]);
  });

  test('is not told any more once the receiver is gone', async () => {
    const id = await groupWith(server, [player]);
    const { body } = await listen(id);
    await player.delete(`/user/webhook/${textsIn(body.data, 'id').id}`);
    await player.post(`/groups/${id}/chat`, { message: 'hello' });
    await settled(server);
    expect(told()).toEqual([]);
    const left = server.app.services.storage.db.selectFrom('chat_hooks').selectAll();
    expect(await left.where('player_id', '=', player.id).execute()).toEqual([]);
  });

  test('that is hidden from others is told to nobody', async () => {
    const other = await friend();
    const id = await groupWith(server, [player, other]);
    await listen(id);
    await changePlayer(server, other, (before) => ({
      ...before,
      flags: { ...before.flags, chatShadowMuted: true },
    }));
    await other.post(`/groups/${id}/chat`, { message: 'psst' });
    await settled(server);
    expect(told()).toEqual([]);
  });
});
