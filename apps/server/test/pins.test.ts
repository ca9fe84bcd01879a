import { listIn, textIn, valueIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('pins', (now) => ({ server, player } = now));

const column = async (query = '') => listIn((await player.get(`/user/in-app-rewards${query}`)).body.data);
const paths = async () => (await column()).map((item) => textIn(item, 'path'));
const toggle = (type: string, path: string) => player.get(`/user/toggle-pinned-item/${type}/${path}`);
const change = (act: (one: Player) => Player) => changePlayer(server, player, act);
const suggested = 'gear.flat.weapon_special_winter2026Warrior';

describe('the rewards column', () => {
  test('shows what the season pins, then what is pinned, as the shops show it', async () => {
    const items = await column();
    expect(items[0]).toMatchObject({
      key: 'weapon_special_winter2026Warrior',
      path: suggested,
      pinType: 'marketGear',
      purchaseType: 'gear',
      currency: 'gold',
      value: 90,
      klass: 'special',
      specialClass: 'warrior',
      season: 'winter',
      str: 15,
      isSuggested: true,
      pinned: true,
      locked: false,
      end: '2026-03-01T08:00:00.000Z',
    });
    expect(await paths()).toEqual([
      ...['weapon', 'armor', 'head', 'shield'].map((slot) => `gear.flat.${slot}_special_winter2026Warrior`),
      'gear.flat.weapon_warrior_0',
      'gear.flat.armor_warrior_1',
      'gear.flat.shield_warrior_1',
      'gear.flat.head_warrior_1',
      'potion',
      'armoire',
    ]);
    for (const item of items) expect(textIn(item, 'text')).toMatch(/^[A-Z]/);
  });

  test('counts the gear that the armoire still has, until there is none', async () => {
    const notes = async (query: string) =>
      textIn(
        (await column(query)).find((item) => valueIn(item, 'key') === 'armoire'),
        'notes',
      );
    const countOf = (text: string) => Number(/ (\d+)$/.exec(text)?.[1]);
    const all = countOf(await notes(''));
    await player.post('/user/buy-armoire');
    expect(all).toBeGreaterThan(400);
    await change((one) => ({ ...one, stats: { ...one.stats, gp: 100 } }));
    await player.post('/user/buy-armoire');
    expect(countOf(await notes(''))).toBe(all - 1);
    expect(await notes('?lang=de')).toMatch(/^Mach ihn auf: .* \d+$/);
  });

  test('locks gear that cannot be bought yet', async () => {
    await toggle('marketGear', 'gear.flat.weapon_warrior_3');
    const found = (await column()).find((item) => valueIn(item, 'key') === 'weapon_warrior_3');
    expect(found).toMatchObject({ locked: true, pinned: true, isSuggested: false });
  });
});

describe('pinning', () => {
  test('is stored, and undone by the same call', async () => {
    const { status, body } = await toggle('eggs', 'eggs.Wolf');
    expect([status, valueIn(body.data, 'pinned')]).toEqual([200, true]);
    expect((await storedPlayer(server, player)).pinnedItems.at(-1)).toEqual({
      type: 'eggs',
      path: 'eggs.Wolf',
    });
    expect((await toggle('eggs', 'eggs.Wolf')).body.data).toMatchObject({ pinned: false });
    expect(await paths()).not.toContain('eggs.Wolf');
  });

  test('of what the season pins is remembered as unpinned', async () => {
    const { body } = await toggle('marketGear', suggested);
    expect(body.data).toMatchObject({ unpinnedItems: [{ type: 'marketGear', path: suggested }] });
    expect(await paths()).not.toContain(suggested);
    await toggle('marketGear', suggested);
    expect((await storedPlayer(server, player)).unpinnedItems).toEqual([]);
    expect((await paths())[0]).toBe(suggested);
  });

  test('happens once, however often it is sent with the same key', async () => {
    const headers = { 'idempotency-key': 'pin-the-wolf' };
    for (let time = 1; time <= 3; time++) {
      const { body } = await player.get('/user/toggle-pinned-item/eggs/eggs.Wolf', { headers });
      expect(valueIn(body.data, 'pinned'), `time ${time}`).toBe(true);
    }
    expect(await paths()).toContain('eggs.Wolf');
    const other = await player.get('/user/toggle-pinned-item/eggs/eggs.Fox', { headers });
    expect(other.body.code).toBe('idempotencyKeyReused');
  });
});

describe('moving', () => {
  const move = (path: string, position: string) =>
    player.post(`/user/move-pinned-item/${path}/move/to/${position}`);

  test.each([
    ['0', 0],
    ['3', 3],
    ['-1', 9],
    ['99', 9],
  ])('to %s puts an item there and stores the order', async (position, place) => {
    const { status, body } = await move('potion', position);
    const order = listIn(body.data);
    expect([status, order.length, order.indexOf('potion')]).toEqual([200, 10, place]);
    expect((await storedPlayer(server, player)).pinnedItemsOrder).toEqual(order);
    expect(await paths()).toEqual(order);
  });
});

describe('gear to buy', () => {
  beforeEach(() =>
    change((one) => ({
      ...one,
      items: {
        ...one.items,
        gear: {
          ...one.items.gear,
          owned: { ...one.items.gear.owned, armor_warrior_1: true, head_armoire_redHairbow: false },
        },
      },
    })),
  );

  test('is the next piece of each slot, and what may be owned but is not', async () => {
    const gear = listIn((await player.get('/user/inventory/buy')).body.data);
    expect(gear.map((piece) => textIn(piece, 'key'))).toEqual([
      'weapon_warrior_0',
      'armor_warrior_2',
      'head_warrior_1',
      'head_armoire_redHairbow',
      'shield_warrior_1',
    ]);
    expect(gear[1]).toMatchObject({ type: 'armor', klass: 'warrior', set: 'warrior-2', con: 5, value: 45 });
  });
});
