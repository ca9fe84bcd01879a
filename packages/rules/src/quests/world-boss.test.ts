import type { GroupQuest } from '../state/group.ts';
import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, valueOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import { questOf } from './rewards.ts';
import {
  applyWorldBlows,
  applyWorldBossDay,
  endWorldBoss,
  rewardForWorldBoss,
  startWorldBoss,
  TAVERN_ID,
} from './world-boss.ts';

const tavern = (key: string, hp: number, rage = 0, extra: GroupQuest['extra'] = {}): GroupQuest => ({
  key,
  active: true,
  leader: null,
  progress: { hp, rage, collect: {} },
  members: {},
  extra,
});
const made = (up: number, down = 0) => ({ up, down, collectedItems: 0 });
/** The tavern after one player's day. */
function dayOf(quest: GroupQuest, player: Player, progress: ReturnType<typeof made>) {
  const outcome = valueOf(applyWorldBossDay(contextAt(), { player, quest }, { progress }));
  const lines = outcome.chat.map(({ info }) => info);
  return { quest: outcome.changed.groups?.[0]?.quest ?? quest, isOver: outcome.data.isOver, lines };
}

describe('a world boss', () => {
  it('takes at most 900 of anyone, and grows angry by at most 900', () => {
    const { quest } = dayOf(tavern('dysheartener', 10_000), makePlayer(), made(5_000, -2_000));
    expect(quest.progress).toMatchObject({ hp: 9_100, rage: 900 * 1.25 });
  });

  it.each([
    { broken: {}, scene: 'seasonalShop' },
    { broken: { seasonalShop: true }, scene: 'market' },
    { broken: { seasonalShop: true, market: true }, scene: 'quests' },
  ])('in a rage breaks the $scene next', ({ broken, scene }) => {
    const { quest, lines } = dayOf(
      tavern('dysheartener', 10_000, 499_999, { worldDmg: broken }),
      makePlayer(),
      made(0, -10),
    );
    expect(lines).toEqual([{ type: 'tavern_boss_rage', quest: 'dysheartener', scene }]);
    expect(quest.extra?.worldDmg).toMatchObject({ [scene]: true });
    expect(quest.progress.rage).toBe(0);
  });

  it('regains health in its rage, if it is of that kind', () => {
    const { quest } = dayOf(tavern('stressbeast', 1_000_000, 1_449_999), makePlayer(), made(0, -1));
    expect(quest.progress).toMatchObject({ hp: 1_300_000, rage: 0 });
  });

  it('tires when all is broken', () => {
    const worldDmg = { seasonalShop: true, market: true, quests: true };
    const { lines } = dayOf(
      tavern('dysheartener', 10_000, 499_999, { worldDmg }),
      makePlayer(),
      made(0, -10),
    );
    expect(lines).toEqual([{ type: 'tavern_boss_rage_tired', quest: 'dysheartener' }]);
  });

  it('despairs at or below its threshold, once', () => {
    const first = dayOf(tavern('stressbeast', 500_100), makePlayer(), made(100));
    expect(first.quest.extra).toMatchObject({ desperate: true, str: 3.5, def: 2 });
    const second = dayOf(first.quest, makePlayer(), made(100, -2));
    expect(second.quest.progress).toMatchObject({ hp: 499_950, rage: 7 });
    expect(second.lines).toEqual([]);
  });

  it('falls at the next day after its health is gone, and rewards everyone', () => {
    const { isOver, quest } = dayOf(tavern('dilatory', 0), makePlayer(), made(0));
    expect({ isOver, active: quest.active }).toEqual({ isOver: true, active: false });
    const { player } = carriedOut(
      rewardForWorldBoss(contextAt(), { player: makePlayer() }, { quest: questOf('dilatory') }),
    );
    expect(player).toMatchObject({
      achievements: { quests: { dilatory: 1 } },
      items: { pets: { 'MantisShrimp-Base': 5 }, mounts: { 'MantisShrimp-Base': true }, food: { Meat: 1 } },
      party: { quest: { completed: 'dilatory' } },
    });
  });

  it('leaves those who rest alone', () => {
    const quest = tavern('dilatory', 100);
    const resting = makePlayer((player) => (player.preferences.sleep = true));
    expect(dayOf(quest, resting, made(50)).quest).toBe(quest);
  });
});

describe('the days of several players', () => {
  it('count one after the other, until the boss is defeated', () => {
    const blows = [
      { up: 30, down: 0 },
      { up: 100, down: 0 },
      { up: 1, down: 0 },
      { up: 5, down: 0 },
    ];
    const outcome = valueOf(applyWorldBlows(contextAt(), { quest: tavern('dysheartener', 120) }, blows));
    expect(outcome.data).toEqual({ isOver: true });
    expect(outcome.chat.map(({ info }) => info.type)).toEqual(['tavern_quest_completed']);
    expect(outcome.changed.groups).toEqual([
      { _id: TAVERN_ID, quest: expect.objectContaining({ active: false }) },
    ]);
  });
});

describe('the command to start a world boss', () => {
  const none: GroupQuest = { active: false, progress: { collect: {} }, members: {} };

  it('lets it appear with all its health, and the shops whole', () => {
    const { changed } = valueOf(startWorldBoss(contextAt(), { quest: none }, { key: 'burnout' }));
    const [group] = changed.groups ?? [];
    expect(group?.quest).toMatchObject({
      key: 'burnout',
      active: true,
      progress: { hp: questOf('burnout').boss?.hp, rage: 0 },
      extra: { worldDmg: {} },
    });
  });

  it.each([
    { why: 'a quest of parties', key: 'whale', quest: none, refusal: 'questNotFound' },
    { why: 'a word that is no quest', key: 'toString', quest: none, refusal: 'questNotFound' },
    {
      why: 'a second boss',
      key: 'burnout',
      quest: tavern('stressbeast', 5),
      refusal: 'questAlreadyUnderway',
    },
  ])('refuses $why', ({ key, quest, refusal }) => {
    expect(startWorldBoss(contextAt(), { quest }, { key })).toMatchObject({
      ok: false,
      refusal: { key: refusal },
    });
  });

  it('is undone by the one to end it, once', () => {
    const outcome = valueOf(endWorldBoss(contextAt(), { quest: tavern('burnout', 5) }));
    const quest = outcome.changed.groups?.[0]?.quest ?? none;
    expect(quest.active).toBe(false);
    expect(endWorldBoss(contextAt(), { quest })).toMatchObject({ refusal: { key: 'noActiveQuestToAbort' } });
  });
});
