import type { Player } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { type StepKey, stepsOf } from './steps.ts';

const beginner = (change: (player: Player) => void = () => undefined) =>
  player((one) => {
    one.achievements['createdTask'] = true;
    one.items.eggs = {};
    one.items.hatchingPotions = {};
    one.items.food = {};
    one.items.pets = {};
    one.stats.gp = 0;
    change(one);
  });
const isReady = (key: StepKey, change: (player: Player) => void) =>
  stepsOf(beginner(change)).find((step) => step.key === key)?.isReady;

describe('the first steps', () => {
  it('are done, next and later', () => {
    expect(stepsOf(beginner()).map(({ state }) => state)).toEqual([
      'done',
      'next',
      'later',
      'later',
      'later',
    ]);
  });

  it('have the first open one next, in whatever order the others were taken', () => {
    const steps = stepsOf(beginner(({ achievements }) => (achievements['hatchedPet'] = true)));
    expect(steps.map(({ state }) => state)).toEqual(['done', 'next', 'done', 'later', 'later']);
  });

  it.each([
    { what: 'an egg alone', eggs: { Wolf: 1 }, potions: {}, ready: false },
    { what: 'a potion alone', eggs: {}, potions: { Base: 1 }, ready: false },
    { what: 'used up ones', eggs: { Wolf: 0 }, potions: { Base: 1 }, ready: false },
    { what: 'both', eggs: { Wolf: 1 }, potions: { Base: 1 }, ready: true },
  ])('are ready to hatch with $what: $ready', ({ eggs, potions, ready }) => {
    const change = ({ items }: Player) => Object.assign(items, { eggs, hatchingPotions: potions });
    expect(isReady('hatchedPet', change)).toBe(ready);
  });

  it('are ready to feed with food and a pet', () => {
    const food = ({ items }: Player) => (items.food['Meat'] = 1);
    expect(isReady('fedPet', food)).toBe(false);
    expect(
      isReady('fedPet', (one) => {
        food(one);
        one.items.pets['Wolf-Base'] = 5;
      }),
    ).toBe(true);
  });

  it('are ready to buy from 1 gold on', () => {
    expect(isReady('purchasedEquipment', ({ stats }) => (stats.gp = 0.9))).toBe(false);
    expect(isReady('purchasedEquipment', ({ stats }) => (stats.gp = 1))).toBe(true);
  });
});
