import { findGear } from '@everdeed/content';
import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import { produce } from '../state/draft.ts';
import type { Player, PlayerClass, WornGear } from '../state/player.ts';
import { gearToBuy, nextClassGear } from './class-tree.ts';
import { equip, type EquipInput } from './equip.ts';
import { mayOwn, passesOwnershipRule } from './ownership.ts';
import { bareSlot, freeOtherHand } from './two-handed.ts';
import { grantUltimateGear } from './ultimate-gear.ts';
import { unequip } from './unequip.ts';

const ctx = contextAt();
const gearOf = (key: string) => {
  const gear = findGear(key);
  if (!gear) throw new Error(`no gear ${key}`);
  return gear;
};
const owner = (keys: readonly string[], change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    for (const key of keys) player.items.gear.owned[key] = true;
    change(player);
  });
const worn = (player: Player, input: EquipInput): Player => carriedOut(equip(ctx, { player }, input)).player;

describe('putting gear on', () => {
  it.each([
    { type: undefined, set: 'equipped', why: 'without a type is battle gear' },
    { type: 'equipped', set: 'equipped', why: 'as battle gear leaves the costume' },
    { type: 'costume', set: 'costume', why: 'as a costume leaves battle gear' },
  ] as const)('$why', ({ type, set }) => {
    const player = owner(['head_warrior_1']);
    const { gear } = worn(player, { type, key: 'head_warrior_1' }).items;
    expect(gear[set].head).toBe('head_warrior_1');
    const other = set === 'equipped' ? 'costume' : 'equipped';
    expect(gear[other].head).toBe(player.items.gear[other].head);
  });

  it('again takes it off and says so', () => {
    const player = owner(['head_warrior_1'], ({ items }) => (items.gear.equipped.head = 'head_warrior_1'));
    const off = carriedOut(equip(ctx, { player }, { key: 'head_warrior_1' }));
    expect(off.player.items.gear.equipped.head).toBe('head_base_0');
    expect(off.message).toEqual({
      key: 'messageUnEquipped',
      params: { itemText: '@gear/head_warrior_1' },
    });
  });

  it('replaces what stood in the slot without a word', () => {
    const player = owner(['head_warrior_1', 'head_warrior_2'], ({ items }) => {
      items.gear.equipped.head = 'head_warrior_1';
    });
    const on = carriedOut(equip(ctx, { player }, { key: 'head_warrior_2' }));
    expect(on.player.items.gear.equipped.head).toBe('head_warrior_2');
    expect(on.message).toBeUndefined();
  });

  it.each([
    ['nothing at all', {}, 'badRequest missingTypeKeyEquip'],
    ['no key', { type: 'equipped' }, 'badRequest missingTypeKeyEquip'],
    ['an empty type', { type: '', key: 'head_warrior_1' }, 'badRequest missingTypeKeyEquip'],
    ['an unknown type', { type: 'hat', key: 'head_warrior_1' }, 'badRequest invalidTypeEquip'],
    ['gear that is not owned', { key: 'head_warrior_3' }, 'notFound gearNotOwned'],
    ['gear that does not exist', { key: 'head_warrior_99' }, 'notFound gearNotOwned'],
    ['a pet that is not there', { type: 'pet', key: 'Wolf-Base' }, 'notFound petNotOwned'],
    ['a mount that is not there', { type: 'mount', key: 'Wolf-Base' }, 'notFound mountNotOwned'],
  ] as const)('is refused for %s', (_what, input, refusal) => {
    expect(refusalOf(equip(ctx, { player: owner(['head_warrior_1']) }, input))).toBe(refusal);
  });

  it('is refused for gear that was lost', () => {
    const player = makePlayer(({ items }) => (items.gear.owned['head_warrior_1'] = false));
    expect(refusalOf(equip(ctx, { player }, { key: 'head_warrior_1' }))).toBe('notFound gearNotOwned');
  });
});

describe('taking an animal along', () => {
  it.each([
    { type: 'pet', part: 'currentPet' },
    { type: 'mount', part: 'currentMount' },
  ] as const)('works for a $type, and again sends it back', ({ type, part }) => {
    const player = makePlayer(({ items }) => {
      items.pets['Wolf-Base'] = 5;
      items.mounts['Wolf-Base'] = true;
    });
    const along = worn(player, { type, key: 'Wolf-Base' });
    expect(along.items[part]).toBe('Wolf-Base');
    expect(worn(along, { type, key: 'Wolf-Base' }).items[part]).toBe('');
  });

  it.each([
    { growth: -1, refusal: 'accepted', why: 'a pet that became a mount stays choosable' },
    { growth: 0, refusal: 'notFound petNotOwned', why: 'a pet set free does not' },
  ])('$why', ({ growth, refusal }) => {
    const player = makePlayer(({ items }) => (items.pets['Wolf-Base'] = growth));
    expect(refusalOf(equip(ctx, { player }, { type: 'pet', key: 'Wolf-Base' }))).toBe(refusal);
  });

  it('needs a mount that was not released', () => {
    const player = makePlayer(({ items }) => (items.mounts['Wolf-Base'] = null));
    expect(refusalOf(equip(ctx, { player }, { type: 'mount', key: 'Wolf-Base' }))).toBe(
      'notFound mountNotOwned',
    );
  });
});

describe('two hands', () => {
  const twoHanded = 'weapon_wizard_1';
  it.each<readonly [string, WornGear, string, WornGear, string | undefined]>([
    [
      'a shield takes a two-handed weapon off',
      { weapon: twoHanded },
      'shield_warrior_1',
      { weapon: 'weapon_base_0' },
      'messageTwoHandedUnequip',
    ],
    [
      'a two-handed weapon takes the shield off',
      { shield: 'shield_warrior_1' },
      twoHanded,
      { shield: 'shield_base_0' },
      'messageTwoHandedEquip',
    ],
    [
      'a bare hand is nothing to free',
      { shield: 'shield_base_0' },
      twoHanded,
      { shield: 'shield_base_0' },
      undefined,
    ],
    [
      'a shield goes with a one-handed weapon',
      { weapon: 'weapon_warrior_1' },
      'shield_warrior_1',
      { weapon: 'weapon_warrior_1' },
      undefined,
    ],
    ['a helmet frees no hand', { weapon: twoHanded }, 'head_warrior_1', { weapon: twoHanded }, undefined],
  ])('%s', (_why, before, key, after, message) => {
    const wearing = { ...before };
    expect(freeOtherHand(wearing, gearOf(key))?.key).toBe(message);
    expect(wearing).toEqual(after);
  });

  it('are named in the message, the two-handed one first', () => {
    expect(freeOtherHand({ shield: 'shield_warrior_1' }, gearOf(twoHanded))?.params).toEqual({
      twoHandedText: '@gear/weapon_wizard_1',
      offHandedText: '@gear/shield_warrior_1',
    });
  });

  it.each(['weapon', 'armor', 'head', 'shield'])('leave %s bare as base gear', (slot) => {
    expect(bareSlot(slot)).toBe(`${slot}_base_0`);
  });
});

describe('putting a whole part away', () => {
  const dressed = makePlayer((player) => {
    const { gear } = player.items;
    Object.assign(gear.equipped, { weapon: 'weapon_warrior_1', head: 'head_warrior_1' });
    Object.assign(gear.costume, { armor: 'armor_warrior_1' });
    player.items.currentPet = 'Wolf-Base';
    player.items.currentMount = 'Wolf-Base';
    player.preferences.background = 'violet';
  });
  const partsOf = ({ items, preferences }: Player) => ({
    weapon: items.gear.equipped.weapon,
    costume: items.gear.costume.armor,
    pet: items.currentPet,
    mount: items.currentMount,
    background: preferences.background,
  });
  const all = partsOf(dressed);
  it.each([
    { type: undefined, left: { weapon: 'weapon_base_0' }, message: 'messageBattleGearUnEquipped' },
    { type: 'equipped', left: { weapon: 'weapon_base_0' }, message: 'messageBattleGearUnEquipped' },
    { type: 'costume', left: { costume: 'armor_base_0' }, message: 'messageCostumeUnEquipped' },
    { type: 'pet', left: { pet: '', mount: '' }, message: 'messagePetMountUnEquipped' },
    { type: 'background', left: { background: '' }, message: 'messageBackgroundUnEquipped' },
    {
      type: 'all',
      left: { weapon: 'weapon_base_0', costume: 'armor_base_0', pet: '', mount: '', background: '' },
      message: 'messageAllUnEquipped',
    },
  ])('of type $type says $message', ({ type, left, message }) => {
    const after = carriedOut(unequip(ctx, { player: dressed }, { type }));
    expect(partsOf(after.player)).toEqual({ ...all, ...left });
    expect(after.message).toEqual({ key: message });
    expect(after.data).toBe(after.player.items);
  });

  it.each(['', 'hat', 'toString'])('of type %j is refused', (type) => {
    expect(refusalOf(unequip(ctx, { player: dressed }, { type }))).toBe('badRequest invalidTypeEquip');
  });
});

describe('who may own a piece', () => {
  const backer = (tier: number) => makePlayer((player) => (player.backer.tier = tier));
  const contributor = (level: number) => makePlayer((player) => (player.contributor.level = level));
  it.each<readonly [string, Player, string, boolean]>([
    ['nobody without the tier', makePlayer(), 'armor_special_1', false],
    ['a contributor of tier 2', contributor(2), 'armor_special_1', true],
    ['no contributor of tier 1', contributor(1), 'armor_special_1', false],
    ['a backer of enough', backer(300), 'weapon_special_0', true],
    ['no backer of too little', backer(1), 'weapon_special_0', false],
  ])('%s', (_who, player, key, may) => {
    expect(passesOwnershipRule(player, gearOf(key))).toBe(may);
    expect(mayOwn(player, gearOf(key))).toBe(may);
  });

  it('is everyone who had it once', () => {
    const player = makePlayer(({ items }) => (items.gear.owned['armor_special_1'] = false));
    expect(passesOwnershipRule(player, gearOf('armor_special_1'))).toBe(true);
  });

  it('is everyone where there is no rule, though no rule passes', () => {
    const gear = gearOf('armor_warrior_1');
    expect([passesOwnershipRule(makePlayer(), gear), mayOwn(makePlayer(), gear)]).toEqual([false, true]);
  });
});

describe('the next gear of a class', () => {
  const next = (playerClass: PlayerClass, owned: readonly string[] = []): string[] => {
    const player = owner(owned, ({ stats }) => (stats.class = playerClass));
    return nextClassGear(player).map(({ key }) => key);
  };
  it.each([
    {
      playerClass: 'warrior',
      owned: [],
      wanted: ['weapon_warrior_0', 'armor_warrior_1', 'head_warrior_1', 'shield_warrior_1'],
      why: 'begins with the first of each slot',
    },
    {
      playerClass: 'warrior',
      owned: ['weapon_warrior_0', 'armor_warrior_1'],
      wanted: ['weapon_warrior_1', 'armor_warrior_2', 'head_warrior_1', 'shield_warrior_1'],
      why: 'goes one up where the last is owned',
    },
    {
      playerClass: 'wizard',
      owned: [],
      wanted: ['weapon_wizard_0', 'armor_wizard_1', 'head_wizard_1'],
      why: 'holds no shields for wizards',
    },
    {
      playerClass: 'rogue',
      owned: ['weapon_rogue_0'],
      wanted: ['weapon_rogue_1', 'armor_rogue_1', 'head_rogue_1', 'shield_rogue_0'],
      why: 'begins at 0 with the rogue’s second blade',
    },
  ] as const)('$why', ({ playerClass, owned, wanted }) => {
    expect(next(playerClass, owned).toSorted()).toEqual([...wanted].toSorted());
  });

  it('is what gold buys first of all, and special gear only where a rule allows it', () => {
    const keys = gearToBuy(makePlayer(), ctx.now).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['armor_warrior_1', 'head_warrior_1']));
    expect(keys).not.toContain('armor_special_1');
    const raised = makePlayer((player) => (player.contributor.level = 2));
    expect(gearToBuy(raised, ctx.now).map(({ key }) => key)).toContain('armor_special_1');
  });
});

describe('ultimate gear', () => {
  const best = ['weapon_healer_6', 'armor_healer_5', 'head_healer_5', 'shield_healer_5'];
  const granted = (keys: readonly string[], change?: (player: Player) => void): Player =>
    produce(owner(keys, change), (draft) => grantUltimateGear(ctx, draft));

  it('comes with the last tier of every slot, and is announced once', () => {
    const after = granted(best);
    expect(after.achievements.ultimateGearSets.healer).toBe(true);
    expect(after.notifications.map(({ type }) => type)).toEqual(['ULTIMATE_GEAR_ACHIEVEMENT']);
    const again = produce(after, (draft) => grantUltimateGear(ctx, draft));
    expect(again.notifications).toHaveLength(1);
  });

  it('does not come with a piece missing', () => {
    const after = granted(best.slice(1));
    expect(after.achievements.ultimateGearSets.healer).toBe(false);
    expect(after.notifications).toEqual([]);
  });

  it('does not come with a piece lost', () => {
    const after = granted(best, ({ items }) => (items.gear.owned['head_healer_5'] = false));
    expect(after.achievements.ultimateGearSets.healer).toBe(false);
  });
});
