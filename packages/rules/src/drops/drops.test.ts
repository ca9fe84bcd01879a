import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask } from '../../test/support/make.ts';
import type { Dice } from '../dice.ts';
import { produce } from '../state/draft.ts';
import type { ScoreTmp } from '../state/score-tmp.ts';
import { dropCap, dropChance } from './chance.ts';
import { rollDrop } from './drop.ts';

const rolls = (...values: number[]): Dice => ({ roll: () => values.shift() ?? 0 });
const player = makePlayer((fresh) => {
  fresh.stats.lvl = 20;
  fresh.stats.per = -10;
  fresh.items.food = { Meat: 1 };
});
const drop = (dice: Dice, who = player): { tmp: ScoreTmp; after: typeof player } => {
  const tmp: ScoreTmp = {};
  return {
    tmp,
    after: produce(who, (draft) => rollDrop(contextAt(undefined, dice), draft, makeTask('habit'), tmp)),
  };
};

describe('the chance of a drop (rules-scoring-and-day 8.7)', () => {
  it.each([
    { n: 4, fields: {}, chance: 0.226062 },
    { n: 5, fields: { priority: 2 }, chance: 0.347409 },
    { n: 7, fields: { value: 21.27 }, chance: 0.037975 },
    { n: 8, fields: { value: -16.23 }, chance: 0.313953 },
    { n: 12, fields: {}, crit: 1.5, chance: 0.294682 },
  ] as const)('row $n is $chance', ({ fields, chance, ...rest }) => {
    const { crit = 1 } = rest as { crit?: number };
    expect(dropChance(player, makeTask('habit', fields), crit)).toBeCloseTo(chance, 6);
  });
  it.each([
    { per: 24, level: 0, isSubscribed: false, cap: 5 },
    { per: 50, level: 3, isSubscribed: false, cap: 10 },
    { per: 100, level: 7, isSubscribed: true, cap: 32 },
  ])('ends at $cap a day with $per perception', ({ per, level, isSubscribed, cap }) => {
    const who = makePlayer((fresh) => {
      fresh.stats.per = per;
      fresh.contributor.level = level;
      if (isSubscribed) fresh.purchased.plan.customerId = 'c';
    });
    expect(dropCap(who)).toBe(cap);
  });
});

describe('what drops', () => {
  it.each([
    { rarity: 0.61, type: 'Food', key: 'Meat' },
    { rarity: 0.6, type: 'Egg', key: 'Wolf' },
    { rarity: 0.31, type: 'Egg', key: 'Wolf' },
    { rarity: 0.3, type: 'HatchingPotion', key: 'Base' },
    { rarity: 0.17, type: 'HatchingPotion', key: 'Red' },
    { rarity: 0.08, type: 'HatchingPotion', key: 'Zombie' },
    { rarity: 0.019, type: 'HatchingPotion', key: 'Golden' },
  ])('at a rarity of $rarity is the $type $key', ({ rarity, type, key }) => {
    const { tmp, after } = drop(rolls(0.5, 0, rarity, 0));
    expect(tmp.drop).toMatchObject({ type, key });
    expect(after.items.lastDrop.count).toBe(1);
  });

  it('counts on from none where old data says less', () => {
    const indebted = { ...player, items: { ...player.items, food: { Meat: -2 } } };
    expect(drop(rolls(0.5, 0, 0.61, 0), indebted).after.items.food).toEqual({ Meat: 1 });
  });

  it('is nothing above the chance, and nothing past the cap of the day', () => {
    expect(drop(rolls(0.5, 0.5)).tmp).toEqual({});
    const full = { ...player, items: { ...player.items, lastDrop: { ...player.items.lastDrop, count: 5 } } };
    expect(drop(rolls(0, 0), full).tmp).toEqual({ quest: { collection: 1 } });
  });

  it('is certain food for a player who never had any, and the first egg and potion before that', () => {
    const { food: _none, ...items } = player.items;
    expect(drop(rolls(0.9, 0.9), { ...player, items: { ...items, food: {} } }).tmp.drop).toMatchObject({
      type: 'Food',
    });
    const fresh = { ...player, items: { ...player.items, eggs: {}, hatchingPotions: {} } };
    const { tmp, after } = drop(rolls(0, 0.99), fresh);
    expect(tmp).toEqual({ firstDrops: { egg: 'Wolf', hatchingPotion: 'Golden' } });
    expect(after.notifications).toMatchObject([
      { type: 'FIRST_DROPS', data: { egg: 'Wolf', hatchingPotion: 'Golden' } },
    ]);
  });
});

describe('food', () => {
  it.each([
    { at: '2025-08-01T12:00:00.000Z', key: /^Cake_/, why: 'naming day' },
    { at: '2025-11-02T03:58:59.999Z', key: /^Candy_/, why: 'the last night of candy' },
    { at: '2025-11-02T03:59:00.000Z', key: /^Meat$/, why: 'candy is over' },
  ])('is of the season at $at: $key ($why)', ({ at, key }) => {
    const tmp: ScoreTmp = {};
    produce(player, (draft) =>
      rollDrop(contextAt(at, rolls(0.5, 0, 0.61, 0)), draft, makeTask('habit'), tmp),
    );
    expect(tmp.drop).toMatchObject({ type: 'Food', key: expect.stringMatching(key) });
  });
});
