import { describe, expect, it } from 'vitest';
import { addToStock } from './stock.ts';

describe('adding to a stock', () => {
  it.each([
    { had: undefined, amount: 1, has: 1, why: 'begins with none' },
    { had: 2, amount: 3, has: 5, why: 'adds to what is there' },
    { had: -3, amount: 1, has: 1, why: 'takes a count below 0 for none' },
    { had: -3, amount: 5, has: 5, why: 'gives all of several' },
  ])('$why', ({ had, amount, has }) => {
    const food = had === undefined ? {} : { Meat: had };
    const items = { eggs: {}, hatchingPotions: {}, food, quests: {} };
    addToStock(items, 'food', 'Meat', amount);
    expect(items.food).toEqual({ Meat: has });
    expect(food).toEqual(had === undefined ? {} : { Meat: had });
  });
});
