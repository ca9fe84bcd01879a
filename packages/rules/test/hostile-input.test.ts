import { describe, expect, it } from 'vitest';
import { buy, cast, changeClass, equip, feed, hatch, sell, togglePin, unlock } from '@everdeed/rules';
import { contextAt, makePlayer } from './support/make.ts';

const ctx = contextAt();
const words = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'a.b', '0'];

describe('names that every object has', () => {
  it.each(words)('%j is neither owned nor known', (word) => {
    const player = makePlayer((rich) => {
      rich.stats.gp = 1_000;
      rich.balance = 50;
    });
    const before = JSON.stringify(player);
    const refused = [
      ...['pet', 'mount', 'equipped', 'costume', word].map((type) =>
        equip(ctx, { player }, { type, key: word }),
      ),
      hatch(ctx, { player }, { egg: word, hatchingPotion: word }),
      feed(ctx, { player }, { pet: word, food: word }),
      ...['eggs', 'food', 'gear', 'quest', 'quests', 'special', 'mystery', 'pets', 'bundles', word].map(
        (type) => buy(ctx, { player }, { type, key: word }),
      ),
      sell(ctx, { player }, { type: 'eggs', key: word }),
      sell(ctx, { player }, { type: word, key: word }),
      cast(ctx, { player }, { key: word }),
      ...[
        word,
        `shirt.${word}`,
        `hair.${word}.${word}`,
        `items.gear.owned.${word}`,
        `background.${word}`,
      ].map((path) => unlock(ctx, { player }, { path })),
      ...[word, 'spells', `spells.${word}`, `eggs.${word}`, 'eggs.Wolf.more', `hair.${word}`].map((path) =>
        togglePin(ctx, { player }, { type: 'eggs', path }),
      ),
      changeClass(
        ctx,
        { player: { ...player, stats: { ...player.stats, lvl: 20 } } },
        { name: word || 'nobody' },
      ),
    ];
    expect(refused.filter(({ ok }) => ok)).toEqual([]);
    expect(JSON.stringify(player)).toBe(before);
  });
});

describe('numbers that are none', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1.5, 1e308])(
    '%d buys, sells and casts nothing',
    (count) => {
      const player = makePlayer((rich) => {
        Object.assign(rich.stats, { gp: 1_000, mp: 100, hp: 10, lvl: 20, class: 'healer' });
        rich.balance = 50;
        rich.items.eggs = { Wolf: 3 };
      });
      expect(buy(ctx, { player }, { key: 'potion', quantity: count }).ok).toBe(false);
      expect(buy(ctx, { player }, { type: 'eggs', key: 'Wolf', quantity: count }).ok).toBe(false);
      expect(sell(ctx, { player }, { type: 'eggs', key: 'Wolf', amount: count }).ok).toBe(false);
      expect(cast(ctx, { player }, { key: 'brightness', quantity: count }).ok).toBe(false);
    },
  );
});
