import { describe, expect, it } from 'vitest';
import { testGame } from '../../test/small-game.ts';
import type { GamePlayer } from '../data/game.ts';
import { momentOf } from './moment-queue.ts';

const player = (changes: {
  needsCron?: boolean;
  hp?: number;
  welcomed?: boolean;
  warned?: boolean;
  gift?: boolean;
  quietLevels?: boolean;
  /** A player of level 10 without a class, and how far their tour of the classes is. */
  classTour?: number;
}): GamePlayer => {
  const { player: fresh } = testGame();
  fresh.preferences.suppressModals.levelUp = changes.quietLevels ?? false;
  fresh.stats.hp = changes.hp ?? 50;
  fresh.flags.welcomed = changes.welcomed ?? true;
  fresh.flags.warnedLowHealth = changes.warned ?? false;
  if (changes.classTour !== undefined) {
    fresh.stats.lvl = 10;
    fresh.flags.tour['classes'] = changes.classTour;
  }
  const gift = { id: 'n', type: 'LOGIN_INCENTIVE', data: { rewardText: 'Robes' }, seen: false };
  return { ...fresh, needsCron: changes.needsCron ?? false, notifications: changes.gift ? [gift] : [] };
};

const questDone = (changes: Parameters<typeof player>[0]): GamePlayer => {
  const who = player(changes);
  return { ...who, party: { ...who.party, quest: { ...who.party.quest, completed: 'dustbunnies' } } };
};

describe('momentOf', () => {
  it.each([
    { why: 'a quiet day has none', who: player({}), level: undefined, kind: undefined },
    { why: 'the day comes before death', who: player({ needsCron: true, hp: 0 }), level: 5, kind: 'day' },
    { why: 'death comes before a new level', who: player({ hp: -2 }), level: 5, kind: 'death' },
    { why: 'a new level comes before a gift', who: player({ gift: true }), level: 5, kind: 'levelUp' },
    {
      why: 'a gift comes before the warning',
      who: player({ gift: true, hp: 20 }),
      level: undefined,
      kind: 'checkIn',
    },
    {
      why: 'the end of a quest comes before a gift',
      who: questDone({ gift: true }),
      level: undefined,
      kind: 'questDone',
    },
    { why: 'a new level comes before the end of a quest', who: questDone({}), level: 5, kind: 'levelUp' },
    { why: 'health of 30 warns', who: player({ hp: 30 }), level: undefined, kind: 'lowHealth' },
    {
      why: 'the warning is given once',
      who: player({ hp: 30, warned: true }),
      level: undefined,
      kind: undefined,
    },
    {
      why: 'who does not want to hear of levels does not',
      who: player({ quietLevels: true }),
      level: 5,
      kind: undefined,
    },
    {
      why: 'level 10 comes before the choice of a class',
      who: player({ classTour: -1 }),
      level: 10,
      kind: 'levelUp',
    },
    {
      why: 'the choice of a class comes before a gift',
      who: player({ classTour: -1, gift: true }),
      level: undefined,
      kind: 'classChoice',
    },
    {
      why: 'a choice that was put off does not come back by itself',
      who: player({ classTour: -2 }),
      level: undefined,
      kind: undefined,
    },
    { why: 'a new player is welcomed', who: player({ welcomed: false }), level: undefined, kind: 'welcome' },
  ])('$why', ({ who, level, kind }) => {
    expect(momentOf(who, level)?.kind).toBe(kind);
  });

  it('is the end of the first steps, before a gift and after a new level', () => {
    const who = player({ gift: true });
    const id = 'done';
    const notifications = [...who.notifications, { id, type: 'ONBOARDING_COMPLETE', data: {}, seen: false }];
    expect(momentOf({ ...who, notifications }, undefined)).toEqual({ kind: 'firstSteps', id });
    expect(momentOf({ ...who, notifications }, 5)?.kind).toBe('levelUp');
  });

  it.each([
    ['REBIRTH_ACHIEVEMENT', 'rebirth'],
    ['ULTIMATE_GEAR_ACHIEVEMENT', 'ultimateGear'],
  ])('celebrates %s once the server has named it', (type, kind) => {
    const id = 'entry';
    const who = { ...player({}), notifications: [{ id, type, data: {}, seen: false }] };
    expect(momentOf(who, undefined)).toEqual({ kind, id });
    expect(momentOf(who, undefined, false, [{ id }])).toBeUndefined();
  });

  it('celebrates one thing at a time, the oldest first', () => {
    const notifications = ['ULTIMATE_GEAR_ACHIEVEMENT', 'REBIRTH_ACHIEVEMENT'].map((type, place) => ({
      id: `${place}`,
      type,
      data: {},
      seen: false,
    }));
    expect(momentOf({ ...player({}), notifications }, undefined)).toMatchObject({ id: '0' });
  });

  it('is the choice of a class whenever it is asked for', () => {
    expect(momentOf(player({ classTour: -2 }), undefined, true)?.kind).toBe('classChoice');
    expect(momentOf(player({ hp: 0 }), undefined, true)?.kind).toBe('death');
  });
});
