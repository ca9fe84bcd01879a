import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allGear, findQuest, foods, allEggs, allPotions, quests } from '@everdeed/content';
import {
  applyQuestDay,
  buy,
  equip,
  gemCap,
  type LedgerEntry,
  type Player,
  playerAfter,
  seededDice,
  sell,
} from '@everdeed/rules';
import { anyLife } from './support/moves.ts';
import { contextAt, makePlayer } from './support/make.ts';
import { acceptedByAll, offered } from './support/quest.ts';
import { carriedOut, makeMembers, momentOf, type QuestMoment, seenBy, valueOf } from './support/party.ts';
import { runs } from './support/runs.ts';

/** Nothing that can be spent is negative, and counts are whole. */
function expectSolvent({ stats, balance, items, purchased }: Player): void {
  expect(stats.gp).toBeGreaterThanOrEqual(0);
  expect(stats.mp).toBeGreaterThanOrEqual(0);
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(purchased.plan.consecutive.trinkets).toBeGreaterThanOrEqual(0);
  for (const amounts of [items.eggs, items.hatchingPotions, items.food, items.quests]) {
    for (const [key, amount] of Object.entries(amounts))
      expect(Number.isInteger(amount) && amount >= 0, key).toBe(true);
  }
  expect(purchased.plan.gemsBought).toBeLessThanOrEqual(gemCap({ purchased }));
  expect(purchased.plan.consecutive.gemCapExtra).toBeLessThanOrEqual(26);
  expect(new Set(purchased.plan.mysteryItems).size).toBe(purchased.plan.mysteryItems.length);
  for (const growth of Object.values(items.pets))
    expect(growth === -1 || (growth >= 0 && growth < 50)).toBe(true);
  for (const amount of Object.values(items.special))
    if (typeof amount === 'number') expect(amount).toBeGreaterThanOrEqual(0);
}

/** The ledger's entries lead from what was there to what is there, one after the other. */
function expectTold(before: Player, after: Player, ledger: readonly LedgerEntry[]): void {
  const amounts = (player: Player) => ({
    gems: player.balance,
    hourglasses: player.purchased.plan.consecutive.trinkets,
  });
  const told = amounts(before);
  for (const { userId, currency, amount, currentAmount } of ledger) {
    expect(userId).toBe(before._id);
    told[currency] += amount;
    expect(currentAmount).toBe(told[currency]);
  }
  expect(told).toEqual(amounts(after));
}

describe('whatever a player does', () => {
  it('every gem and hourglass that comes or goes stands in the ledger', () => {
    fc.assert(
      fc.property(anyLife, ([start, moves, seed]) => {
        const ctx = contextAt('2025-04-20T12:00:00.000Z', seededDice(seed));
        let player = start;
        for (const { run } of moves) {
          const result = run(ctx, player);
          if (!result.ok) continue;
          const after = playerAfter(result.value, player);
          expectTold(player, after, result.value.ledger);
          player = after;
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('gold, mana, gems, hourglasses and counts never fall below 0', () => {
    fc.assert(
      fc.property(anyLife, ([start, moves, seed]) => {
        const ctx = contextAt('2025-04-20T12:00:00.000Z', seededDice(seed));
        let player = start;
        for (const { run } of moves) {
          const result = run(ctx, player);
          if (result.ok) player = playerAfter(result.value, player);
          expectSolvent(player);
        }
      }),
      { numRuns: runs(600) },
    );
  });

  it('a refusal, and a success too, leaves what went in as it was', () => {
    fc.assert(
      fc.property(anyLife, ([start, moves, seed]) => {
        const ctx = contextAt('2025-04-20T12:00:00.000Z', seededDice(seed));
        let player = start;
        for (const { run } of moves) {
          const before = JSON.stringify(player);
          const result = run(ctx, player);
          expect(JSON.stringify(player)).toBe(before);
          if (result.ok) player = playerAfter(result.value, player);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('the same seed and inputs give the same result', () => {
    fc.assert(
      fc.property(anyLife, ([start, moves, seed]) => {
        const live = (): string => {
          const ctx = contextAt('2025-04-20T12:00:00.000Z', seededDice(seed));
          const results = moves.map(({ run }) => run(ctx, start));
          return JSON.stringify(results);
        };
        expect(live()).toBe(live());
      }),
      { numRuns: runs(250) },
    );
  });
});

describe('trade', () => {
  /** Gold, with gems valued at the market's price. */
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
        const ctx = contextAt('2025-04-20T12:00:00.000Z');
        const bought = buy(ctx, { player }, { ...ware, quantity });
        if (!bought.ok) return;
        const owner = playerAfter(bought.value, player);
        const sold = sell(ctx, { player: owner }, { ...ware, amount: quantity });
        const after = sold.ok ? playerAfter(sold.value, owner) : owner;
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
        const ctx = contextAt();
        const on = carriedOut(equip(ctx, { player }, { type, key: gear.key })).player;
        const off = carriedOut(equip(ctx, { player: on }, { type, key: gear.key })).player;
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

  function begin(key: string, size: number): QuestMoment {
    const members = makeMembers(size, (player, index) => {
      if (index === 0) player.items.quests[key] = 1;
    });
    return acceptedByAll(offered(members, key), size);
  }

  /** Adds up what the chat says was found. */
  function countFinds({ chat }: QuestMoment, finds: Record<string, number>): void {
    for (const { info } of chat) {
      const items = info.type === 'user_found_items' ? info.items : {};
      for (const [item, count] of Object.entries(items)) finds[item] = (finds[item] ?? 0) + count;
    }
  }

  it('ends its quest once and is rewarded once, whatever the order of its days', () => {
    fc.assert(
      fc.property(anyQuest, fc.integer({ min: 1, max: 4 }), anyDays, fc.nat(), (key, size, days, seed) => {
        const ctx = contextAt('2025-04-20T12:00:00.000Z', seededDice(seed));
        let now = begin(key, size);
        let endings = 0;
        const finds: Record<string, number> = {};
        for (const { who, up, down, found } of days) {
          const progress = { up, down, collectedItems: found };
          const scene = seenBy(now, who % size);
          now = momentOf(scene, valueOf(applyQuestDay(ctx, scene, { progress })));
          endings += now.events.filter(({ kind }) => kind === 'questFinished').length;
          countFinds(now, finds);
        }
        const { collect = [] } = findQuest(key) ?? {};
        for (const { key: item, count } of collect) {
          expect(finds[item] ?? 0).toBeLessThanOrEqual(count);
          if (endings === 1) expect(finds[item]).toBe(count);
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
