import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { heardBy } from './support/heard.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('writer', (now) => ({ server, player } = now));
const other = '11111111-2222-4333-8444-55555555555a';

describe('blocking', () => {
  test('goes on and off, in either case', async () => {
    expect((await player.post(`/user/block/${other.toUpperCase()}`)).body.data).toEqual([other]);
    expect((await storedPlayer(server, player)).inbox.blocks).toEqual([other]);
    expect((await player.post(`/user/block/${other}`)).body.data).toEqual([]);
    expect((await storedPlayer(server, player)).inbox.blocks).toEqual([]);
  });

  test('is heard by open pages', async () => {
    const events = await heardBy(server, player, () => player.post(`/user/block/${other}`));
    expect(events).toMatchObject([{ kind: 'player', parts: expect.arrayContaining(['inbox']) }]);
  });
});

test('messages are marked as read, with a count and a sentence in the data', async () => {
  await changePlayer(server, player, (stored) => ({ ...stored, inbox: { ...stored.inbox, newMessages: 3 } }));
  const { status, body } = await player.post('/user/mark-pms-read');
  expect([status, body.data, body.message]).toEqual([200, [0, expect.any(String)], undefined]);
  expect((await storedPlayer(server, player)).inbox.newMessages).toBe(0);
});

describe('a card', () => {
  const note = (card: string) => ({ id: randomUUID(), type: 'CARD_RECEIVED', data: { card }, seen: false });

  test('that was read is put away with its notification', async () => {
    await changePlayer(server, player, (stored) => ({
      ...stored,
      flags: { ...stored.flags, cardReceived: true },
      items: { ...stored.items, special: { ...stored.items.special, greetingReceived: ['Ann', 'Ben'] } },
      notifications: [note('thankyou'), note('greeting')],
    }));
    const { status, body } = await player.post('/user/read-card/greeting');
    expect([status, body.data]).toMatchObject([
      200,
      { specialItems: { greetingReceived: ['Ben'] }, cardReceived: false },
    ]);
    expect(body.message).toBe('You put the greeting card away with a smile.');
    const stored = await storedPlayer(server, player);
    expect(stored.notifications).toMatchObject([{ data: { card: 'thankyou' } }]);
    expect(stored.flags.cardReceived).toBe(false);
  });

  test('has its name in other languages, too', async () => {
    const { body } = await player.post('/user/read-card/getwell?lang=de');
    expect(body.message).toBe('Du legst die Genesungskarte mit einem Lächeln weg.');
  });
});
