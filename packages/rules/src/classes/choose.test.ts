import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import { changeClass, disableClasses } from './choose.ts';

const ctx = contextAt();
const grown = (change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    Object.assign(player.stats, { lvl: 20, str: 5, con: 4, per: 3, int: 2, points: 6 });
    player.balance = 1;
    change(player);
  });
const chosen = (name: string | undefined, change?: (player: Player) => void) =>
  changeClass(ctx, { player: grown(change) }, { name });
const pathsOf = ({ pinnedItems }: Player): string[] => pinnedItems.map(({ path }) => path);

describe('choosing a class for the first time', () => {
  it.each([
    { name: 'warrior', wanted: 'warrior', first: ['weapon_warrior_0'] },
    { name: 'rogue', wanted: 'rogue', first: ['weapon_rogue_0', 'shield_rogue_0'] },
    { name: 'healer', wanted: 'healer', first: ['weapon_healer_0'] },
    { name: 'wizard', wanted: 'wizard', first: ['weapon_wizard_0'] },
    { name: 'mage', wanted: 'wizard', first: ['weapon_wizard_0'] },
  ])('as $name costs nothing and brings its first gear', ({ name, wanted, first }) => {
    const { player, ledger } = carriedOut(chosen(name));
    expect(player.stats).toMatchObject({ class: wanted, str: 5, points: 6 });
    expect(player.flags.classSelected).toBe(true);
    expect(player.balance).toBe(1);
    expect(ledger).toEqual([]);
    for (const key of first) expect(player.items.gear.owned[key]).toBe(true);
  });

  it('pins what comes next, and nothing that is owned', () => {
    const { player } = carriedOut(chosen('rogue'));
    const paths = pathsOf(player);
    expect(paths).toContain('gear.flat.armor_rogue_1');
    expect(paths).not.toContain('gear.flat.weapon_rogue_0');
  });
});

describe('changing the class', () => {
  const settled =
    (change: (player: Player) => void = () => {}) =>
    (player: Player) => {
      player.flags.classSelected = true;
      player.stats.class = 'healer';
      change(player);
    };

  it('costs three gems and gives all points back', () => {
    const { player, ledger } = carriedOut(chosen('rogue', settled()));
    expect(player.stats).toMatchObject({ class: 'rogue', str: 0, con: 0, per: 0, int: 0, points: 20 });
    expect(player.balance).toBe(0.25);
    expect(ledger).toMatchObject([{ kind: 'change_class', amount: -0.75, currentAmount: 0.25 }]);
  });

  it('gives at most a hundred points back', () => {
    const { player } = carriedOut(
      chosen(
        'rogue',
        settled(({ stats }) => (stats.lvl = 250)),
      ),
    );
    expect(player.stats.points).toBe(100);
  });

  it('without a name only gives the points back', () => {
    const { player } = carriedOut(chosen(undefined, settled()));
    expect(player.flags.classSelected).toBe(false);
    expect(player.stats).toMatchObject({ class: 'healer', points: 20 });
  });

  it('is free for a player who had opted out of classes', () => {
    const free = settled((player) => {
      player.preferences.disableClasses = true;
      player.preferences.automaticAllocation = true;
      player.balance = 0;
    });
    const { player, ledger } = carriedOut(chosen('rogue', free));
    expect(player.preferences).toMatchObject({ disableClasses: false, automaticAllocation: false });
    expect([player.balance, ledger]).toEqual([0, []]);
  });

  it('moves the pins from one class to the other', () => {
    const pinned = settled(({ pinnedItems }) =>
      pinnedItems.push({ type: 'marketGear', path: 'gear.flat.armor_healer_1' }),
    );
    const paths = pathsOf(carriedOut(chosen('rogue', pinned)).player);
    expect(paths).not.toContain('gear.flat.armor_healer_1');
    expect(paths).toContain('gear.flat.armor_rogue_1');
  });

  it('keeps gear on and buffs up', () => {
    const buffed = settled(({ stats, items }) => {
      stats.buffs.str = 7;
      items.gear.equipped.weapon = 'weapon_healer_1';
    });
    const { player } = carriedOut(chosen('rogue', buffed));
    expect(player.stats.buffs.str).toBe(7);
    expect(player.items.gear.equipped.weapon).toBe('weapon_healer_1');
  });

  it.each([
    ['below level 10', 'rogue', ({ stats }: Player) => (stats.lvl = 9), 'notAuthorized lvl10ChangeClass'],
    ['to an unknown class', 'knight', () => {}, 'badRequest invalidClass'],
    ['to a name that every object has', 'constructor', () => {}, 'badRequest invalidClass'],
    ['without the gems', 'rogue', (player: Player) => (player.balance = 0.5), 'notAuthorized notEnoughGems'],
  ])('is refused %s', (_when, name, change, refusal) => {
    expect(refusalOf(chosen(name, settled(change)))).toBe(refusal);
  });
});

describe('opting out of classes', () => {
  it('makes a warrior with every point in strength and automatic allocation', () => {
    const player = grown(({ stats }) => (stats.class = 'wizard'));
    const after = carriedOut(disableClasses(ctx, { player }));
    expect(after.data.stats).toMatchObject({ class: 'warrior', str: 20, points: 0 });
    expect(after.data.flags.classSelected).toBe(true);
    expect(after.data.preferences).toMatchObject({ disableClasses: true, automaticAllocation: true });
    expect(after.player.balance).toBe(1);
  });

  it('puts at most a hundred into strength', () => {
    const player = grown(({ stats }) => (stats.lvl = 300));
    expect(carriedOut(disableClasses(ctx, { player })).data.stats.str).toBe(100);
  });
});
