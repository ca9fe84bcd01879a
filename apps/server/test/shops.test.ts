import { fieldsIn, listIn, textIn, valueIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { changePlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';
import { withWealth } from './support/wealth.ts';

let server: TestServer;
let player: Caller;
eachPlayer('shopper', (now) => ({ server, player } = now));

const shop = async (name: string, query = '') =>
  fieldsIn((await player.get(`/shops/${name}${query}`)).body.data);
const shelves = (page: Record<string, unknown>, name = 'categories') => listIn(page, name);
const identifiers = (page: Record<string, unknown>, name?: string) =>
  shelves(page, name).map((shelf) => textIn(shelf, 'identifier'));
const shelf = (page: Record<string, unknown>, identifier: string) =>
  shelves(page).find((one) => valueIn(one, 'identifier') === identifier);
const items = (page: Record<string, unknown>, identifier: string) => listIn(shelf(page, identifier), 'items');
const item = (page: Record<string, unknown>, identifier: string, key: string) =>
  items(page, identifier).find((one) => valueIn(one, 'key') === key);
const on = (day: string) => (server.system.at = Date.parse(`${day}T12:00:00.000Z`));
const change = (act: (one: Player) => Player) => changePlayer(server, player, act);

describe('the market', () => {
  test('has eggs, potions and food, each shelf with a remark', async () => {
    const page = await shop('market');
    expect(page).toMatchObject({ identifier: 'market', text: 'Market', imageName: 'npc_alex' });
    expect(identifiers(page)).toEqual(['eggs', 'hatchingPotions', 'premiumHatchingPotions', 'food']);
    for (const one of shelves(page)) expect(textIn(one, 'notes')).not.toBe('');
    expect(item(page, 'eggs', 'Wolf')).toMatchObject({
      purchaseType: 'eggs',
      path: 'eggs.Wolf',
      currency: 'gems',
      value: 3,
      locked: false,
    });
    expect(item(page, 'food', 'Saddle')).toMatchObject({ value: 5 });
    expect(item(page, 'hatchingPotions', 'Golden')).toMatchObject({ text: 'Golden Hatching Potion' });
  });

  test('sells the eggs of a quest once it is done', async () => {
    expect(item(await shop('market'), 'eggs', 'Gryphon')).toBeUndefined();
    await change((one) => ({ ...one, achievements: { ...one.achievements, quests: { gryphon: 1 } } }));
    expect(item(await shop('market'), 'eggs', 'Gryphon')).toBeDefined();
  });

  test('speaks the language of the request', async () => {
    const page = await shop('market', '?lang=de');
    expect(page).toMatchObject({ text: 'Markt', featured: { text: expect.any(String) } });
    expect(shelf(page, 'food')).toMatchObject({ text: 'Futter', notes: expect.stringContaining('Füttere') });
    expect(item(page, 'hatchingPotions', 'Golden')).toMatchObject({ text: 'Gold-Schlüpftrank' });
    expect(item(page, 'food', 'Meat')).toMatchObject({
      text: 'Fleisch',
      notes: expect.stringContaining('Teller'),
    });
  });

  test('has gear by class: the next piece open, others locked, lost ones known', async () => {
    await change((one) => {
      const owned = { ...one.items.gear.owned, weapon_warrior_0: true, armor_warrior_1: false };
      return { ...one, items: { ...one.items, gear: { ...one.items.gear, owned } } };
    });
    const page = await shop('market-gear');
    expect(Object.keys(page)).toEqual(['categories']);
    expect(identifiers(page)).toEqual(['healer', 'wizard', 'rogue', 'warrior', 'none']);
    expect(shelf(page, 'wizard')).toMatchObject({ text: 'Mage' });
    expect(item(page, 'warrior', 'weapon_warrior_0')).toMatchObject({ owned: true });
    expect(item(page, 'warrior', 'weapon_warrior_1')).toMatchObject({ locked: false });
    expect(item(page, 'warrior', 'weapon_warrior_2')).toMatchObject({ locked: true });
    expect(item(page, 'warrior', 'armor_warrior_1')).toMatchObject({ locked: false, owned: false });
    expect(item(page, 'healer', 'weapon_healer_0')).toMatchObject({ locked: true });
  });
});

describe('the quest shop', () => {
  test('has quests with what they ask for and give', async () => {
    const page = await shop('quests');
    expect(page).toMatchObject({ identifier: 'questShop', imageName: 'npc_ian' });
    expect(item(page, 'unlockable', 'vice2')).toMatchObject({
      locked: true,
      class: 'inventory_quest_scroll_vice2_locked',
      lvl: 30,
      previous: expect.stringMatching(/^[A-Z]/),
      addlNotes: null,
      collect: { lightCrystal: { count: 30, text: expect.any(String) } },
    });
    expect(item(page, 'unlockable', 'vice1')).toMatchObject({
      previous: null,
      completed: false,
      boss: { hp: 750, name: expect.any(String) },
    });
    expect(item(page, 'gold', 'dilatoryDistress1')).toMatchObject({ currency: 'gold', value: 200 });
  });

  test('says what is in a bundle', async () => {
    on('2025-09-20');
    const bundle = item(await shop('quests'), 'bundle', 'farmFriends');
    expect(bundle).toMatchObject({ value: 7, currency: 'gems', addlNotes: expect.stringContaining(' and ') });
  });
});

describe('the seasonal shop', () => {
  test.each([
    ['2026-01-10', 'seasonalShopWinterText', 'snowball', 'winter2026RimeReaperWarriorSet'],
    ['2026-04-10', 'seasonalShopSpringText', 'shinySeed', 'spring2026FrogWarriorSet'],
    ['2025-07-10', 'seasonalShopSummerText', 'seafoam', 'summer2025'],
    ['2025-10-10', 'seasonalShopFallText', 'spookySparkles', 'fall2025SasquatchWarriorSet'],
  ] as const)('on %s says %s', async (day, notes, spell, set) => {
    on(day);
    const page = await shop('seasonal');
    expect(page).toMatchObject({ opened: true, notes: server.app.services.words.plain('en', notes) });
    expect(items(page, 'spells')).toMatchObject([{ key: spell, currency: 'gold', value: 15, locked: false }]);
    const own = shelves(page).find((one) => textIn(one, 'identifier').startsWith(set));
    expect(listIn(own, 'items')[0]).toMatchObject({
      currency: 'gold',
      pinType: 'marketGear',
      isSuggested: true,
      pinned: false,
    });
    expect(textIn(own, 'text')).toMatch(/ Set$/);
  });

  test('sells this year’s set to its own class only, and earlier ones to anybody for gems', async () => {
    on('2026-04-10');
    const page = await shop('seasonal');
    expect(items(page, 'spring2026SnowdropHealerSet')[0]).toMatchObject({ locked: true, currency: 'gold' });
    expect(items(page, 'mightyBunnySet')[0]).toMatchObject({ locked: false, currency: 'gems', value: 1 });
    expect(items(page, 'quests')[0]).toMatchObject({ type: 'quests', locked: false });
  });
});

describe('the time travellers', () => {
  test('are there for those who have an hourglass', async () => {
    const closed = await shop('time-travelers');
    expect(closed).toMatchObject({ opened: false, imageName: 'npc_timetravelers' });
    await change(withWealth({ hourglasses: 1 }));
    const open = await shop('time-travelers');
    expect(open).toMatchObject({ opened: true, imageName: 'npc_timetravelers_active' });
    expect(textIn(open, 'notes')).not.toBe(textIn(closed, 'notes'));
  });

  test('sell mystery sets as a whole, piece by piece to look at', async () => {
    const page = await shop('time-travelers');
    expect(identifiers(page).slice(0, 4)).toEqual(['quests', 'backgrounds', 'pets', 'mounts']);
    const set = shelf(page, '301404');
    expect(set).toMatchObject({ path: 'mystery.301404', pinType: 'mystery_set', purchaseAll: true });
    const piece = fieldsIn(listIn(set, 'items')[0]);
    expect(piece).toMatchObject({ pinKey: `timeTravelers!gear.flat.${textIn(piece, 'key')}`, value: 1 });
    for (const field of ['path', 'pinType', 'isSuggested', 'pinned']) expect(piece).not.toHaveProperty(field);
  });
});

describe('looks', () => {
  test('are shown as they would look on the player, until they are owned', async () => {
    await change((one) => ({
      ...one,
      preferences: { ...one.preferences, hair: { ...one.preferences.hair, color: 'blond', bangs: 3 } },
      purchased: { ...one.purchased, shirt: { convict: true } },
    }));
    const page = await shop('customizations');
    expect(identifiers(page)).toEqual([
      'backgrounds',
      'color',
      'base',
      'facialHair',
      'skin',
      'animalEars',
      'animalTails',
      'shirt',
    ]);
    expect(item(page, 'color', 'rainbow')).toMatchObject({
      class: 'icon_hair_bangs_3_rainbow',
      set: { key: 'rainbowHairColors', price: 2, setPrice: 5 },
      notes: '',
    });
    expect(item(page, 'base', '2')).toMatchObject({ class: 'icon_hair_base_2_blond' });
    expect(item(page, 'shirt', 'convict')).toBeUndefined();
    expect(shelf(page, 'backgrounds')).toMatchObject({ end: '2026-03-07T08:00:00.000Z' });
    expect(shelf(page, 'shirt')).not.toHaveProperty('end');
  });

  test('backgrounds come by month, newest first, owned ones too', async () => {
    const page = await shop('backgrounds', '?lang=de');
    const [newest] = shelves(page, 'sets');
    expect(page).toMatchObject({ identifier: 'backgroundShop', text: 'Hintergründe' });
    expect(newest).toMatchObject({ identifier: 'backgrounds022026', text: 'Hintergründe vom Februar 2026' });
    expect(listIn(newest, 'items')[0]).toMatchObject({ currency: 'gems', value: 7 });
  });
});
