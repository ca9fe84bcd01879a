import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allGear, foods, allEggs, allPotions, quests } from '@everdeed/content';
import {
  acceptQuest,
  applyQuestDay,
  buy,
  cast,
  changeClass,
  equip,
  feed,
  hatch,
  inviteToQuest,
  openMysteryItem,
  type Player,
  type QuestOutcome,
  releaseBoth,
  releaseMounts,
  releasePets,
  type Result,
  type RuleContext,
  seededDice,
  sell,
  subscribe,
  togglePin,
  unlock,
} from '@everdeed/rules';
import { contextAt, makePlayer } from './support/make.ts';
import { makeMembers, partyOf, seenBy, valueOf } from './support/party.ts';
import { runs } from './support/runs.ts';

/** One command with its arguments, ready to be carried out. */
interface Act {
  readonly name: string;
  readonly run: (ctx: RuleContext, player: Player) => Result<{ readonly player: Player }>;
}

const anyEgg = fc.constantFrom('Wolf', 'Dragon', 'Rat', 'Egg', 'Nothing');
const anyPotion = fc.constantFrom('Base', 'Golden', 'Spooky', 'Veggie', 'Nothing');
const anyFood = fc.constantFrom('Meat', 'Milk', 'Cake_Base', 'Saddle', 'Nothing');
const anyGear = fc.constantFrom(
  'weapon_warrior_0',
  'weapon_warrior_1',
  'weapon_wizard_1',
  'armor_warrior_1',
  'shield_warrior_1',
  'head_armoire_lunarCrown',
  'weapon_special_fall2024Warrior',
  'shield_rogue_0',
  'nothing',
);
const anyAmount = fc.constantFrom(-1, 0, 0.5, 1, 2, 7);
const act = (name: string, run: Act['run']): Act => ({ name, run });

const anyPurchase: fc.Arbitrary<Act> = fc
  .record({
    type: fc.constantFrom(
      undefined,
      'eggs',
      'hatchingPotions',
      'food',
      'gear',
      'bundles',
      'quest',
      'quests',
      'special',
      'gems',
      'mystery',
      'pets',
      'mounts',
      'backgrounds',
    ),
    key: fc.oneof(
      anyEgg,
      anyPotion,
      anyFood,
      anyGear,
      fc.constantFrom(
        'potion',
        'armoire',
        'gem',
        'vice1',
        'dilatoryDistress1',
        'robot',
        'snowball',
        'greeting',
        'Mammoth-Base',
        'airship',
        '202307',
        'hugabug',
      ),
    ),
    quantity: anyAmount,
    hourglass: fc.boolean(),
  })
  .map((input) => act(`buy ${JSON.stringify(input)}`, (ctx, player) => buy(ctx, player, input)));

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  anyPurchase,
  fc
    .tuple(
      fc.constantFrom('eggs', 'hatchingPotions', 'food', 'gear'),
      fc.oneof(anyEgg, anyPotion, anyFood),
      anyAmount,
    )
    .map(([type, key, amount]) =>
      act(`sell ${type} ${key} ${amount}`, (_ctx, player) => sell(player, { type, key, amount })),
    ),
  fc
    .tuple(anyEgg, anyPotion)
    .map(([egg, hatchingPotion]) =>
      act(`hatch ${egg}-${hatchingPotion}`, (ctx, player) => hatch(ctx, player, { egg, hatchingPotion })),
    ),
  fc
    .tuple(anyEgg, anyPotion, anyFood, anyAmount)
    .map(([egg, potion, food, amount]) =>
      act(`feed ${egg}-${potion} ${food} ${amount}`, (ctx, player) =>
        feed(ctx, player, { pet: `${egg}-${potion}`, food, amount }),
      ),
    ),
  fc
    .tuple(fc.constantFrom('equipped', 'costume', 'pet'), fc.oneof(anyGear, fc.constant('Wolf-Base')))
    .map(([type, key]) => act(`equip ${type} ${key}`, (_ctx, player) => equip(player, { type, key }))),
  fc
    .tuple(
      fc.constantFrom(
        'fireball',
        'smash',
        'frost',
        'heal',
        'earth',
        'stealth',
        'snowball',
        'salt',
        'greeting',
      ),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([key, quantity]) =>
      act(`cast ${key} ${quantity}`, (ctx, player) =>
        cast(ctx, { player, key, quantity, targetId: player._id, tasks: [], members: [] }),
      ),
    ),
  fc
    .constantFrom(
      'shirt.convict',
      'background.beach',
      'background.blue',
      'hair.color.rainbow',
      'items.gear.owned.back_special_wolfTail',
    )
    .map((path) => act(`unlock ${path}`, (ctx, player) => unlock(ctx, player, path))),
  fc
    .constantFrom('warrior', 'mage', 'rogue', 'knight', undefined)
    .map((name) => act(`class ${name}`, (_ctx, player) => changeClass(player, name))),
  fc
    .constantFrom('gear.flat.weapon_warrior_1', 'eggs.Wolf')
    .map((path) => act(`pin ${path}`, (ctx, player) => togglePin(ctx, player, { type: 'marketGear', path }))),
  fc.constantFrom<Act>(
    act('release pets', (_ctx, player) => releasePets(player)),
    act('release mounts', (_ctx, player) => releaseMounts(player)),
    act('release both', (_ctx, player) => releaseBoth(player)),
    act('mystery item', (_ctx, player) => openMysteryItem(player)),
    act('subscribe', (ctx, player) =>
      subscribe(ctx, player, { block: 'basic_12mo', kind: 'recurring', customerId: 'c' }),
    ),
  ),
);

const anyPurse: fc.Arbitrary<Player> = fc
  .record({
    gp: fc.double({ min: 0, max: 800, noNaN: true }),
    balance: fc.integer({ min: 0, max: 40 }).map((gems) => gems / 4),
    trinkets: fc.integer({ min: 0, max: 3 }),
    mp: fc.double({ min: 0, max: 120, noNaN: true }),
    lvl: fc.integer({ min: 1, max: 60 }),
    isSubscriber: fc.boolean(),
    stock: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ gp, balance, trinkets, mp, lvl, isSubscriber, stock }) =>
    makePlayer((player) => {
      Object.assign(player.stats, { gp, mp, lvl });
      player.balance = balance;
      player.purchased.plan.consecutive.trinkets = trinkets;
      if (isSubscriber) player.purchased.plan.customerId = 'c';
      player.items.eggs = { Wolf: stock, Dragon: stock };
      player.items.hatchingPotions = { Base: stock, Spooky: stock };
      player.items.food = { Meat: stock * 4, Saddle: stock };
      player.items.special['snowball'] = stock;
    }),
  );

/** Nothing that can be spent is below nothing, and counts are whole. */
function expectSolvent({ stats, balance, items, purchased }: Player): void {
  expect(stats.gp).toBeGreaterThanOrEqual(0);
  expect(stats.mp).toBeGreaterThanOrEqual(0);
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(purchased.plan.consecutive.trinkets).toBeGreaterThanOrEqual(0);
  for (const amounts of [items.eggs, items.hatchingPotions, items.food, items.quests]) {
    for (const [key, amount] of Object.entries(amounts))
      expect(Number.isInteger(amount) && amount >= 0, key).toBe(true);
  }
  for (const amount of Object.values(items.special))
    if (typeof amount === 'number') expect(amount).toBeGreaterThanOrEqual(0);
}

const anyLife = fc.tuple(anyPurse, fc.array(anyAct, { minLength: 1, maxLength: 12 }), fc.nat());

describe('whatever a player does', () => {
  it('gold, mana, gems, hourglasses and counts never fall below nothing', () => {
    fc.assert(
      fc.property(anyLife, ([start, acts, seed]) => {
        const ctx = contextAt('2025-04-20T12:00:00.000Z', seededDice(seed));
        let player = start;
        for (const { run } of acts) {
          const result = run(ctx, player);
          if (result.ok) player = result.value.player;
          expectSolvent(player);
        }
      }),
      { numRuns: runs(400) },
    );
  });

  it('a refusal, and a success too, leaves what went in as it was', () => {
    fc.assert(
      fc.property(anyLife, ([start, acts, seed]) => {
        const ctx = contextAt('2025-04-20T12:00:00.000Z', seededDice(seed));
        let player = start;
        for (const { run } of acts) {
          const before = JSON.stringify(player);
          const result = run(ctx, player);
          expect(JSON.stringify(player)).toBe(before);
          if (result.ok) player = result.value.player;
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('the same seed and inputs give the same result', () => {
    fc.assert(
      fc.property(anyLife, ([start, acts, seed]) => {
        const live = (): string => {
          const ctx = contextAt('2025-04-20T12:00:00.000Z', seededDice(seed));
          const results = acts.map(({ run }) => run(ctx, start));
          return JSON.stringify(results);
        };
        expect(live()).toBe(live());
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('trade', () => {
  /** Gold, with gems at what the market takes for one. */
  const wealth = ({ stats, balance }: Player): number => stats.gp + balance * 4 * 20;
  const wares = [
    ...allEggs().map(({ key }) => ({ type: 'eggs', key })),
    ...allPotions().map(({ key }) => ({ type: 'hatchingPotions', key })),
    ...foods.map(({ key }) => ({ type: 'food', key })),
  ];

  it('never profits from buying and selling again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...wares), fc.integer({ min: 1, max: 5 }), (ware, quantity) => {
        const player = makePlayer((rich) => {
          rich.balance = 50;
          for (const { key } of quests) rich.achievements.quests[key] = 1;
        });
        const bought = buy(contextAt('2025-04-20T12:00:00.000Z'), player, { ...ware, quantity });
        if (!bought.ok) return;
        const sold = sell(bought.value.player, { ...ware, amount: quantity });
        const after = sold.ok ? sold.value.player : bought.value.player;
        expect(wealth(after)).toBeLessThan(wealth(player));
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('putting on and taking off', () => {
  it('is as before, from a bare slot', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allGear()), fc.constantFrom('equipped', 'costume'), (gear, type) => {
        const player = makePlayer((owner) => {
          owner.items.gear.owned[gear.key] = true;
          const bare = ['weapon', 'armor', 'head', 'shield', 'back', 'body', 'headAccessory', 'eyewear'];
          const worn = Object.fromEntries(bare.map((slot) => [slot, `${slot}_base_0`]));
          Object.assign(owner.items.gear, { equipped: { ...worn }, costume: { ...worn } });
        });
        const on = valueOf(equip(player, { type, key: gear.key })).player;
        const off = valueOf(equip(on, { type, key: gear.key })).player;
        expect(off.items.gear).toEqual(player.items.gear);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('a whole random party', () => {
  const anyQuest = fc.constantFrom(
    'vice1',
    'dilatoryDistress2',
    'lostMasterclasser4',
    'evilsanta2',
    'atom1',
    'pinkMarble',
    'moonstone1',
  );
  const anyDays = fc.array(
    fc.record({
      who: fc.nat(3),
      up: fc.integer({ min: 0, max: 300 }),
      down: fc.integer({ min: -20, max: 0 }),
      found: fc.nat(12),
    }),
    { minLength: 60, maxLength: 120 },
  );

  function begin(key: string, size: number): QuestOutcome {
    const members = makeMembers(size, (player, index) => {
      if (index === 0) player.items.quests[key] = 1;
    });
    let now = valueOf(inviteToQuest({ ...partyOf(members), key }));
    for (let index = 1; index < size; index += 1) now = valueOf(acceptQuest(seenBy(now, index)));
    return now;
  }

  it('ends its quest once and is rewarded once, whatever the order of its days', () => {
    fc.assert(
      fc.property(anyQuest, fc.integer({ min: 1, max: 4 }), anyDays, fc.nat(), (key, size, days, seed) => {
        const ctx = contextAt('2025-04-20T12:00:00.000Z', seededDice(seed));
        let now = begin(key, size);
        let endings = 0;
        for (const { who, up, down, found } of days) {
          const progress = { up, down, collectedItems: found };
          now = valueOf(applyQuestDay(ctx, { ...seenBy(now, who % size), progress }));
          endings += now.events.filter(({ kind }) => kind === 'questFinished').length;
        }
        const counts = now.members.map(({ achievements }) => achievements.quests[key] ?? 0);
        expect(endings).toBeLessThanOrEqual(1);
        expect(counts).toEqual(now.members.map(() => endings));
        expect(now.quest.key === undefined).toBe(endings === 1);
      }),
      { numRuns: runs(120) },
    );
  });
});
