import { listIn, numberIn, textIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageIn } from './support/messages.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Answer, type Caller, startServer, type TestServer } from './support/server.ts';

describe.each(engines)('at once, on $engine', ({ database }) => {
  let server: TestServer;
  let [ann, ben]: Caller[] = [];
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count++;
    ann = await server.register(`ann${count}`);
    ben = await server.register(`ben${count}`);
    for (const one of [ann, ben]) await changePlayer(server, one, (player) => ({ ...player, balance: 2.5 }));
  });

  const the = (one: Caller | undefined): Caller => {
    if (!one) throw new Error('nobody is there yet');
    return one;
  };
  const give = (from: Caller | undefined, to: Caller | undefined, gemAmount: number): Promise<Answer> =>
    the(from).post('/members/transfer-gems', { gemAmount, toUserId: the(to).id, message: 'there' });
  const balances = async () => [
    (await storedPlayer(server, the(ann))).balance,
    (await storedPlayer(server, the(ben))).balance,
  ];
  const ledger = async (one: Caller | undefined) =>
    listIn((await the(one).get('/user/purchase-history')).body.data).filter((entry) =>
      textIn(entry, 'transactionType').startsWith('gift_'),
    );
  const sum = (entries: readonly unknown[]) =>
    entries.reduce<number>((total, entry) => total + numberIn(entry, 'amount'), 0);

  test('opposite gifts leave as many gems as there were, each with its entries and messages', async () => {
    const gifts = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? give(ann, ben, 1) : give(ben, ann, 2),
    );
    const answers = await Promise.all(gifts);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await balances()).toEqual([3.5, 1.5]);
    for (const [one, gained] of [
      [ann, 1],
      [ben, -1],
    ] as const) {
      expect(sum(await ledger(one))).toBe(gained);
      expect(await ledger(one)).toHaveLength(8);
      expect(listIn((await the(one).get('/inbox/messages')).body.data)).toHaveLength(8);
      expect((await storedPlayer(server, the(one))).inbox.newMessages).toBe(4);
    }
  });

  test('nobody gives more than they have', async () => {
    const answers = await Promise.all([give(ann, ben, 10), give(ann, ben, 10), give(ann, ben, 10)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect(await balances()).toEqual([0, 5]);
  });

  test('one Idempotency-Key is one gift', async () => {
    const body = { gemAmount: 1, toUserId: the(ben).id };
    const key = { 'idempotency-key': `gift-${count}` };
    await Promise.all([1, 2, 3].map(() => the(ann).post('/members/transfer-gems', body, key)));
    expect(await balances()).toEqual([2.25, 2.75]);
    expect(listIn((await the(ben).get('/inbox/messages')).body.data)).toHaveLength(1);
  });

  test('messages between two are all kept, in one order for both', async () => {
    const send = (from: Caller, to: Caller, message: string) =>
      from.post('/members/send-private-message', { message, toUserId: to.id });
    await Promise.all(
      ['a', 'b', 'c', 'd'].flatMap((text) => [
        send(the(ann), the(ben), text),
        send(the(ben), the(ann), text.toUpperCase()),
      ]),
    );
    const texts = async (one: Caller | undefined) =>
      listIn((await the(one).get('/inbox/messages')).body.data).map((message) => textIn(message, 'text'));
    expect((await texts(ann)).toSorted().join('')).toBe('ABCDabcd');
    expect(await texts(ann)).toEqual(await texts(ben));
    for (const one of [ann, ben]) expect((await storedPlayer(server, the(one))).inbox.newMessages).toBe(4);
  });

  test('likes of both stay, and a copy that is deleted meanwhile stays deleted', async () => {
    const sent = await the(ann).post('/members/send-private-message', {
      message: 'hello',
      toUserId: the(ben).id,
    });
    const { id, uniqueMessageId } = messageIn(sent);
    const path = `/inbox/like-private-message/${uniqueMessageId}`;
    await Promise.all([the(ann).post(path), the(ben).post(path)]);
    const likes = { [the(ann).id]: true, [the(ben).id]: true };
    for (const one of [ann, ben])
      expect(listIn((await the(one).get('/inbox/messages')).body.data)).toMatchObject([{ likes }]);
    await Promise.all([the(ben).post(path), the(ann).delete(`/inbox/messages/${id}`), the(ben).post(path)]);
    expect((await the(ann).get('/inbox/messages')).body.data).toEqual([]);
  });
});
