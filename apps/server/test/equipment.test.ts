import type { Player } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { heardBy } from './support/heard.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('dresser', (now) => ({ server, player } = now));

const owning = (...keys: string[]) =>
  changePlayer(server, player, (stored) => {
    const owned = { ...stored.items.gear.owned, ...Object.fromEntries(keys.map((key) => [key, true])) };
    return { ...stored, items: { ...stored.items, gear: { ...stored.items.gear, owned } } };
  });
const worn = async () => (await storedPlayer(server, player)).items.gear;

describe('putting on', () => {
  test('wears what is owned, and takes it off again', async () => {
    await owning('weapon_warrior_1');
    const on = await player.post('/user/equip/equipped/weapon_warrior_1');
    expect([on.status, on.body.data]).toMatchObject([
      200,
      { gear: { equipped: { weapon: 'weapon_warrior_1' } } },
    ]);
    expect((await worn()).equipped.weapon).toBe('weapon_warrior_1');
    const off = await player.post('/user/equip/equipped/weapon_warrior_1');
    expect(off.body.message).toBeTypeOf('string');
    expect((await worn()).equipped.weapon).toBe('weapon_base_0');
  });

  test('makes both hands free for a two-handed weapon, and says so', async () => {
    await owning('weapon_wizard_3', 'shield_warrior_1');
    await player.post('/user/equip/costume/shield_warrior_1');
    const { body } = await player.post('/user/equip/costume/weapon_wizard_3');
    expect(body.message).toBeTypeOf('string');
    expect((await worn()).costume).toMatchObject({ weapon: 'weapon_wizard_3', shield: 'shield_base_0' });
  });

  test('is heard by open pages as a change of items', async () => {
    await owning('weapon_warrior_1');
    let userV: number | undefined;
    const events = await heardBy(server, player, async () => {
      userV = (await player.post('/user/equip/equipped/weapon_warrior_1')).body.userV;
    });
    expect(events).toMatchObject([{ kind: 'player', userV, parts: expect.arrayContaining(['items']) }]);
  });

  test.each(['constructor', '__proto__', 'toString'])('knows no %s', async (key) => {
    for (const type of ['equipped', 'costume', 'pet', 'mount'])
      expect((await player.post(`/user/equip/${type}/${key}`)).status).toBe(404);
  });
});

describe('taking off', () => {
  test.each<[string, Partial<Player['items']>, string]>([
    ['pet', { currentPet: '', currentMount: '' }, 'violet'],
    ['background', { currentPet: 'Wolf-Base', currentMount: 'Fox-Base' }, ''],
    ['all', { currentPet: '', currentMount: '' }, ''],
  ])('%s leaves the rest', async (type, items, background) => {
    await changePlayer(server, player, (stored) => ({
      ...stored,
      items: { ...stored.items, currentPet: 'Wolf-Base', currentMount: 'Fox-Base' },
    }));
    const { status, body } = await player.post(`/user/unequip/${type}`);
    expect([status, body.data]).toMatchObject([200, items]);
    expect(body.message).toBeTypeOf('string');
    const stored = await storedPlayer(server, player);
    expect(stored.items).toMatchObject(items);
    expect(stored.preferences.background).toBe(background);
  });

  test('is a call of v4 only', async () => {
    expect((await player.post('/api/v3/user/unequip/pet')).status).toBe(404);
  });
});

describe('a mystery item', () => {
  test('comes out of its box as the gear that it is, the oldest first', async () => {
    await changePlayer(server, player, (stored) => {
      const plan = {
        ...stored.purchased.plan,
        mysteryItems: ['armor_mystery_201402', 'head_mystery_201402'],
      };
      return { ...stored, purchased: { ...stored.purchased, plan } };
    });
    const { status, body } = await player.post('/user/open-mystery-item');
    expect([status, body.data]).toMatchObject([
      200,
      { key: 'armor_mystery_201402', type: 'armor', klass: 'mystery', mystery: '201402', str: 0 },
    ]);
    const stored = await storedPlayer(server, player);
    expect(stored.items.gear.owned['armor_mystery_201402']).toBe(true);
    expect(stored.purchased.plan.mysteryItems).toEqual(['head_mystery_201402']);
  });
});
