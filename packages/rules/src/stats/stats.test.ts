import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { RuleEvent } from '../events.ts';
import { loadedDice, rollOfStats } from '../dice.ts';
import { produce } from '../state/draft.ts';
import type { Player, PlayerClass } from '../state/player.ts';
import type { ScoreTmp } from '../state/score-tmp.ts';
import { allocate, allocateBulk, allocateNow, allocateOne, hasClass } from './allocation.ts';
import { computedStat, computedStats, levelBonus, maxMana, maxManaFor } from './computed-stats.ts';
import { rollCritical } from './critical-hit.ts';
import { commitStats, type StatChange, statSync } from './levels.ts';

const ctx = contextAt();
const grown = (change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    player.stats.lvl = 20;
    player.flags.classSelected = true;
    player.items.gear.equipped = {};
    change(player);
  });

describe('a computed attribute', () => {
  it.each([
    [1, 0],
    [2, 1],
    [20, 10],
    [99, 49],
    [100, 50],
    [250, 50],
  ])('at level %i has %i points of the level', (level, bonus) => expect(levelBonus(level)).toBe(bonus));

  it.each([
    { change: () => {}, str: 10, why: 'begins with the level' },
    { change: ({ stats }: Player) => (stats.str = 7), str: 17, why: 'adds what was allocated' },
    { change: ({ stats }: Player) => (stats.buffs.str = 4), str: 14, why: 'adds the buff' },
    {
      change: ({ stats, items }: Player) => {
        stats.class = 'healer';
        items.gear.equipped.weapon = 'weapon_warrior_1';
      },
      str: 13,
      why: 'adds worn gear',
    },
    {
      change: ({ items }: Player) => (items.gear.equipped.weapon = 'weapon_warrior_1'),
      str: 14.5,
      why: 'adds half of it again for gear of the own class',
    },
    {
      change: ({ items }: Player) => (items.gear.costume.weapon = 'weapon_warrior_1'),
      str: 10,
      why: 'adds nothing for a costume',
    },
    {
      change: ({ items }: Player) => (items.gear.equipped.weapon = 'weapon_nobody_9'),
      str: 10,
      why: 'adds nothing for gear that does not exist',
    },
  ])('$why', ({ change, str }) => {
    const player = grown(change);
    expect(computedStat(player, 'str')).toBe(str);
    expect(computedStats(player).str).toBe(str);
  });

  it.each([
    [0, 30],
    [10, 50],
    [47.5, 125],
  ])('of %d intelligence holds %d mana', (intelligence, mana) => {
    expect(maxManaFor(intelligence)).toBe(mana);
  });

  it('gives the player’s maximum mana', () => {
    expect(maxMana(grown(({ stats }) => (stats.int = 5)))).toBe(60);
  });
});

describe('a critical hit', () => {
  it.each([
    { roll: 0, str: 0, multiplier: 1.5 + 40 / 210, why: 'comes for the lowest roll' },
    { roll: 0.033, str: 0, multiplier: 1.5 + 40 / 210, why: 'comes at its chance, ten points by level' },
    { roll: 0.0331, str: 0, multiplier: 1, why: 'does not come above it' },
    {
      roll: 0.06,
      str: 90,
      multiplier: 1.5 + 400 / 300,
      why: 'comes more easily, and stronger, with strength',
    },
  ])('$why', ({ roll, str, multiplier }) => {
    const player = grown(({ stats }) => (stats.str = str));
    expect(rollCritical(contextAt(undefined, loadedDice(roll)), player)).toBeCloseTo(multiplier, 9);
  });

  it('can depend on another attribute and chance', () => {
    const player = grown(({ stats }) => (stats.per = 90));
    const at = (roll: number) => rollCritical(contextAt(undefined, loadedDice(roll)), player, 'per', 0.3);
    expect([at(0.6) > 1, at(0.61)]).toEqual([true, 1]);
  });

  it('is drawn from the stats where the dice say so', () => {
    const dice = { roll: () => 0.999, rollCritical: (sum: number) => rollOfStats(sum) };
    const player = grown();
    const sum = Object.values(player.stats).reduce((total: number, value) => total + (Number(value) || 0), 0);
    const isHit = rollOfStats(sum) <= 0.03 * 1.1;
    expect(rollCritical(contextAt(undefined, dice), player) > 1).toBe(isHit);
  });
});

describe('committing health, gold and experience', () => {
  function committed(player: Player, change: Partial<StatChange>) {
    const tmp: ScoreTmp = {};
    const events: RuleEvent[] = [];
    const { hp, gp, exp } = player.stats;
    const after = produce(player, (draft) =>
      commitStats(ctx, draft, { hp, gp, exp, ...change }, tmp, events),
    );
    return { after, tmp, events };
  }

  it.each([
    { change: { hp: -3 }, field: 'hp', value: 0 },
    { change: { gp: -0.5 }, field: 'gp', value: 0 },
    { change: { gp: 7.25 }, field: 'gp', value: 7.25 },
    { change: { exp: -4 }, field: 'exp', value: -4 },
  ] as const)('$change leaves $field at $value', ({ change, field, value }) => {
    expect(committed(grown(), change).after.stats[field]).toBe(value);
  });

  it('passes every level the experience is enough for, and heals', () => {
    const { after, tmp, events } = committed(makePlayer(), { exp: 25 + 50 + 10, hp: 3 });
    expect(after.stats).toMatchObject({ lvl: 3, exp: 10, hp: 50, points: 3 });
    expect(tmp.leveledUp).toEqual([{ initialLvl: 1, newLvl: 3 }]);
    expect(events).toEqual([{ kind: 'leveledUp', userId: after._id, initialLvl: 1, newLvl: 3 }]);
  });

  it('says nothing where no level was passed', () => {
    const { tmp, events } = committed(makePlayer(), { exp: 24 });
    expect([tmp, events]).toEqual([{}, []]);
  });

  it('allocates automatically if the player wants that', () => {
    const player = makePlayer(({ preferences }) => {
      preferences.automaticAllocation = true;
      preferences.allocationMode = 'classbased';
    });
    const { after } = committed(player, { exp: 25 });
    expect(after.stats).toMatchObject({ lvl: 2, str: 1, points: 0 });
  });

  it('gives no point beyond a hundred', () => {
    const player = makePlayer(({ stats }) => Object.assign(stats, { lvl: 120, str: 90, points: 10 }));
    const { after } = committed(player, { exp: 100_000 });
    expect(after.stats).toMatchObject({ str: 90, points: 10 });
    expect(after.stats.lvl).toBeGreaterThan(120);
  });

  it.each([
    { lvl: 14, scrolls: [] },
    { lvl: 15, scrolls: ['atom1'] },
    { lvl: 30, scrolls: ['atom1', 'vice1'] },
    { lvl: 60, scrolls: ['atom1', 'goldenknight1', 'moonstone1', 'vice1'] },
  ])('hands out the scrolls of level $lvl once', ({ lvl, scrolls }) => {
    const player = makePlayer(({ stats, items }) => {
      stats.lvl = lvl;
      items.quests = {};
    });
    const { after } = committed(player, {});
    expect(Object.keys(after.items.quests).toSorted()).toEqual(scrolls);
    expect(committed(after, {}).after.items.quests).toEqual(after.items.quests);
  });

  it('unlocks rebirth at level fifty, and announces it once', () => {
    const { after } = committed(
      makePlayer(({ stats }) => (stats.lvl = 50)),
      {},
    );
    expect(after.flags.rebirthEnabled).toBe(true);
    const again = committed(after, {}).after;
    expect(again.notifications.filter(({ type }) => type === 'REBIRTH_ENABLED')).toHaveLength(1);
  });

  it('syncs stored values by the same rules', () => {
    const player = makePlayer(({ stats }) => Object.assign(stats, { exp: 30, hp: -1, gp: 4 }));
    const { data, player: after } = carriedOut(statSync(ctx, { player }));
    expect(data).toBe(after);
    expect(after.stats).toMatchObject({ lvl: 2, exp: 5, hp: 50, gp: 4 });
  });
});

describe('spending free points', () => {
  const spender = (points: number, change: (player: Player) => void = () => {}): Player =>
    grown((player) => {
      player.stats.points = points;
      change(player);
    });

  it.each([
    { stat: undefined, wanted: { str: 1, points: 2 } },
    { stat: 'con', wanted: { con: 1, points: 2 } },
    { stat: 'int', wanted: { int: 1, points: 2, mp: 11 } },
    { stat: 'per', wanted: { per: 1, points: 2, mp: 10 } },
  ])('one goes to $stat', ({ stat, wanted }) => {
    expect(carriedOut(allocate(ctx, { player: spender(3) }, { stat })).data).toMatchObject(wanted);
  });

  it.each<readonly [string, Player, string, string]>([
    ['an unknown attribute', spender(3), 'luck', 'badRequest invalidAttribute'],
    [
      'no class',
      spender(3, ({ flags }) => (flags.classSelected = false)),
      'str',
      'notAuthorized classNotSelected',
    ],
    [
      'classes switched off',
      spender(3, ({ preferences }) => (preferences.disableClasses = true)),
      'str',
      'notAuthorized classNotSelected',
    ],
    [
      'a level below ten',
      spender(3, ({ stats }) => (stats.lvl = 9)),
      'str',
      'notAuthorized classNotSelected',
    ],
    ['no points', spender(0), 'str', 'notAuthorized notEnoughAttrPoints'],
  ])('is refused for %s', (_what, player, stat, refusal) => {
    expect(refusalOf(allocate(ctx, { player }, { stat }))).toBe(refusal);
    expect(hasClass(player)).toBe(refusal !== 'notAuthorized classNotSelected');
  });

  it.each([
    [{ str: 2, con: 1 }, 'accepted'],
    [{}, 'accepted'],
    [{ str: 0 }, 'accepted'],
    [{ str: 3, con: 1 }, 'notAuthorized notEnoughAttrPoints'],
    [{ str: -1, con: 1 }, 'notAuthorized notEnoughAttrPoints'],
    [{ str: 1.5 }, 'notAuthorized notEnoughAttrPoints'],
    [{ str: 1, luck: 1, wit: 1 }, 'badRequest invalidAttribute'],
    [undefined, 'badRequest statsObjectRequired'],
    [null, 'badRequest statsObjectRequired'],
    ['str', 'badRequest statsObjectRequired'],
  ])('by %j: %s', (stats, answer) => {
    expect(refusalOf(allocateBulk(ctx, { player: spender(3) }, { stats }))).toBe(answer);
  });

  it('all at once goes by the mode, and is nothing without points', () => {
    const flat = spender(4, ({ preferences }) => (preferences.allocationMode = 'flat'));
    expect(carriedOut(allocateNow(ctx, { player: flat })).data).toMatchObject({
      str: 1,
      con: 1,
      per: 1,
      int: 1,
      points: 0,
    });
    const none = spender(0);
    expect(carriedOut(allocateNow(ctx, { player: none })).player).toBe(none);
  });
});

describe('a point that allocates itself', () => {
  const raised = (mode: string, change: (player: Player) => void = () => {}): Player =>
    produce(
      grown((player) => {
        player.preferences.allocationMode = mode;
        change(player);
      }),
      allocateOne,
    );

  it.each<readonly [PlayerClass, string]>([
    ['warrior', 'str'],
    ['rogue', 'per'],
    ['wizard', 'int'],
    ['healer', 'con'],
  ])('goes to what a %s needs most: %s', (playerClass, attribute) => {
    const { stats } = raised('classbased', (player) => (player.stats.class = playerClass));
    expect(stats).toMatchObject({ [attribute]: 1 });
  });

  it('goes where the tasks have trained, and the training is used up', () => {
    const { stats } = raised('taskbased', (player) => (player.stats.training.con = 3));
    expect(stats).toMatchObject({ con: 1, training: { str: 0, con: 0, int: 0, per: 0 } });
  });

  it('goes to the lowest when kept flat', () => {
    const { stats } = raised('flat', (player) =>
      Object.assign(player.stats, { str: 2, con: 2, per: 1, int: 2 }),
    );
    expect(stats.per).toBe(2);
  });

  it('goes to strength in any other mode', () => expect(raised('whatever').stats.str).toBe(1));
});
