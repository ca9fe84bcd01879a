import { blankTask } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { goalsOf, placeOf } from './goal-list.ts';

const STEPS = ['createdTask', 'completedTask', 'hatchedPet', 'fedPet', 'purchasedEquipment'];
const settled = (change: Parameters<typeof player>[0] = () => undefined) =>
  player((of) => {
    for (const key of STEPS) of.achievements[key] = true;
    change(of);
  });
const golden = (...eggs: string[]) => Object.fromEntries(eggs.map((egg) => [`${egg}-Golden`, 5]));
const daily = (text: string, streak: number) => ({ ...blankTask('daily', 'id', 0), text, streak });

describe('goals', () => {
  it('begin with the first steps that are missing', () => {
    const fresh = player((of) => void (of.achievements['createdTask'] = true));
    expect(goalsOf(fresh, []).map(({ key }) => key)).toEqual(STEPS.slice(1));
  });

  it('are four at most, the nearest first', () => {
    const of = settled(({ items, achievements }) => {
      items.pets = golden('Wolf', 'TigerCub', 'PandaCub', 'LionCub', 'Fox', 'FlyingPig', 'Dragon');
      achievements.quests = { monkey: 1 };
    });
    const goals = goalsOf(of, [daily('Pages', 41), daily('Cello', 2)]);
    expect(goals.map(({ key, done, all }) => [key, done, all])).toEqual([
      ['streak', 41, 42],
      ['goodAsGold', 7, 9],
      ['bareNecessities', 1, 3],
      ['beastMaster', 7, 90],
    ]);
    expect(goals[0]?.next).toEqual({ kind: 'streak', task: 'Pages', days: 1 });
    expect(goals[1]?.next).toEqual({ kind: 'hatch', pets: ['Cactus-Golden', 'BearCub-Golden'] });
  });

  it('leave out what has been earned', () => {
    const of = settled(({ items, achievements }) => {
      items.pets = golden('Wolf', 'Fox');
      achievements['goodAsGold'] = true;
    });
    expect(goalsOf(of, []).map(({ key }) => key)).not.toContain('goodAsGold');
  });

  it('are those not begun if nothing has been', () => {
    expect(goalsOf(settled(), [])).toHaveLength(4);
  });

  it('ask a mage for no shield', () => {
    const of = settled(({ stats, flags, items }) => {
      stats.class = 'wizard';
      flags.classSelected = true;
      items.gear.owned['head_wizard_5'] = true;
    });
    expect(goalsOf(of, [])).toContainEqual({
      key: 'mageUltimateGear',
      done: 1,
      all: 3,
      next: { kind: 'gear', gear: ['weapon_wizard_6', 'armor_wizard_5'] },
    });
  });
});

describe('a goal', () => {
  const lead = (of: ReturnType<typeof player>, tasks: Parameters<typeof goalsOf>[1] = []) =>
    Object.fromEntries(goalsOf(of, tasks).map((goal) => [goal.key, placeOf(goal)]));

  it('leads to where its first step is taken', () => {
    expect(lead(player((of) => void (of.achievements['createdTask'] = true)))).toEqual({
      completedTask: '/',
      hatchedPet: '/inventory/items',
      fedPet: '/inventory/stable',
      purchasedEquipment: '/shops/market',
    });
  });

  it('leads to the stable, the quests, the market or the tasks', () => {
    const of = settled(({ items, achievements, flags }) => {
      items.pets = golden('Wolf');
      achievements.quests = { monkey: 1 };
      flags.classSelected = true;
      items.gear.owned['weapon_warrior_6'] = true;
    });
    expect(lead(of, [daily('Pages', 20)])).toEqual({
      streak: '/',
      bareNecessities: '/shops/quests',
      warriorUltimateGear: '/shops/market',
      goodAsGold: '/inventory/stable',
    });
  });
});
