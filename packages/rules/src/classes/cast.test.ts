import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask } from '../../test/support/make.ts';
import { carriedOut, makeMembers, memberId, refusalOf } from '../../test/support/party.ts';
import { playerAfter, taskAfter } from '../outcome.ts';
import type { Player, PlayerClass } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { cast } from './cast.ts';
import type { CastInput, CastScene } from './cast-types.ts';
import { stealthToAdd } from './skills/self-skills.ts';

const ctx = contextAt();
const NOBODY = 'cccccccc-0000-4000-8000-000000000009';

/** A caster of level 20 and bare of gear: 10 points of each attribute by level, and what is given. */
const caster = (playerClass: PlayerClass, change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    Object.assign(player.stats, { lvl: 20, mp: 100, hp: 20, class: playerClass, gp: 0, exp: 0 });
    for (const set of ['equipped', 'costume'] as const) player.items.gear[set] = {};
    change(player);
  });
const casting = (
  player: Player,
  key: string,
  input: Partial<CastInput> = {},
  scene: Partial<CastScene> = {},
) => cast(ctx, { player, ...scene }, { key, ...input });

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

describe('skills on the party', () => {
  const party = (playerClass: PlayerClass) => {
    const members = makeMembers(3, (player, index) => {
      Object.assign(player.stats, { lvl: 20, mp: 100, hp: 20, class: index === 0 ? playerClass : 'warrior' });
      player.items.gear.equipped = {};
    });
    const [player] = members;
    if (!player) throw new Error('no caster');
    return { player, members };
  };
  it.each([
    { key: 'valorousPresence', playerClass: 'warrior', buff: 'str', gain: Math.ceil((20 * 10) / 210) },
    { key: 'intimidate', playerClass: 'warrior', buff: 'con', gain: Math.ceil((24 * 10) / 210) },
    { key: 'earth', playerClass: 'wizard', buff: 'int', gain: Math.ceil((30 * 10) / 210) },
    { key: 'toolsOfTrade', playerClass: 'rogue', buff: 'per', gain: Math.ceil((100 * 10) / 60) },
    { key: 'protectAura', playerClass: 'healer', buff: 'con', gain: Math.ceil((200 * 10) / 210) },
  ] as const)('$key raises $buff of everyone by $gain', ({ key, playerClass, buff, gain }) => {
    const scene = party(playerClass);
    const outcome = carriedOut(cast(ctx, scene, { key }));
    const after = scene.members.map((member) => playerAfter(outcome, member).stats.buffs[buff]);
    expect(after).toEqual([gain, gain, gain]);
    expect(outcome.chat).toEqual([
      {
        groupId: scene.player.party._id,
        info: { type: 'spell_cast_party', user: 'member 0', class: playerClass, spell: key, times: 1 },
      },
    ]);
  });

  it('a blessing heals everyone alike', () => {
    const scene = party('healer');
    const outcome = carriedOut(cast(ctx, scene, { key: 'healAll' }));
    const after = scene.members.map((member) => playerAfter(outcome, member).stats.hp);
    expect(after).toEqual([21, 21, 21]);
  });

  it('the ethereal surge gives mana to all but wizards', () => {
    const scene = party('wizard');
    const outcome = carriedOut(cast(ctx, scene, { key: 'mpheal' }));
    const gain = Math.ceil((25 * 10) / (10 + 125));
    const after = scene.members.map((member) => playerAfter(outcome, member).stats.mp);
    expect(after).toEqual([70, 100 + gain, 100 + gain]);
  });

  it('reach only the caster where there is no party, and no chat', () => {
    const lonely = caster('warrior');
    const outcome = carriedOut(casting(lonely, 'valorousPresence'));
    expect(outcome.player.stats.buffs.str).toBe(1);
    expect(outcome.chat).toEqual([]);
  });

  it('work once, however often they are asked for', () => {
    const outcome = carriedOut(cast(ctx, party('warrior'), { key: 'valorousPresence', quantity: 3 }));
    expect(outcome.player.stats).toMatchObject({ mp: 80, buffs: { str: 1 } });
  });
});

describe('transformation items', () => {
  const two = (change: (player: Player, index: number) => void = () => {}) => {
    const [player, friend] = makeMembers(2, (member, index) => {
      member.items.special['snowball'] = 1;
      change(member, index);
    });
    if (!player || !friend) throw new Error('two members are needed');
    return { player, friend, members: [player, friend] };
  };

  it.each([
    ['snowball', 'salt'],
    ['spookySparkles', 'opaquePotion'],
    ['shinySeed', 'petalFreePotion'],
    ['seafoam', 'sand'],
  ])('as %s transform a friend, whose rewards then hold %s', (key, cure) => {
    const scene = two((member) => (member.items.special[key] = 1));
    const outcome = carriedOut(cast(ctx, scene, { key, targetId: memberId(1) }));
    const friend = playerAfter(outcome, scene.friend);
    expect(friend.stats.buffs).toMatchObject({ [key]: true });
    expect(friend.achievements[key]).toBe(1);
    expect(friend.pinnedItems.at(-1)).toEqual({ type: 'debuffPotion', path: `spells.special.${cure}` });
    expect(outcome.player.items.special[key]).toBe(0);
  });

  it('leave one transformation at a time', () => {
    const scene = two((member) => (member.stats.buffs.seafoam = true));
    const outcome = carriedOut(cast(ctx, scene, { key: 'snowball', targetId: memberId(1) }));
    const { buffs } = playerAfter(outcome, scene.friend).stats;
    expect([buffs.snowball, buffs.seafoam]).toEqual([true, false]);
  });

  it('are announced to the party', () => {
    const { chat } = carriedOut(cast(ctx, two(), { key: 'snowball', targetId: memberId(1) }));
    expect(chat).toMatchObject([{ info: { type: 'spell_cast_user', user: 'member 0', target: 'member 1' } }]);
  });

  it('wear off with their cure, which costs gold', () => {
    const frozen = caster('warrior', (player) => {
      player.stats.buffs.snowball = true;
      player.stats.gp = 8;
      player.pinnedItems = [{ type: 'debuffPotion', path: 'spells.special.salt' }];
    });
    const { player } = carriedOut(casting(frozen, 'salt'));
    expect(player.stats).toMatchObject({ gp: 3, buffs: { snowball: false } });
    expect(player.pinnedItems).toEqual([]);
  });

  it.each<readonly [string, (player: Player) => void, Partial<CastInput>, string]>([
    [
      'the thing itself',
      ({ items }) => (items.special['snowball'] = 0),
      { targetId: memberId(1) },
      'notAuthorized spellNotOwned',
    ],
    ['a target', () => {}, {}, 'badRequest targetIdUUID'],
    ['a target in the party', () => {}, { targetId: NOBODY }, 'notFound userWithIDNotFound'],
    ['a party', (player) => delete player.party._id, { targetId: memberId(1) }, 'notFound partyNotFound'],
  ])('are refused without %s', (_what, change, input, refusal) => {
    expect(refusalOf(cast(ctx, two(change), { key: 'snowball', ...input }))).toBe(refusal);
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
