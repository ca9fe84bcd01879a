import { describe, expect, it } from 'vitest';
import { contextAt } from '../../test/support/make.ts';
import { memberId, seenBy, valueOf } from '../../test/support/party.ts';
import { day, lines, started } from '../../test/support/quest.ts';
import { outcomeOf } from '../outcome.ts';
import type { Player } from '../state/player.ts';
import { withQuestDay } from './day.ts';
import { emptyQuest } from './quest-slots.ts';

describe('a day against a boss', () => {
  it('hits the boss once and all participants', () => {
    const after = day(seenBy(started('vice1'), 1), { up: 52.36, down: -4.2 });
    expect(after.quest.progress.hp).toBeCloseTo(697.64);
    expect(after.members.map(({ stats }) => stats.hp)).toEqual(
      [50 - 4.2 * 1.5, 50 - 4.2 * 1.5].map((hp) => expect.closeTo(hp)),
    );
    expect(lines(after)).toEqual([
      { type: 'boss_damage', user: 'member 1', quest: 'vice1', userDamage: '52.4', bossDamage: '6.3' },
    ]);
  });

  it('does not mention the counter-attack during maintenance, though it happens', () => {
    const after = day(seenBy(started('vice1'), 1), { up: 2, down: -4 }, true);
    expect(lines(after)).toEqual([
      { type: 'boss_dont_attack', user: 'member 1', quest: 'vice1', userDamage: '2.0' },
    ]);
    expect(after.members.map(({ stats }) => stats.hp)).toEqual([44, 44]);
  });

  it.each([
    { hp: 300, wanted: 390, why: 'a raging boss regains 30% of its health' },
    { hp: 450, wanted: 500, why: 'but never more than it had' },
  ])('$why', ({ hp, wanted }) => {
    const base = started('dilatoryDistress2', 1);
    const input = seenBy(
      { ...base, quest: { ...base.quest, progress: { ...base.quest.progress, hp, rage: 45 } } },
      0,
    );
    const after = day(input, { down: -10 });
    expect(after.quest.progress).toMatchObject({ hp: wanted, rage: 0 });
    expect(after.members[0]?.stats.hp).toBe(40);
  });

  it.each([
    { key: 'cat', mp: 100, left: { mp: 67, up: 20 }, why: 'drains a third of the mana' },
    { key: 'lostMasterclasser4', mp: 100, left: { mp: 0, up: 20 }, why: 'drains all mana' },
    { key: 'pinkMarble', mp: 100, left: { mp: 100, up: 10 }, why: 'halves pending damage' },
  ])('rage of $key $why', ({ key, mp, left }) => {
    const drained = (player: Player) => {
      player.stats.mp = mp;
      player.party.quest.progress.up = 20;
    };
    const after = day(seenBy(started(key, 2, drained), 1), { down: -60 });
    const [owner] = after.members;
    expect(owner?.stats.mp).toBeCloseTo(left.mp);
    expect(owner?.party.quest.progress.up).toBe(left.up);
  });

  it('rewards all once and the owner with the next scroll', () => {
    const base = started('vice1');
    const input = seenBy({ ...base, quest: { ...base.quest, progress: { hp: 10, collect: {} } } }, 1);
    const { quest, members } = day(input, { up: 12 });
    expect(quest).toEqual(emptyQuest());
    for (const { stats, achievements, party } of members) {
      expect(stats).toMatchObject({ gp: 20, exp: 100 });
      expect(achievements.quests['vice1']).toBe(1);
      expect(party.quest).toMatchObject({ key: null, completed: 'vice1' });
    }
    expect(members.map(({ items }) => items.quests['vice2'])).toEqual([1, undefined]);
  });

  it('also hits those who rest, for what others missed', () => {
    const base = started('vice1', 2);
    const members = base.members.map((member, index) =>
      index === 0 ? { ...member, preferences: { ...member.preferences, sleep: true } } : member,
    );
    const after = day(seenBy({ ...base, members }, 1), { down: -2 });
    expect(after.members.map(({ stats }) => stats.hp)).toEqual([47, 47]);
  });

  it('ends in rage when the bar is just full', () => {
    const base = started('dilatoryDistress2', 1);
    const angry = {
      ...base,
      quest: { ...base.quest, progress: { ...base.quest.progress, hp: 100, rage: 40 } },
    };
    expect(day(seenBy(angry, 0), { down: -10 }).quest.progress).toMatchObject({ hp: 130, rage: 0 });
    expect(day(seenBy(angry, 0), { down: -9 }).quest.progress).toMatchObject({ hp: 100, rage: 49 });
  });

  it('hands over gear as owned, and takes its pin down', () => {
    const path = 'gear.flat.head_special_2';
    const base = started('atom3', 1, (player) => player.pinnedItems.push({ type: 'marketGear', path }));
    const input = seenBy({ ...base, quest: { ...base.quest, progress: { hp: 1, collect: {} } } }, 0);
    const [hero] = day(input, { up: 2 }).members;
    expect(hero?.items.gear.owned['head_special_2']).toBe(true);
    expect(hero?.items.hatchingPotions['Base']).toBe(2);
    expect(hero?.pinnedItems.some((pin) => pin.path === path)).toBe(false);
  });

  it('does nothing for a resting player', () => {
    const base = started('vice1', 2, (player) => (player.preferences.sleep = true));
    expect(day(seenBy(base, 1), { up: 20, down: -5 })).toMatchObject({
      quest: { progress: { hp: 750 } },
      events: [],
    });
  });
});

describe('a day of collecting', () => {
  it('never finds more than remains, and finishes with the last', () => {
    const base = started('evilsanta2', 2);
    const progress = { collect: { tracks: 19, branches: 10 } };
    const after = day(seenBy({ ...base, quest: { ...base.quest, progress } }, 1), { collectedItems: 5 });
    expect(lines(after)).toEqual([
      { type: 'user_found_items', user: 'member 1', quest: 'evilsanta2', items: { tracks: 1, branches: 0 } },
      { type: 'all_items_found' },
    ]);
    expect(after.members.map(({ items }) => items.pets['BearCub-Polar'])).toEqual([5, 5]);
  });

  it('reports even that nothing was found', () => {
    const after = day(seenBy(started('atom1'), 1), {});
    expect(lines(after)).toMatchObject([{ type: 'user_found_items', items: { soapBars: 0 } }]);
  });
});

describe('a series', () => {
  it('is granted with its last quest', () => {
    const almost = (player: Player) => Object.assign(player.achievements.quests, { monkey: 1, sloth: 2 });
    const base = started('treeling', 1, almost);
    const { members } = day(
      seenBy({ ...base, quest: { ...base.quest, progress: { hp: 1, collect: {} } } }, 0),
      { up: 2 },
    );
    expect(members[0]?.achievements['bareNecessities']).toBe(true);
    expect(members[0]?.notifications.at(-1)).toMatchObject({
      type: 'ACHIEVEMENT_QUESTS',
      data: { achievement: 'bareNecessities' },
    });
  });
});

describe('a day together with the quest', () => {
  it('is one outcome, which builds on what the day left', () => {
    const base = started('vice1');
    const scene = seenBy(base, 1);
    const judged = { ...scene.player, stats: { ...scene.player.stats, hp: 30 } };
    const gained = {
      userId: judged._id,
      currency: 'gems',
      kind: 'debug',
      amount: 1,
      currentAmount: 1,
    } as const;
    const ran = outcomeOf(
      { progress: { up: 10, down: -2, collectedItems: 0 } },
      { players: [judged], removedTaskIds: ['done'] },
      { events: [{ kind: 'revived', userId: judged._id }], ledger: [gained] },
    );
    const both = valueOf(withQuestDay(contextAt(), ran, scene));
    expect(both.data).toBe(ran.data);
    expect(both.changed.removedTaskIds).toEqual(['done']);
    expect(both.ledger).toEqual([gained]);
    expect(both.events).toEqual(ran.events);
    expect(both.changed.players.map(({ _id, stats }) => [_id, stats.hp])).toEqual([
      [memberId(0), 47],
      [memberId(1), 27],
    ]);
    expect(both.changed.groups).toMatchObject([{ quest: { progress: { hp: 740 } } }]);
    expect(both.chat.map(({ info }) => info.type)).toEqual(['boss_damage']);
  });

  it('is the day alone for whoever takes no part', () => {
    const scene = seenBy(started('vice1'), 1);
    const apart = { ...scene, party: { ...scene.party, quest: emptyQuest() } };
    const ran = outcomeOf({ progress: { up: 10, down: -2, collectedItems: 0 } }, { players: [scene.player] });
    const both = valueOf(withQuestDay(contextAt(), ran, apart));
    expect([both.changed.players, both.changed.groups, both.chat]).toEqual([[scene.player], [], []]);
  });
});
