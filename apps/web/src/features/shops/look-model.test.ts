import { customizationPage, type Player } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { i18n } from '../../i18n/i18n.ts';
import { isOwned } from './item-state.ts';
import { emptyShelves, lookShelves } from './look-model.ts';
import { unlockPathOf } from './purchase.ts';
import { idOf, type Shelf } from './shop-types.ts';
import { steadyShelves } from './steady-shelves.ts';

// The words that other files have loaded stay.
i18n.load('en', {});
i18n.activate('en');

const AUTUMN = Date.parse('2026-10-20T12:00:00Z');

/** The shelves as the server lists them, with keys for names. */
function shelvesOf(who: Player): readonly Shelf[] {
  return customizationPage(who, AUTUMN).categories.map(({ identifier, items }) => ({
    identifier,
    text: identifier,
    items: items.map(({ key, pinType, purchaseType, path, currency, value, set, ...rest }) => ({
      key,
      pinType,
      purchaseType,
      path,
      currency,
      value,
      text: key,
      notes: '',
      ...(set !== undefined && { set }),
      class: rest.class,
      locked: rest.locked,
      pinned: rest.pinned,
      isSuggested: rest.isSuggested,
    })),
  }));
}

const shelf = (who: Player, end: string) =>
  lookShelves(who, shelvesOf(who)).find(({ id }) => id.endsWith(end));

describe('the shop of looks', () => {
  it('stays as it is while it is open, beards and moustaches with the same keys apart', () => {
    const shelves = shelvesOf(player());
    const facial = shelves.find(({ identifier }) => identifier === 'facialHair')?.items.map(idOf);
    expect(facial).toEqual(expect.arrayContaining(['hair.mustache.1', 'hair.beard.1']));
    expect(steadyShelves(player(), shelves, shelves)).toEqual(
      shelves.filter(({ items }) => items.length > 0),
    );
  });

  it('sells a set as a whole for less than its parts', () => {
    const who = player();
    expect(shelf(who, ' animalSkins')?.whole).toMatchObject({ value: 5, currency: 'gems' });
    expect(shelf(who, ' animalSkins')?.items).toHaveLength(8);
  });

  it('has one shelf for all animal ears, and one for all tails', () => {
    const shelves = lookShelves(player(), shelvesOf(player()));
    const ids = shelves.map(({ id }) => id).filter((id) => id.startsWith('animal'));
    expect(ids).toEqual(['animalEars animalEars', 'animalTails animalTails']);
    expect(shelf(player(), ' animalEars')?.items.length).toBeGreaterThan(1);
  });

  it('sells what is left of a set one by one, where that is cheaper', () => {
    const who = player(({ purchased }) => {
      for (const key of ['bear', 'cactus', 'fox', 'lion', 'panda', 'pig']) purchased.skin[key] = true;
    });
    expect(shelf(who, ' animalSkins')).toMatchObject({ whole: undefined });
  });

  it('has the whole set owned once all of it is', () => {
    const who = player();
    const whole = shelf(who, ' animalSkins')?.whole;
    const keys = ['bear', 'cactus', 'fox', 'lion', 'panda', 'pig', 'tiger', 'wolf'];
    const rich = player(
      ({ purchased }) => (purchased.skin = Object.fromEntries(keys.map((key) => [key, true]))),
    );
    expect(whole && isOwned(who, whole)).toBe(false);
    expect(whole && isOwned(rich, whole)).toBe(true);
  });

  it('is bought by unlocking', () => {
    const paths = lookShelves(player(), shelvesOf(player())).flatMap(({ items }) => items.map(unlockPathOf));
    expect(paths).not.toContain(undefined);
    expect(paths).toContain('skin.fox');
    expect(paths).toContain('items.gear.owned.headAccessory_special_foxEars');
    expect(paths.some((path) => path?.startsWith('background.'))).toBe(true);
  });

  it('names the shelves that are sold out', () => {
    const who = player(({ purchased }) => {
      purchased.hair['mustache'] = { 1: true, 2: true };
      purchased.hair['beard'] = { 1: true, 2: true, 3: true };
    });
    expect(emptyShelves(shelvesOf(who)).map(({ identifier }) => identifier)).toEqual(['facialHair']);
  });
});
