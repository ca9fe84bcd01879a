import { describe, expect, it } from 'vitest';
import { makePlayer } from '../../test/support/make.ts';
import { isMoreThanHatchable } from './hatchable.ts';

describe('how many more can be hatched', () => {
  it.each([
    { type: 'food', key: 'Meat', amount: 99, more: false, why: 'is no question for food' },
    { type: 'eggs', key: 'Wolf', amount: 99, more: false, why: 'nor for drop eggs' },
    { type: 'eggs', key: 'Gryphon', amount: 20, more: false, why: 'ten pets and ten mounts of a quest egg' },
    { type: 'eggs', key: 'Gryphon', amount: 21, more: true, why: 'one too many' },
    {
      type: 'hatchingPotions',
      key: 'Spooky',
      amount: 18,
      more: false,
      why: 'nine pets and nine mounts of a magic potion',
    },
    { type: 'hatchingPotions', key: 'Spooky', amount: 19, more: true, why: 'one too many of those' },
    { type: 'hatchingPotions', key: 'Veggie', amount: 9, more: false, why: 'nine pets of a wacky potion' },
    { type: 'hatchingPotions', key: 'Veggie', amount: 10, more: true, why: 'and no mounts' },
    { type: 'eggs', key: 'Stone', amount: 1, more: false, why: 'is no question for the unknown' },
  ])('$amount of $key: $why', ({ type, key, amount, more }) => {
    expect(isMoreThanHatchable(makePlayer(), type, key, amount)).toBe(more);
  });

  it('counts what is there already', () => {
    const player = makePlayer(({ items }) => {
      items.pets['Wolf-Spooky'] = 5;
      items.mounts['Fox-Spooky'] = true;
      items.hatchingPotions['Spooky'] = 2;
    });
    expect(isMoreThanHatchable(player, 'hatchingPotions', 'Spooky', 14)).toBe(false);
    expect(isMoreThanHatchable(player, 'hatchingPotions', 'Spooky', 15)).toBe(true);
  });
});
