import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { Pin, Player } from '../state/player.ts';
import { cleanUpPins } from './cleanup.ts';
import { cures, repinCures, type Transformation, transformations } from './debuff.ts';
import { officialPins } from './official.ts';
import { isKnownPath, keyOfPath, pinTypes } from './paths.ts';
import { dropPin, gearPath, ownAndRepin, pinNextGear, unpin, unpinNextGear, unpinOwnedGear } from './pins.ts';
import { togglePin } from './toggle.ts';

const ctx = contextAt('2025-05-10T12:00:00.000Z');
const pathsOf = (player: Player): string[] => player.pinnedItems.map(({ path }) => path);
const pinned = (...pins: readonly Pin[]): Player =>
  makePlayer((player) => {
    player.pinnedItems = [...pins];
  });
const pin = (type: string, path: string): Pin => ({ type, path });

describe('a path', () => {
  it.each([
    'potion',
    'armoire',
    'gear.flat.armor_warrior_1',
    'eggs.Wolf',
    'hatchingPotions.Base',
    'premiumHatchingPotions.Spooky',
    'wackyHatchingPotions.Veggie',
    'food.Meat',
    'quests.vice1',
    'bundles.hugabug',
    'spells.special.salt',
    'spells.healer.heal',
    'mystery.301404',
    'cardTypes.greeting',
    'timeTravelStable.pets.Mammoth-Base',
    'timeTravelStable.mounts.Mammoth-Base',
    'shirt.convict',
    'hair.color.rainbow',
  ])('%s leads somewhere', (path) => expect(isKnownPath(path)).toBe(true));

  it.each([
    ['', 'nothing'],
    ['eggs', 'a kind without a key'],
    ['eggs.Stone', 'an unknown key'],
    ['eggs.Wolf.more', 'more words than there are'],
    ['gear.tree.armor_warrior_1', 'another tree of gear'],
    ['premiumHatchingPotions.Base', 'a plain potion among the magic ones'],
    ['wackyHatchingPotions.Spooky', 'a magic potion among the wacky ones'],
    ['spells.warrior.heal', 'a skill under another class'],
    ['timeTravelStable.food.Meat', 'a shelf the time travelers lack'],
    ['timeTravelStable.pets.Wolf-Base', 'a pet the time travelers lack'],
    ['constructor', 'a name that every object has'],
    ['constructor.Wolf', 'and a key under it'],
  ])('%j leads nowhere: %s', (path) => expect(isKnownPath(path)).toBe(false));

  it.each([
    ['gear.flat.armor_warrior_1', 'armor_warrior_1'],
    ['potion', 'potion'],
    ['backgrounds.backgrounds062025.beach', 'beach'],
  ])('%s ends in the key %s', (path, key) => expect(keyOfPath(path)).toBe(key));

  it('of gear is the one it is pinned under', () => {
    expect(gearPath('armor_warrior_1')).toBe('gear.flat.armor_warrior_1');
    expect(pinTypes.has('marketGear')).toBe(true);
  });
});

describe('pinning and unpinning by hand', () => {
  const wolf = pin('eggs', 'eggs.Wolf');
  it('puts a thing into the rewards, and again takes it out', () => {
    const on = carriedOut(togglePin(ctx, { player: pinned() }, wolf));
    expect(on.data).toMatchObject({ pinned: true, pinnedItems: [wolf] });
    const off = carriedOut(togglePin(ctx, { player: on.player }, wolf));
    expect(off.data).toMatchObject({ pinned: false, pinnedItems: [] });
  });

  it('keeps the others in their place', () => {
    const player = pinned(pin('food', 'food.Meat'), wolf, pin('food', 'food.Milk'));
    const { data } = carriedOut(togglePin(ctx, { player }, wolf));
    expect(data.pinnedItems.map(({ path }) => path)).toEqual(['food.Meat', 'food.Milk']);
  });

  it('remembers what the season pinned as taken down', () => {
    const player = makePlayer();
    const [official] = officialPins(player, ctx.now);
    if (!official) throw new Error('the season pins nothing');
    const down = carriedOut(togglePin(ctx, { player }, official));
    expect(down.data).toMatchObject({ pinned: false, unpinnedItems: [official] });
    const up = carriedOut(togglePin(ctx, { player: down.player }, official));
    expect(up.data).toMatchObject({ pinned: true, unpinnedItems: [] });
  });

  it.each([
    ['the potion', pin('potion', 'potion'), 'badRequest cannotUnpinItem'],
    ['the armoire', pin('armoire', 'armoire'), 'badRequest cannotUnpinItem'],
    ['a cure', pin('debuffPotion', 'spells.special.salt'), 'badRequest cannotUnpinItem'],
    ['an unknown path', pin('eggs', 'eggs.Stone'), 'badRequest wrongItemPath'],
    ['an unknown kind', pin('hat', 'eggs.Wolf'), 'badRequest wrongItemType'],
    ['an unknown path of an unknown kind', pin('hat', 'hat.Wolf'), 'badRequest wrongItemPath'],
  ])('is refused for %s', (_what, asked, refusal) => {
    expect(refusalOf(togglePin(ctx, { player: pinned() }, asked))).toBe(refusal);
  });
});

describe('what the season pins', () => {
  it.each(['warrior', 'rogue', 'wizard', 'healer'] as const)('for a %s is the current set', (playerClass) => {
    const player = makePlayer(({ stats }) => (stats.class = playerClass));
    const pins = officialPins(player, ctx.now);
    expect(pins.length).toBeGreaterThan(2);
    expect(pins.every(({ path }) => path.startsWith('gear.flat.') && path.includes('spring2025'))).toBe(true);
  });

  it.each([true, false])('is not what was ever owned: %s', (isOwned) => {
    const player = makePlayer();
    const [first] = officialPins(player, ctx.now);
    const key = keyOfPath(first?.path ?? '');
    player.items.gear.owned[key] = isOwned;
    expect(officialPins(player, ctx.now).map(({ path }) => path)).not.toContain(first?.path);
  });
});

describe('class gear in the rewards', () => {
  it('is pinned slot by slot, once', () => {
    const player = pinned();
    pinNextGear(player);
    pinNextGear(player);
    expect(pathsOf(player).toSorted()).toEqual(
      ['armor_warrior_1', 'head_warrior_1', 'shield_warrior_1', 'weapon_warrior_0'].map(gearPath).toSorted(),
    );
  });

  it('leaves the rewards again', () => {
    const player = pinned(pin('eggs', 'eggs.Wolf'));
    pinNextGear(player);
    unpinNextGear(player);
    expect(pathsOf(player)).toEqual(['eggs.Wolf']);
  });

  it('moves on with each piece that is bought', () => {
    const player = pinned();
    pinNextGear(player);
    ownAndRepin(player, 'armor_warrior_1');
    expect(player.items.gear.owned['armor_warrior_1']).toBe(true);
    expect(pathsOf(player)).toContain(gearPath('armor_warrior_2'));
    expect(pathsOf(player)).not.toContain(gearPath('armor_warrior_1'));
  });

  it('that is owned is taken down, what was lost is not', () => {
    const player = pinned(
      pin('marketGear', gearPath('armor_warrior_1')),
      pin('marketGear', gearPath('head_warrior_1')),
    );
    player.items.gear.owned['armor_warrior_1'] = true;
    player.items.gear.owned['head_warrior_1'] = false;
    unpinOwnedGear(player);
    expect(pathsOf(player)).toEqual([gearPath('head_warrior_1')]);
  });

  it('comes down by its path, the first one only', () => {
    const pins = [pin('eggs', 'eggs.Wolf'), pin('eggs', 'eggs.Wolf')];
    expect(dropPin(pins, 'eggs.Wolf')).toBe(true);
    expect(pins).toHaveLength(1);
    expect(unpin(pinned(...pins), 'eggs.Fox')).toBe(false);
  });
});

describe('cures', () => {
  it.each(transformations)('for %s are pinned while it lasts', (buff: Transformation) => {
    const player = pinned(pin('eggs', 'eggs.Wolf'));
    player.stats.buffs[buff] = true;
    repinCures(player);
    repinCures(player);
    expect(pathsOf(player)).toEqual(['eggs.Wolf', `spells.special.${cures[buff]}`]);
    player.stats.buffs[buff] = false;
    repinCures(player);
    expect(pathsOf(player)).toEqual(['eggs.Wolf']);
  });

  it('leave the list alone where there is nothing to cure', () => {
    const player = pinned(pin('eggs', 'eggs.Wolf'));
    const before = player.pinnedItems;
    repinCures(player);
    expect(player.pinnedItems).toBe(before);
  });
});

describe('the clean-up of a new day', () => {
  const offered = '2024-04-15T12:00:00.000Z';
  it.each([
    {
      type: 'premiumHatchingPotion',
      path: 'wackyHatchingPotions.Veggie',
      on: offered,
      off: '2025-09-20T12:00:00.000Z',
    },
    {
      type: 'bundles',
      path: 'bundles.hugabug',
      on: '2025-05-10T12:00:00.000Z',
      off: '2025-09-20T12:00:00.000Z',
    },
    {
      type: 'mystery_set',
      path: 'mystery.202305',
      on: '2024-05-10T12:00:00.000Z',
      off: '2024-04-20T12:00:00.000Z',
    },
    {
      type: 'background',
      path: 'backgrounds.backgrounds072024.beach',
      on: '2024-07-20T12:00:00.000Z',
      off: '2024-09-20T12:00:00.000Z',
    },
    { type: 'quests', path: 'quests.snake', on: '2024-05-01T12:00:00.000Z', off: '2024-09-20T12:00:00.000Z' },
    {
      type: 'gear',
      path: 'gear.flat.head_special_fall2019Warrior',
      on: '2025-09-25T12:00:00.000Z',
      off: '2025-06-25T12:00:00.000Z',
    },
  ])('keeps $path while it is offered', ({ type, path, on, off }) => {
    const player = pinned(pin(type, path));
    cleanUpPins(player, Date.parse(on));
    expect(pathsOf(player)).toEqual([path]);
    cleanUpPins(player, Date.parse(off));
    expect(pathsOf(player)).toEqual([]);
  });

  it.each([
    ['eggs', 'eggs.Wolf'],
    ['food', 'food.Meat'],
    ['quests', 'quests.vice1'],
    ['quests', 'quests.dilatoryDistress1'],
    ['gear', 'gear.flat.armor_armoire_lunarArmor'],
    ['gear', 'gear.flat.headAccessory_special_bearEars'],
    ['background', 'backgrounds.timeTravelBackgrounds.airship'],
    ['marketGear', 'gear.flat.armor_warrior_1'],
    ['card', 'cardTypes.greeting'],
    ['debuffPotion', 'spells.special.salt'],
  ])('keeps %s %s at all times', (type, path) => {
    const player = pinned(pin(type, path));
    const before = player.pinnedItems;
    cleanUpPins(player, ctx.now);
    expect(player.pinnedItems).toBe(before);
  });
});
