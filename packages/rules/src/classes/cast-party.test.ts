import { describe, expect, it } from 'vitest';
import { caster, casting, NOBODY } from '../../test/support/casting.ts';
import { contextAt } from '../../test/support/make.ts';
import { carriedOut, makeMembers, memberId, refusalOf } from '../../test/support/party.ts';
import { playerAfter } from '../outcome.ts';
import type { Player, PlayerClass } from '../state/player.ts';
import { cast } from './cast.ts';
import type { CastInput } from './cast-types.ts';

const ctx = contextAt();

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
