import { listIn, valueIn } from '@everdeed/content/values';
import type { LiveEvent } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { beforeAll, beforeEach, afterAll, describe, expect, test } from 'vitest';
import { changePlayer, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { type Wealth, wealthOf, withWealth } from './support/wealth.ts';

describe.each(engines)('buying, on $engine', ({ database }) => {
  let server: TestServer;
  let player: Caller;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    Object.assign(server.system, { at: Date.parse('2026-02-10T12:00:00.000Z'), roll: 0.99 });
    player = await server.register(`buyer${count}`);
  });

  const stored = () => storedPlayer(server, player);
  const give = (wealth: Wealth, more: (one: Player) => Player = (one) => one) =>
    changePlayer(server, player, (one) => more(withWealth(wealth)(one)));
  const wounded = (one: Player): Player => ({ ...one, stats: { ...one.stats, hp: 10 } });
  const rich = { gold: 500, gems: 100, hourglasses: 5 };
  const left = (cost: Wealth) => ({
    gold: rich.gold - (cost.gold ?? 0),
    gems: rich.gems - (cost.gems ?? 0),
    hourglasses: rich.hourglasses - (cost.hourglasses ?? 0),
  });

  describe('takes the price and gives the thing', () => {
    test.each<
      readonly [
        what: string,
        path: string,
        body: object,
        cost: Wealth,
        given: (after: Player) => unknown,
        fields: readonly string[],
      ]
    >([
      [
        'gear',
        'buy/armor_warrior_1',
        {},
        { gold: 30 },
        ({ items }) => items.gear.owned['armor_warrior_1'],
        ['items', 'achievements', 'stats', 'flags', 'pinnedItems'],
      ],
      [
        'gear by its own call',
        'buy-gear/weapon_warrior_0',
        {},
        { gold: 1 },
        ({ items }) => items.gear.owned['weapon_warrior_0'],
        ['items', 'pinnedItems'],
      ],
      ['two potions', 'buy/potion', { quantity: '2' }, { gold: 50 }, ({ stats }) => stats.hp === 40, ['hp']],
      ['a potion', 'buy-health-potion', {}, { gold: 25 }, ({ stats }) => stats.hp === 25, ['hp']],
      [
        'a quest for gold',
        'buy-quest/dilatoryDistress1',
        {},
        { gold: 200 },
        ({ items }) => items.quests['dilatoryDistress1'] === 1,
        ['dilatoryDistress1'],
      ],
      [
        'a card',
        'buy-special-spell/thankyou',
        {},
        { gold: 10 },
        ({ items }) => items.special['thankyou'] === 1,
        ['items', 'stats'],
      ],
      [
        'snowballs',
        'buy/snowball',
        { quantity: 3 },
        { gold: 45 },
        ({ items }) => items.special['snowball'] === 3,
        ['items', 'stats'],
      ],
      [
        'eggs',
        'purchase/eggs/Wolf',
        { quantity: 2 },
        { gems: 6 },
        ({ items }) => items.eggs['Wolf'] === 2,
        ['items', 'balance'],
      ],
      [
        'a quest for gems',
        'purchase/quests/vice1',
        {},
        { gems: 4 },
        ({ items }) => items.quests['vice1'] === 1,
        ['vice1'],
      ],
      [
        'ears, once',
        'purchase/gear/headAccessory_special_bearEars',
        { quantity: 2 },
        { gems: 2 },
        ({ items }) => items.gear.owned['headAccessory_special_bearEars'],
        ['items', 'balance'],
      ],
      [
        'gems for gold',
        'purchase/gems/gem',
        { quantity: 3 },
        { gold: 60, gems: -3 },
        ({ purchased }) => purchased.plan.gemsBought === 3,
        ['stats', 'balance'],
      ],
      [
        'a pet of another time',
        'purchase-hourglass/pets/Mammoth-Base',
        { quantity: 2 },
        { hourglasses: 1 },
        ({ items }) => items.pets['Mammoth-Base'] === 5,
        ['items', 'purchasedPlanConsecutive'],
      ],
      [
        'a mount of another time',
        'purchase-hourglass/mounts/Mammoth-Base',
        { quantity: 2 },
        { hourglasses: 1 },
        ({ items }) => items.mounts['Mammoth-Base'],
        ['items', 'purchasedPlanConsecutive'],
      ],
      [
        'scrolls of another time',
        'purchase-hourglass/quests/robot',
        { quantity: 2 },
        { hourglasses: 2 },
        ({ items }) => items.quests['robot'] === 2,
        ['items', 'purchasedPlanConsecutive'],
      ],
      [
        'a background of another time',
        'purchase-hourglass/backgrounds/airship',
        {},
        { hourglasses: 1 },
        ({ purchased }) => purchased.background['airship'],
        ['items', 'purchasedPlanConsecutive'],
      ],
      [
        'a mystery set',
        'buy-mystery-set/301404',
        {},
        { hourglasses: 1 },
        ({ items }) => items.gear.owned['head_mystery_301404'] && items.gear.owned['armor_mystery_301404'],
        ['items', 'purchasedPlanConsecutive'],
      ],
      [
        'a shirt',
        'unlock?path=shirt.convict',
        {},
        { gems: 2 },
        ({ purchased }) => purchased.shirt['convict'],
        ['purchased', 'items'],
      ],
    ])('%s', async (_what, path, body, cost, given, fields) => {
      await give(rich, wounded);
      const { status, body: answer } = await player.post(`/user/${path}`, body);
      expect([status, answer.success]).toEqual([200, true]);
      const after = await stored();
      expect(given(after)).toBe(true);
      expect(wealthOf(after)).toEqual(left(cost));
      expect(Object.keys(answer.data ?? {})).toEqual(expect.arrayContaining([...fields]));
    });
  });

  test('a piece of gear is put on, and the next one is pinned', async () => {
    await give(rich);
    const { body } = await player.post('/user/buy/armor_warrior_1');
    expect(body.message).toMatch(/^You bought /);
    const { items, pinnedItems, achievements } = await stored();
    const pins = pinnedItems.map(({ path }) => path);
    expect(items.gear.equipped.armor).toBe('armor_warrior_1');
    expect(achievements.purchasedEquipment).toBe(true);
    expect(pins).toContain('gear.flat.armor_warrior_2');
    expect(pins).not.toContain('gear.flat.armor_warrior_1');
  });

  test.each([
    ['gear', 0, { type: 'gear', emptied: false }],
    ['food', 0.7, { type: 'food' }],
    ['experience', 0.9, { type: 'experience', value: 46 }],
  ])('the armoire gives %s, which support can look up', async (type, roll, find) => {
    await give(rich, (one) => ({ ...one, flags: { ...one.flags, armoireOpened: true } }));
    server.system.roll = roll;
    const path = type === 'gear' ? '/user/buy/armoire' : '/user/buy-armoire';
    const { body } = await player.post(path);
    const armoire = valueIn(body.data, 'armoire');
    expect(armoire).toMatchObject(find);
    expect(wealthOf(await stored()).gold).toBe(400);
    const reward = valueIn(armoire, 'dropKey') ?? 'experience';
    expect(await server.app.services.storage.reader().history.list(player.id)).toEqual([
      { kind: 'armoire', timestamp: '2026-02-10T12:00:00.000Z', client: 'habitica-web', reward },
    ]);
    if (type !== 'experience') expect(String(valueIn(armoire, 'dropText'))).not.toContain('@');
  });

  test('selling gives gold for what is sold', async () => {
    await give({}, (one) => ({ ...one, items: { ...one.items, eggs: { Wolf: 3 } } }));
    const { status, body } = await player.post('/user/sell/eggs/Wolf?amount=2');
    expect([status, Object.keys(body.data ?? {}).toSorted()]).toEqual([200, ['items', 'stats']]);
    const after = await stored();
    expect([after.items.eggs['Wolf'], after.stats.gp]).toEqual([1, 6]);
    await player.post('/user/sell/eggs/Wolf');
    expect((await stored()).stats.gp).toBe(9);
  });

  test('a look that is unlocked is worn when it is asked for again, for nothing', async () => {
    await give(rich);
    expect((await player.post('/user/unlock?path=shirt.convict')).body.message).toBeDefined();
    const { body } = await player.post('/user/unlock/?path=shirt.convict');
    expect(body.message).toBeUndefined();
    const after = await stored();
    expect([after.preferences.shirt, wealthOf(after).gems]).toEqual(['convict', 98]);
  });

  test('the history tells of gems and hourglasses by name, and adds up', async () => {
    await give(rich);
    const before = await stored();
    const paths = [
      'purchase/eggs/Wolf',
      'purchase/quests/vice1',
      'unlock?path=shirt.convict',
      'buy-mystery-set/301404',
      'purchase-hourglass/pets/Mammoth-Base',
      'purchase/gems/gem',
    ];
    for (const path of paths) {
      server.system.at += 1000;
      expect((await player.post(`/user/${path}`)).status).toBe(200);
    }
    const entries = listIn((await player.get('/user/purchase-history')).body.data);
    expect(entries).toMatchObject([
      { currency: 'gems', transactionType: 'buy_gold', amount: 0.25 },
      { currency: 'hourglasses', transactionType: 'spend', amount: -1, reference: 'Mammoth-Base' },
      { currency: 'hourglasses', transactionType: 'spend', amount: -1, currentAmount: 4 },
      { currency: 'gems', transactionType: 'spend', amount: -0.5, reference: 'shirt.convict' },
      { currency: 'gems', transactionType: 'spend', amount: -1, reference: 'vice1' },
      {
        currency: 'gems',
        amount: -0.75,
        reference: 'Wolf',
        referenceText: 'Wolf Cub eggs',
        currentAmount: 24.25,
      },
    ]);
    expect(String(valueIn(entries[2], 'reference'))).toMatch(/Set$/);
    expect(JSON.stringify(entries)).not.toContain('@');
    const sumOf = (currency: string) =>
      entries.reduce<number>(
        (sum, entry) =>
          valueIn(entry, 'currency') === currency ? sum + Number(valueIn(entry, 'amount')) : sum,
        0,
      );
    const after = await stored();
    expect(sumOf('gems')).toBe(after.balance - before.balance);
    expect(sumOf('hourglasses')).toBe(wealthOf(after).hourglasses - rich.hourglasses);
  });

  describe('money is never doubled', () => {
    test('by the same purchase twice at once: there is enough for one', async () => {
      await give({ gems: 3, gold: 30, hourglasses: 1 });
      const twice = async (path: string) => {
        const answers = await Promise.all([player.post(path), player.post(path)]);
        return answers.map(({ status }) => status).toSorted((one, other) => one - other);
      };
      expect(await twice('/user/purchase/eggs/Wolf')).toEqual([200, 401]);
      expect(await twice('/user/buy/armor_warrior_1')).toEqual([200, 401]);
      expect(await twice('/user/buy-mystery-set/301404')).toEqual([200, 401]);
      const after = await stored();
      expect(wealthOf(after)).toEqual({ gold: 0, gems: 0, hourglasses: 0 });
      expect(after.items.eggs['Wolf']).toBe(1);
      expect(listIn((await player.get('/user/purchase-history')).body.data)).toHaveLength(2);
    });

    test('by many sales at once of one thing', async () => {
      await give({}, (one) => ({ ...one, items: { ...one.items, eggs: { Wolf: 1 } } }));
      const answers = await Promise.all(Array.from({ length: 5 }, () => player.post('/user/sell/eggs/Wolf')));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await stored()).stats.gp).toBe(3);
    });

    test('by a request that is sent again', async () => {
      await give(rich);
      const key = { 'idempotency-key': 'once' };
      const buy = () => player.post('/user/purchase/eggs/Wolf', { quantity: 2 }, key);
      const answers = await Promise.all([buy(), buy(), buy()]);
      answers.push(await buy());
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const after = await stored();
      expect([after.items.eggs['Wolf'], wealthOf(after).gems]).toEqual([2, 94]);
      expect(listIn((await player.get('/user/purchase-history')).body.data)).toHaveLength(2);
    });
  });

  test('open pages hear which parts have changed', async () => {
    await give(rich);
    const events: LiveEvent[] = [];
    const page = server.app.services.events.subscribe([`player:${player.id}`], (event) => events.push(event));
    const { body } = await player.post('/user/purchase/eggs/Wolf');
    await player.post('/user/purchase/eggs/Nothing');
    await expect.poll(() => events).toMatchObject([{ kind: 'player', userV: body.userV }]);
    page.close();
    expect(events).toMatchObject([{ parts: expect.arrayContaining(['items', 'balance']) }]);
  });
});
