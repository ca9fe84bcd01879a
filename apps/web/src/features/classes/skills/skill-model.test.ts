import type { Player, PlayerClass } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../../test/game.ts';
import { daily, habit, reward } from '../../../../test/tasks.ts';
import { type Effect, effectOf, isLucky } from '../../../skill-kit/effect.ts';
import { skillsOf, targetsOf } from './skill-model.ts';

/** Of level 20 without gear: 10 points of each attribute. */
const caster = (of: PlayerClass, change: (player: Player) => void = () => undefined): Player =>
  player((fresh) => {
    Object.assign(fresh.stats, { lvl: 20, mp: 100, hp: 20, class: of });
    fresh.items.gear.equipped = {};
    change(fresh);
  });
const own = { userId: player()._id };
const states = (of: Player) => Object.fromEntries(skillsOf(of, []).map(({ key, state }) => [key, state]));

describe('the skills of a class', () => {
  it('are in the order of their levels', () => {
    expect(skillsOf(caster('wizard'), []).map(({ key }) => key)).toEqual([
      'fireball',
      'mpheal',
      'earth',
      'frost',
    ]);
  });

  it('are locked below their level, whatever the mana', () => {
    const young = caster('wizard', ({ stats }) => Object.assign(stats, { lvl: 12, mp: 8.5 }));
    expect(states(young)).toMatchObject({
      fireball: { kind: 'dear', missing: 2 },
      earth: { kind: 'locked', level: 13 },
      frost: { kind: 'locked', level: 14 },
    });
  });

  it.each<readonly [string, Player, string, string]>([
    ['frost, while it lasts', caster('wizard', ({ stats }) => (stats.buffs.streaks = true)), 'frost', 'on'],
    ['what only companions get, without a party', caster('wizard'), 'mpheal', 'alone'],
    ['healing at full health', caster('healer', ({ stats }) => (stats.hp = 50)), 'heal', 'full'],
    ['stealth, with nothing to hide', caster('rogue'), 'stealth', 'on'],
  ])('rest where they would do nothing: %s', (_why, of, key, kind) => {
    expect(states(of)[key]).toEqual({ kind });
  });

  it('share mana in a party', () => {
    const mage = caster('wizard', ({ party }) => (party._id = 'p'));
    expect(states(mage)['mpheal']).toEqual({ kind: 'ready' });
  });
});

describe('the effect of a skill', () => {
  it.each<readonly [string, PlayerClass, keyof Effect, number]>([
    ['fireball', 'wizard', 'experience', (75 * 10) / (10 + 37.5)],
    ['mpheal', 'wizard', 'mana', Math.ceil((25 * 10) / 135)],
    ['earth', 'wizard', 'buff', Math.ceil((30 * 10) / 210)],
    ['smash', 'warrior', 'value', (2.5 * 10) / 45],
    ['heal', 'healer', 'health', 25 * 0.075],
    ['backStab', 'rogue', 'gold', (18 * 6) / (6 + 75)],
  ])('%s of a %s is what the rules say, without luck', (key, of, field, amount) => {
    const effect = effectOf(caster(of), key);
    expect(effect?.[field]).toBeCloseTo(amount, 9);
  });

  it('grows with the value of the task', () => {
    const mage = caster('wizard');
    const plain = effectOf(mage, 'fireball', habit('', own))?.experience ?? 0;
    expect(effectOf(mage, 'fireball', habit('', { ...own, value: 20 }))?.experience).toBeGreaterThan(plain);
  });

  it('leaves the player as they were', () => {
    const mage = caster('wizard');
    const before = structuredClone(mage);
    effectOf(mage, 'fireball');
    expect(mage).toEqual(before);
  });

  it.each([
    ['fireball', 'wizard', true],
    ['smash', 'warrior', true],
    ['backStab', 'rogue', true],
    ['pickPocket', 'rogue', false],
    ['earth', 'wizard', false],
    ['heal', 'healer', false],
  ] as const)('is left to luck: %s of a %s, %s', (key, of, lucky) => {
    expect(isLucky(caster(of), key)).toBe(lucky);
  });
});

describe('what a skill may be aimed at', () => {
  it('is what the player owns alone, and no reward', () => {
    const stairs = habit('Stairs', own);
    const shared = daily('Shared', { ...own, challenge: { id: 'c' } });
    const tasks = [stairs, shared, reward('Coffee', own), habit('Another’s')];
    expect([...targetsOf(caster('wizard'), tasks)]).toEqual([stairs._id]);
  });
});
