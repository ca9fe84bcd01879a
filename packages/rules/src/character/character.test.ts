import { describe, expect, it } from 'vitest';
import { carriedOut } from '../../test/support/party.ts';
import { contextAt, makePlayer, makeTask, NOON } from '../../test/support/make.ts';
import { loadedDice } from '../dice.ts';
import { cappedLevel } from '../numbers/limits.ts';
import type { Player, Stats } from '../state/player.ts';
import { allocate, allocateBulk, allocateNow } from '../stats/allocation.ts';
import { beforeSave } from './before-save.ts';
import { computedStats } from '../stats/computed-stats.ts';
import { criticalMultiplier } from '../stats/critical-hit.ts';
import { experienceToPass, experienceToReach } from '../stats/experience.ts';
import { statSync } from '../stats/levels.ts';
import { clientKind, newPlayer } from './new-player.ts';
import { daysToFreeRebirth, isRebirthFree, rebirth } from './rebirth.ts';
import { reroll } from './reroll.ts';
import { previewRevive, revive } from './revive.ts';

const withStats = (stats: Partial<Stats>, change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    Object.assign(player.stats, stats);
    change(player);
  });

describe('experience', () => {
  it.each([
    [1, 25, 0],
    [4, 100, 150],
    [5, 150, 250],
    [6, 210, 400],
    [25, 550, 7110],
    [75, 2300, 72080],
    [100, 3640, 144950],
  ])('to pass level %i is %i, and %i to reach it', (level, toPass, toReach) => {
    expect(experienceToPass(level)).toBe(toPass);
    expect(experienceToReach(level)).toBe(toReach);
  });
});

describe('critical hits', () => {
  it.each([
    [0, 1.5],
    [5, 1.597561],
    [50, 2.3],
    [200, 3.5],
  ])('with %i strength multiply by %f', (strength, multiplier) => {
    expect(criticalMultiplier(strength)).toBeCloseTo(multiplier, 6);
  });
});

describe('computed attributes (rules-scoring-and-day 8.6)', () => {
  const worn = (klass: string, tiers: Record<string, number>): Record<string, string> =>
    Object.fromEntries(Object.entries(tiers).map(([slot, tier]) => [slot, `${slot}_${klass}_${tier}`]));
  it.each([
    {
      klass: 'warrior',
      gear: worn('warrior', { weapon: 3, armor: 3, head: 3, shield: 3 }),
      str: 47.5,
      con: 28,
      int: 10,
      maxMP: 50,
    },
    {
      klass: 'wizard',
      gear: worn('warrior', { weapon: 3, armor: 3, head: 3, shield: 3 }),
      str: 40,
      con: 22,
      int: 10,
      maxMP: 50,
    },
  ] as const)('of a $klass at level 20', ({ klass, gear, ...wanted }) => {
    const player = withStats({ lvl: 20, class: klass }, (fresh) => {
      fresh.stats.str = 10;
      fresh.stats.buffs.str = 5;
      fresh.items.gear.equipped = gear;
    });
    const { str, ...others } = wanted;
    expect(computedStats(player)).toMatchObject({
      ...others,
      levelBonus: 10,
      baseStat: { str: 10 },
      buff: { str: 5 },
    });
    expect(computedStats(player).str).toBe(str);
  });
  it('stop growing with the level at 100', () =>
    expect([cappedLevel(100), cappedLevel(9999)]).toEqual([100, 100]));
});

describe('stat sync', () => {
  it('applies pending level-ups and raises negative health to 0', () => {
    const synced = statSync(contextAt(), { player: withStats({ exp: 200, hp: -3 }) });
    expect(synced).toMatchObject({ value: { data: { stats: { lvl: 4, exp: 50, hp: 50, points: 4 } } } });
  });
});

describe('points', () => {
  const player = withStats({ lvl: 20, points: 3, mp: 10 }, (fresh) => {
    fresh.flags.classSelected = true;
  });
  it('on intelligence bring mana', () => {
    expect(allocate(contextAt(), { player }, { stat: 'int' })).toMatchObject({
      value: { data: { int: 1, points: 2, mp: 11 } },
    });
    expect(allocateBulk(contextAt(), { player }, { stats: { str: 1, int: 2 } })).toMatchObject({
      value: { data: { str: 1, int: 2, points: 0, mp: 12 } },
    });
  });
  it.each([{ str: -5, int: 6 }, { str: 0.5 }, { str: 4 }, { str: 'x' }])(
    'are not spent as %j (W6)',
    (stats) => {
      expect(allocateBulk(contextAt(), { player }, { stats })).toMatchObject({
        refusal: { key: 'notEnoughAttrPoints' },
      });
    },
  );
  it.each([
    { mode: 'flat', spent: { int: 1, per: 1, str: 1, con: 0 } },
    { mode: 'classbased', spent: { str: 3, con: 0, per: 0, int: 0 } },
    { mode: 'none', spent: { str: 3, con: 0 } },
  ])('are all spent at once as the mode $mode says', ({ mode, spent }) => {
    const chosen = { ...player, preferences: { ...player.preferences, allocationMode: mode } };
    expect(allocateNow(contextAt(), { player: chosen })).toMatchObject({
      value: { data: { ...spent, points: 0 } },
    });
  });
});

describe('saving a player', () => {
  it('caps stored values, repairs the day start, and keeps one correct notification of points', () => {
    const player = withStats({ gp: 1e12, lvl: 20000, points: 2 }, (fresh) => {
      fresh.preferences.dayStart = 99;
      fresh.flags.classSelected = true;
      fresh.notifications = [1, 2].map((points) => ({
        id: `n${points}`,
        type: 'UNALLOCATED_STATS_POINTS',
        data: { points },
        seen: true,
      }));
    });
    const saved = beforeSave(contextAt(), player);
    expect(saved).toMatchObject({ stats: { gp: 99_999_999, lvl: 9999 }, preferences: { dayStart: 0 } });
    expect(saved.notifications.map(({ id }) => id)).toEqual(['n2']);
  });
  it('returns a valid player unchanged', () => {
    const player = makePlayer();
    expect(beforeSave(contextAt(), player)).toBe(player);
  });
});

describe('revival (rules-scoring-and-day 8.9)', () => {
  it('costs a level, all gold and experience, a point and a piece of gear', () => {
    const player = withStats({ hp: 0, lvl: 12, exp: 100, gp: 55, str: 3 }, (fresh) => {
      fresh.items.gear.owned = { weapon_warrior_1: true, eyewear_special_redTopFrame: true };
      fresh.items.gear.equipped.weapon = 'weapon_warrior_1';
    });
    const revived = revive(contextAt(undefined, loadedDice(0)), { player });
    expect(revived).toMatchObject({
      value: {
        changed: { players: [{ stats: { hp: 50, lvl: 11, exp: 0, gp: 0, str: 2 } }] },
        data: {
          gear: {
            owned: { weapon_warrior_1: false, eyewear_special_redTopFrame: true },
            equipped: { weapon: 'weapon_base_0' },
          },
        },
        message: { key: 'messageLostItem', params: { itemText: '@gear/weapon_warrior_1' } },
      },
    });
  });
  it('is previewed without the losses that dice decide', () => {
    const player = withStats({ hp: 0, lvl: 5, str: 3 });
    const shown = previewRevive(contextAt(), { player });
    expect(shown.ok && shown.value.changed.players[0]).toMatchObject({
      stats: { hp: 50, exp: 0, gp: 0, str: 3 },
      items: { gear: { owned: player.items.gear.owned } },
    });
    expect(previewRevive(contextAt(), { player: withStats({ hp: 1 }) })).toMatchObject({
      refusal: { key: 'cannotRevive' },
    });
  });

  it('of a living player is refused', () => {
    expect(revive(contextAt(), { player: withStats({ hp: 0.1 }) })).toMatchObject({
      refusal: { key: 'cannotRevive' },
    });
  });
  it('takes neither level nor gear from a player with none to lose', () => {
    const revived = revive(contextAt(), { player: withStats({ hp: -3.2, lvl: 1 }) });
    expect(revived).toMatchObject({ value: { changed: { players: [{ stats: { hp: 50, lvl: 1 } }] } } });
    expect(revived.ok && revived.value.message).toBeUndefined();
  });
});

describe('beginning again', () => {
  const habit = makeTask('habit', { value: 5, counterUp: 2 });
  const shared = makeTask('habit', { value: 5, challenge: { id: 'c', taskId: 't' } });
  it('is free from level 100, once in 45 days', () => {
    const free = withStats({ lvl: 100 });
    expect(isRebirthFree(free, NOON)).toBe(true);
    const again = { ...free, flags: { ...free.flags, lastFreeRebirth: '2024-03-27T12:00:00.000Z' } };
    expect([isRebirthFree(again, NOON), isRebirthFree(again, NOON + 86_400_000)]).toEqual([false, true]);
    expect([daysToFreeRebirth(free, NOON), daysToFreeRebirth(again, NOON)]).toEqual([0, 1]);
  });
  it('by rebirth resets the character and own tasks', () => {
    const player = withStats({ lvl: 60, class: 'rogue', gp: 9 }, (fresh) => (fresh.balance = 2));
    expect(rebirth(contextAt(), { player, tasks: [habit, shared] })).toMatchObject({
      value: {
        changed: {
          players: [
            {
              balance: 0.5,
              stats: { lvl: 1, class: 'warrior', gp: 0 },
              achievements: { rebirths: 1, rebirthLevel: 60 },
            },
          ],
          tasks: [{ value: 0, counterUp: 0 }],
        },
        ledger: [{ kind: 'rebirth', amount: -1.5, currentAmount: 0.5 }],
      },
    });
  });
  it('by rebirth takes the old class’s gear out of the rewards, and keeps the highest level', () => {
    const path = 'gear.flat.weapon_rogue_0';
    const player = withStats({ lvl: 20, class: 'rogue' }, (fresh) => {
      fresh.balance = 2;
      fresh.achievements.rebirthLevel = 60;
      fresh.pinnedItems.push({ type: 'marketGear', path }, { type: 'eggs', path: 'eggs.Wolf' });
    });
    const reborn = carriedOut(rebirth(contextAt(), { player, tasks: [] }));
    const paths = new Set(reborn.player.pinnedItems.map((pin) => pin.path));
    expect([paths.has(path), paths.has('eggs.Wolf')]).toEqual([false, true]);
    expect(reborn.player.achievements.rebirthLevel).toBe(60);
  });
  it('by fortify heals and neutralises own tasks', () => {
    const player = withStats({ hp: 3 }, (fresh) => (fresh.balance = 1));
    const rerolled = reroll(contextAt(), { player, tasks: [habit, shared] });
    expect(rerolled).toMatchObject({
      value: {
        changed: { players: [{ balance: 0, stats: { hp: 50 } }], tasks: [{ value: 0, counterUp: 2 }] },
      },
    });
    expect(reroll(contextAt(), { player: makePlayer(), tasks: [] })).toMatchObject({
      refusal: { key: 'notEnoughGems' },
    });
  });
});

describe('a new player', () => {
  const input = { name: 'Mira', tagNames: ['a', 'b'], firstTodo: { text: 'Begin', notes: 'n' } };
  it.each([
    { client: 'habitica-web', tour: -1, lessons: true, tags: 2, tasks: 0 },
    { client: 'habitica-ios', tour: -2, lessons: false, tags: 0, tasks: 0 },
    { client: 'a-script', tour: -2, lessons: false, tags: 2, tasks: 1 },
    { client: undefined, tour: -2, lessons: false, tags: 2, tasks: 1 },
  ])('by $client has $tags tags and $tasks tasks', ({ client, tour, lessons, tags, tasks }) => {
    const made = newPlayer(contextAt(), { ...input, client: clientKind(client) });
    expect(made.player).toMatchObject({
      flags: { tour: { intro: tour }, tutorial: { common: { habits: lessons } } },
    });
    expect([made.player.tags.length, made.tasks.length]).toEqual([tags, tasks]);
    expect(made.player.tasksOrder.todos).toEqual(made.tasks.map(({ _id }) => _id));
  });
  it('owns glasses, headbands, a background and a first quest, and has six pins', () => {
    const { player } = newPlayer(contextAt(), { ...input, client: 'web' });
    expect(Object.keys(player.items.gear.owned)).toHaveLength(21);
    expect(player).toMatchObject({
      items: { quests: { dustbunnies: 1 } },
      purchased: { background: { violet: true } },
      preferences: { background: 'violet' },
    });
    expect(player.pinnedItems).toHaveLength(6);
  });
});
