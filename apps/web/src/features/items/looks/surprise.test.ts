import type { Player } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../../test/game.ts';
import { presentLook, surpriseLook } from './surprise.ts';
import { ownOptions } from './wardrobe.ts';

/** Goes through the range in steps, so that every option gets its turn. */
function steady(): () => number {
  let count = 0;
  return () => {
    count += 0.137;
    return count % 1;
  };
}

const someone = (change: (player: Player) => void = () => undefined) =>
  player((fresh) => {
    fresh.preferences.skin = '915533';
    fresh.preferences.shirt = 'blue';
    change(fresh);
  });

describe('a surprise', () => {
  it('takes only what is owned', () => {
    const hero = someone(({ purchased }) => (purchased.skin['fox'] = true));
    const roll = steady();
    const skins = new Set(ownOptions(hero, 'skin').map(({ key }) => key));
    const seen = Array.from({ length: 60 }, () => surpriseLook(hero, roll)['preferences.skin']);
    expect(new Set(seen)).toEqual(new Set([...skins].filter((key) => key !== '915533')));
  });

  it.each(['preferences.skin', 'preferences.shirt', 'preferences.hair.color'])(
    'always changes %s',
    (path) => {
      const hero = someone();
      const roll = steady();
      const before = presentLook(hero)[path];
      for (let count = 0; count < 40; count += 1) expect(surpriseLook(hero, roll)[path]).not.toBe(before);
    },
  );

  it('leaves out beards that were never bought, and often the flower', () => {
    const roll = steady();
    const looks = Array.from({ length: 40 }, () => surpriseLook(someone(), roll));
    expect(new Set(looks.map((look) => look['preferences.hair.beard']))).toEqual(new Set([0]));
    const bare = looks.filter((look) => look['preferences.hair.flower'] === 0);
    expect(bare.length).toBeGreaterThan(5);
    expect(bare.length).toBeLessThan(35);
  });

  it('leaves alone what is worn without being owned, for it could not be undone', () => {
    const hero = someone(({ preferences }) => (preferences.background = 'beach'));
    expect(Object.keys(surpriseLook(hero, steady()))).not.toContain('preferences.background');
    expect(Object.keys(presentLook(hero))).not.toContain('preferences.background');
  });

  it('keeps build, wheelchair and a background that is the only one', () => {
    const look = surpriseLook(
      someone(({ purchased, preferences }) => {
        purchased.background = {};
        purchased.background['beach'] = true;
        preferences.background = 'beach';
      }),
      () => 0.99,
    );
    expect(Object.keys(look)).not.toContain('preferences.size');
    expect(Object.keys(look)).not.toContain('preferences.chair');
    expect(look['preferences.background']).toBe('beach');
  });
});
