import { describe, expect, it } from 'vitest';
import { bodiesOf, movedOn, withEdit } from './edits.ts';
import type { Hero } from './queries.ts';

const hero = (gp = 120.5): Hero =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of a hero that are edited here
  ({
    _id: 'suli',
    stats: { gp, hp: 41 },
    flags: {},
    items: { pets: { 'Wolf-Shade': 35 } },
    purchased: { plan: { gemsBought: 11, dateTerminated: '2027-01-01T00:00:00.000Z' } },
  }) as unknown as Hero;

describe('edits of a player', () => {
  it('are none where the value is as it was', () => {
    const once = withEdit({}, hero(), 'stats.gp', 620.5, 0);
    expect(once).toEqual({ 'stats.gp': 620.5 });
    expect(withEdit(once, hero(), 'stats.gp', 120.5, 0)).toEqual({});
    expect(withEdit({}, hero(), 'flags.chatRevoked', false, false)).toEqual({});
  });

  it('are saved in one call, and in one more for each item and achievement', () => {
    const edits = {
      'stats.gp': 620.5,
      'flags.chatRevoked': true,
      'items.pets.Wolf-Base': 5,
      'items.eggs.Wolf': 0,
      'achievements.quests.dilatory': 0,
    };
    expect(bodiesOf(edits, hero(), 'Lost')).toEqual([
      { stats: { gp: 620.5 }, flags: { chatRevoked: true }, reason: 'Lost' },
      { itemPath: 'items.pets.Wolf-Base', itemVal: '5', reason: 'Lost' },
      { itemPath: 'items.eggs.Wolf', itemVal: '0', reason: 'Lost' },
      { achievementPath: 'achievements.quests.dilatory', achievementVal: 0, reason: 'Lost' },
    ]);
  });

  it('keep the end of a plan, which would be cleared otherwise', () =>
    expect(bodiesOf({ 'purchased.plan.gemsBought': 3 }, hero(), '')).toEqual([
      { purchased: { plan: { gemsBought: 3, dateTerminated: '2027-01-01T00:00:00.000Z' } }, reason: '' },
    ]));

  it('tell what somebody else has changed meanwhile', () => {
    expect(movedOn({ 'stats.gp': 620.5, 'stats.hp': 50 }, hero(), hero(90))).toEqual(['stats.gp']);
    expect(movedOn({ 'stats.gp': 620.5 }, hero(), hero())).toEqual([]);
  });
});
