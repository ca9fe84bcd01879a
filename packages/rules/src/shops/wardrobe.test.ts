import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import { unlock } from './unlock.ts';
import { ownsLook } from './owned-looks.ts';
import { findLook, giveLook, wearLook } from './wardrobe.ts';

const april = contextAt('2024-04-10T12:00:00.000Z');
const EARS = 'items.gear.owned.headAccessory_special_bearEars';
const rich = (change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    player.balance = 10;
    change(player);
  });

describe('a look', () => {
  it.each([
    { path: 'shirt.convict', price: 0.5, setPrice: 1.25, why: 'is a shirt of a set' },
    { path: 'hair.color.rainbow', price: 0.5, setPrice: 1.25, why: 'is a colour of hair' },
    { path: EARS, price: 0.5, setPrice: 1.25, why: 'is an animal part' },
    { path: 'background.giant_florals', price: 1.75, setPrice: 3.75, why: 'is a background' },
  ])('$why', ({ path, price, setPrice }) => {
    const look = findLook(path);
    expect(look).toMatchObject({ path, price, setPrice });
    expect(look?.setPaths).toContain(path);
  });

  it.each([
    '',
    'shirt',
    'shirt.nope',
    'hair.nope.1',
    'background.nope',
    'items.gear.owned.armor_warrior_1',
    'gear.x',
  ])('is not %j', (path) => expect(findLook(path)).toBeUndefined());

  it.each(['shirt.convict', 'skin.0ff591', 'hair.color.rainbow', 'background.beach', EARS])(
    '%s is owned once it was given',
    (path) => {
      const player = makePlayer();
      expect(ownsLook(player, path)).toBe(false);
      giveLook(player, path);
      expect(ownsLook(player, path)).toBe(true);
    },
  );

  it('of an animal counts as owned though it was lost', () => {
    const player = makePlayer(({ items }) => (items.gear.owned['headAccessory_special_bearEars'] = false));
    expect(ownsLook(player, EARS)).toBe(true);
  });

  it.each<readonly [string, (player: Player) => unknown, unknown]>([
    ['shirt.convict', ({ preferences }) => preferences.shirt, 'convict'],
    ['skin.0ff591', ({ preferences }) => preferences.skin, '0ff591'],
    ['hair.color.rainbow', ({ preferences }) => preferences.hair.color, 'rainbow'],
    ['hair.bangs.3', ({ preferences }) => preferences.hair.bangs, 3],
    ['background.beach', ({ preferences }) => preferences.background, 'beach'],
  ])('%s is put on as a preference', (path, read, wanted) => {
    const player = makePlayer();
    wearLook(player, path);
    expect(read(player)).toBe(wanted);
  });
});

describe('unlocking', () => {
  it('puts on what is owned, free of charge, and takes a worn background down', () => {
    const player = rich(({ purchased }) => (purchased.background['beach'] = true));
    const on = carriedOut(unlock(april, { player }, { path: 'background.beach' }));
    expect([on.player.preferences.background, on.player.balance, on.message]).toEqual([
      'beach',
      10,
      undefined,
    ]);
    const off = carriedOut(unlock(april, { player: on.player }, { path: 'background.beach' }));
    expect(off.player.preferences.background).toBe('');
  });

  it('a whole set costs less than its parts, and unpins them', () => {
    const { setPaths = [] } = findLook('background.giant_florals') ?? {};
    const pins = setPaths.map((path) => ({ type: 'background', path: findLook(path)?.pinPath ?? '' }));
    const player = rich((fresh) => (fresh.pinnedItems = pins));
    const { player: after, ledger } = carriedOut(unlock(april, { player }, { path: setPaths.join(',') }));
    expect([after.balance, after.pinnedItems]).toEqual([6.25, []]);
    expect(setPaths.every((path) => ownsLook(after, path))).toBe(true);
    expect(ledger).toMatchObject([{ kind: 'spend', amount: -3.75, reference: setPaths.join(',') }]);
  });

  it.each<readonly [string, string | undefined, (player: Player) => void, string]>([
    ['nothing', undefined, () => {}, 'badRequest pathRequired'],
    ['the unknown', 'shirt.nope', () => {}, 'badRequest invalidUnlockSet'],
    [
      'a background of the check-ins',
      'background.blue',
      () => {},
      'badRequest incentiveBackgroundsUnlockedWithCheckins',
    ],
    ['a background of another shop', 'background.airship', () => {}, 'notAuthorized notAvailable'],
    [
      'a look beyond the purse',
      'shirt.convict',
      (player) => (player.balance = 0.25),
      'notAuthorized notEnoughGems',
    ],
    ['one look twice in a set', 'shirt.convict,shirt.convict', () => {}, 'badRequest invalidUnlockSet'],
  ])('is refused for %s', (_what, path, change, refusal) => {
    expect(refusalOf(unlock(april, { player: rich(change) }, { path }))).toBe(refusal);
  });
});
