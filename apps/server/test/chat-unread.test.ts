import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveEvent } from '@everdeed/contract';
import { addMessage } from '../src/storage/chat/write-chat.ts';
import { playerWriter } from '../src/storage/player-writer.ts';
import type { Player } from '@everdeed/rules';
import { addGroups } from './support/groups.ts';
import { playerOf } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { addPlayer, openStorage, storageOn, testNow, type TestStorage } from './support/storage.ts';
import { groupWith } from './support/parties.ts';
import { startServer } from './support/server.ts';

const author = { user: 'A', contributor: {}, backer: {}, client: 'test' };

describe.each(engines)('unread chat on $engine', ({ database }) => {
  let store: TestStorage;
  let messages = 0;
  beforeAll(async () => {
    store = await openStorage(await database());
  });
  afterAll(() => store.close());

  async function memberOf(group: string): Promise<string> {
    const { _id } = await addPlayer(store.storage);
    await addGroups(store.storage, [group]);
    await change(_id, (player) => ({ ...player, guilds: [group] }));
    return _id;
  }
  const change = (id: string, act: (player: Player) => Player) =>
    store.storage.run(async (tx) => playerWriter(tx).save(act(await playerOf(tx, id))));
  const post = (groupId: string, authorId: string, isTold = true) =>
    store.storage.run(({ db }) => {
      const id = `line-${++messages}`;
      const { userStyles: _none, ...rest } = { userStyles: undefined, ...author };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- how the author looked is not read here
      const by = rest as Parameters<typeof addMessage>[1]['author'];
      const message = {
        id,
        groupId,
        authorId,
        author: by,
        text: 't',
        unformattedText: 't',
        flagCount: 0,
        isTold,
      };
      return addMessage(db, message, testNow);
    });
  const told = async (id: string, from = store.storage) => {
    const player = await from.reader().players.get(id);
    const { newMessages = {}, notifications = [], _v } = player ?? {};
    return { groups: Object.keys(newMessages), notifications, _v };
  };

  test('is told to all but the author, in every process, without a row of theirs', async () => {
    const [writer, reader] = [await memberOf('talk'), await memberOf('talk')];
    const other = storageOn(store.connection);
    const before = await told(reader, other);
    await post('talk', writer);
    for (const from of [store.storage, other]) {
      const { groups, notifications, _v } = await told(reader, from);
      expect({ groups, _v }).toEqual({ groups: ['talk'], _v: before._v });
      expect(notifications).toMatchObject([
        { type: 'NEW_CHAT_MESSAGE', data: { group: { id: 'talk', name: 'Group talk' } }, seen: false },
      ]);
    }
    expect((await told(writer)).groups).toEqual([]);
  });

  test('is told between what came before it and what came after, seen or not, in every process', async () => {
    const [writer, reader] = [await memberOf('order'), await memberOf('order')];
    const other = storageOn(store.connection);
    const notify = (type: string) => store.storage.run(({ social }) => social.notify(reader, { type }));
    await notify('EARLIER');
    await post('order', writer);
    await notify('LATER');
    const order = [
      { type: 'EARLIER', seen: false },
      { type: 'NEW_CHAT_MESSAGE', seen: false },
      { type: 'LATER', seen: false },
    ];
    const seen = order.map((one) => ({ ...one, seen: true }));
    const inBoth = async (expected: object[]) => {
      for (const from of [store.storage, other])
        expect((await told(reader, from)).notifications).toMatchObject(expected);
    };
    await inBoth(order);
    await change(reader, (player) => ({
      ...player,
      notifications: player.notifications.map((one) => ({ ...one, seen: true })),
    }));
    await inBoth(seen);
    await notify('LATEST');
    await inBoth([...seen, { type: 'LATEST', seen: false }]);
  });

  test('has one notification until it is seen, and then another', async () => {
    const [writer, reader] = [await memberOf('span'), await memberOf('span')];
    const read = () => change(reader, (player) => ({ ...player, newMessages: {}, notifications: [] }));
    await post('span', writer);
    await read();
    expect(await told(reader)).toMatchObject({ groups: [], notifications: [] });
    await post('span', writer);
    const [first] = (await told(reader)).notifications;
    await post('span', writer);
    expect((await told(reader)).notifications).toEqual([first]);
    await read();
    await post('span', writer);
    const [next] = (await told(reader)).notifications;
    expect(next?.id).not.toBe(first?.id);
  });

  test('is seen with its notification, and stays unread when that is only marked', async () => {
    const [writer, reader] = [await memberOf('mark'), await memberOf('mark')];
    await post('mark', writer);
    await change(reader, (player) => ({
      ...player,
      notifications: player.notifications.map((one) => ({ ...one, seen: true })),
    }));
    expect(await told(reader, storageOn(store.connection))).toMatchObject({
      groups: ['mark'],
      notifications: [{ type: 'NEW_CHAT_MESSAGE', seen: true }],
    });
    await change(reader, (player) => ({ ...player, notifications: [] }));
    expect(await told(reader)).toMatchObject({ groups: [], notifications: [] });
  });

  test('is nothing for newcomers, nor what nobody is told of', async () => {
    const writer = await memberOf('late');
    await post('late', writer);
    const reader = await memberOf('late');
    await post('late', writer, false);
    expect((await told(reader)).groups).toEqual([]);
    await post('late', writer);
    expect((await told(reader)).groups).toEqual(['late']);
  });

  test('is told in a process that knew the reader before they were in any group', async () => {
    const writer = await memberOf('first');
    const { _id: reader } = await addPlayer(store.storage);
    const other = storageOn(store.connection);
    expect((await told(reader, other)).groups).toEqual([]);
    expect(other.cache.isAlone(reader)).toBe(true);
    await change(reader, (player) => ({ ...player, guilds: ['first'] }));
    await post('first', writer);
    expect((await told(reader, other)).groups).toEqual(['first']);
    expect(other.cache.isAlone(reader)).toBe(false);
  });

  test('of others is still unread after a message of one’s own', async () => {
    const [writer, reader] = [await memberOf('both'), await memberOf('both')];
    await post('both', writer);
    await post('both', reader);
    expect((await told(reader)).groups).toEqual(['both']);
  });
});

test('members are told through the calls, and by their streams', async () => {
  const server = await startServer();
  try {
    const [one, two] = [await server.register('one'), await server.register('two')];
    const id = await groupWith(server, [one, two]);
    const events: LiveEvent[] = [];
    const page = server.app.services.events.subscribe([`group:${id}`], (event) => events.push(event));
    await one.post('/groups/party/chat', { message: 'hello' });
    page.close();
    expect(events).toMatchObject([{ kind: 'chat', message: { text: 'hello', flagCount: 0 } }]);
    const { body } = await two.get('/user');
    expect(body.data).toMatchObject({ newMessages: { [id]: { value: true } } });
    expect(body.notifications).toMatchObject([{ type: 'NEW_CHAT_MESSAGE', data: { group: { id } } }]);
    const seen = await two.post(`/groups/${id}/chat/seen`);
    expect([seen.body.data, seen.body.notifications]).toEqual([{}, []]);
    expect((await two.get('/user')).body.data).toMatchObject({ newMessages: {} });
  } finally {
    await server.close();
  }
});
