import { describe, expect, it } from 'vitest';
import { caster, casting, NOBODY } from '../../test/support/casting.ts';
import { contextAt, makeTask } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import { taskAfter } from '../outcome.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { cast } from './cast.ts';
import type { CastInput } from './cast-types.ts';
import { stealthToAdd } from './skills/self-skills.ts';

const ctx = contextAt();

describe('skills on a task', () => {
  const habit = makeTask('habit', { value: 3 });
  const on = (player: Player, key: string, task: Task = habit) => {
    const outcome = carriedOut(casting(player, key, { targetId: task._id }, { tasks: [task] }));
    return { player: outcome.player, task: taskAfter(outcome, task), outcome };
  };

  it('smash reddens less and hits the boss', () => {
    const { player, task } = on(caster('warrior'), 'smash');
    expect(task.value).toBeCloseTo(3 + (2.5 * 10) / 45, 9);
    expect(player.party.quest.progress.up).toBeCloseTo((55 * 10) / 80, 9);
    expect(player.stats.mp).toBe(90);
  });

  it('fireball brings experience by the task’s value, and a tenth of intelligence against the boss', () => {
    const { player, task } = on(caster('wizard'), 'fireball');
    expect(player.stats.exp).toBeCloseTo((75 * 10) / (10 + 37.5), 9);
    expect(player.party.quest.progress.up).toBe(1);
    expect(player.stats.mp).toBe(90);
    expect(task).toBe(habit);
  });

  it('pickpocket brings gold', () => {
    const { player } = on(caster('rogue'), 'pickPocket');
    expect(player.stats.gp).toBeCloseTo((25 * 9) / (9 + 75), 9);
  });

  it('backstab brings gold and experience', () => {
    const { player } = on(caster('rogue'), 'backStab');
    expect(player.stats.gp).toBeCloseTo((18 * 9) / (9 + 75), 9);
    expect(player.stats.exp).toBeCloseTo((75 * 9) / (9 + 50), 9);
  });

  it('change no other task', () => {
    const other = makeTask('habit', { _id: NOBODY, value: 3 });
    const scene = { tasks: [habit, other] };
    const { changed } = carriedOut(casting(caster('warrior'), 'smash', { targetId: habit._id }, scene));
    expect(changed.tasks.map(({ _id }) => _id)).toEqual([habit._id]);
  });

  it.each<readonly [string, Task, string | undefined, string]>([
    ['no target', habit, undefined, 'badRequest targetIdUUID'],
    ['a target that is no id', habit, 'x', 'badRequest targetIdUUID'],
    ['an unknown task', habit, NOBODY, 'notFound messageTaskNotFound'],
    ['a task of another', { ...habit, userId: NOBODY }, habit._id, 'notFound messageTaskNotFound'],
    [
      'a task of a challenge',
      { ...habit, challenge: { id: 'c' } },
      habit._id,
      'badRequest challengeTasksNoCast',
    ],
    ['a task of a group', { ...habit, group: { id: 'g' } }, habit._id, 'badRequest groupTasksNoCast'],
  ])('are refused with %s', (_what, task, targetId, refusal) => {
    expect(refusalOf(casting(caster('warrior'), 'smash', { targetId }, { tasks: [task] }))).toBe(refusal);
  });
});

describe('brightness', () => {
  const id = (index: number): string => `dddddddd-0000-4000-8000-00000000000${index}`;
  const tasks: readonly Task[] = [
    makeTask('habit', { _id: id(1), value: -1 }),
    makeTask('daily', { _id: id(2), value: 0 }),
    makeTask('todo', { _id: id(3), value: 2 }),
    makeTask('reward', { _id: id(4), value: 10 }),
    makeTask('todo', { _id: id(5), value: 0, challenge: { id: 'c', taskId: 't' } }),
    makeTask('todo', {
      _id: id(6),
      value: 0,
      challenge: { id: 'c', taskId: 't', broken: 'CHALLENGE_DELETED' },
    }),
    makeTask('todo', { _id: id(7), value: 0, group: { id: 'g' } }),
  ];

  it('raises all own tasks but rewards and those shared with others', () => {
    const outcome = carriedOut(casting(caster('healer'), 'brightness', {}, { tasks }));
    expect(outcome.changed.tasks.map(({ _id }) => _id)).toEqual([id(1), id(2), id(3), id(6)]);
    const [first] = tasks;
    if (first) expect(taskAfter(outcome, first).value).toBeCloseTo(-1 + 4 * (10 / 50), 9);
    expect(outcome.data.target).toBe('tasks');
  });
});

describe('skills on oneself', () => {
  it('the defensive stance raises constitution, without counting its own buff', () => {
    const once = carriedOut(casting(caster('warrior'), 'defensiveStance')).player;
    expect(once.stats.buffs.con).toBe(Math.ceil((40 * 10) / 210));
    const twice = carriedOut(casting(once, 'defensiveStance')).player;
    expect(twice.stats.buffs.con).toBe(2 * once.stats.buffs.con);
  });

  it('the healing light heals by constitution and intelligence, up to 50', () => {
    expect(carriedOut(casting(caster('healer'), 'heal')).player.stats.hp).toBeCloseTo(20 + 25 * 0.075, 9);
    const almost = caster('healer', ({ stats }) => (stats.hp = 49.9));
    expect(carriedOut(casting(almost, 'heal')).player.stats.hp).toBe(50);
  });

  it('frost guards streaks, once', () => {
    const { player } = carriedOut(casting(caster('wizard'), 'frost'));
    expect(player.stats.buffs.streaks).toBe(true);
    expect(refusalOf(casting(player, 'frost'))).toBe('badRequest spellAlreadyCast');
  });

  it('stealth hides dailies until all that are due are hidden', () => {
    const dailies = [1, 2].map((index) =>
      makeTask('daily', { _id: `dddddddd-0000-4000-8000-00000000000${index}`, isDue: true }),
    );
    const rogue = caster('rogue', ({ tasksOrder }) => (tasksOrder.dailys = dailies.map(({ _id }) => _id)));
    const { player } = carriedOut(casting(rogue, 'stealth', {}, { tasks: dailies }));
    expect(player.stats.buffs.stealth).toBe(stealthToAdd(rogue));
    const hidden = caster('rogue', ({ stats }) => (stats.buffs.stealth = 2));
    expect(refusalOf(casting(hidden, 'stealth', {}, { tasks: dailies }))).toBe('badRequest spellAlreadyCast');
  });
});

describe('casting is refused', () => {
  it.each<readonly [string, Player, CastInput, string]>([
    ['a skill of another class', caster('rogue'), { key: 'smash' }, 'notFound spellNotFound'],
    ['an unknown skill', caster('rogue'), { key: 'sing' }, 'notFound spellNotFound'],
    [
      'a skill without the mana',
      caster('healer', ({ stats }) => (stats.mp = 14)),
      { key: 'heal' },
      'notAuthorized notEnoughMana',
    ],
    [
      'a skill of a higher level',
      caster('healer', ({ stats }) => (stats.lvl = 10)),
      { key: 'heal' },
      'notAuthorized spellLevelTooHigh',
    ],
    [
      'healing the healthy',
      caster('healer', ({ stats }) => (stats.hp = 50)),
      { key: 'heal' },
      'notAuthorized messageHealthAlreadyMax',
    ],
    ['part of a cast', caster('healer'), { key: 'heal', quantity: 0.5 }, 'badRequest invalidQuantity'],
    [
      'more casts than the mana suffices for',
      caster('healer'),
      { key: 'heal', quantity: 50 },
      'notAuthorized notEnoughMana',
    ],
  ])('for %s', (_what, player, input, refusal) => {
    expect(refusalOf(cast(ctx, { player }, input))).toBe(refusal);
  });

  it('and leaves everyone as they were', () => {
    const player = caster('healer');
    const before = structuredClone(player);
    cast(ctx, { player }, { key: 'heal', quantity: 50 });
    expect(player).toEqual(before);
  });
});
