import { describe, expect, it } from 'vitest';
import { makePlayer } from '../../test/support/make.ts';
import { isMoreThanHatchable } from '../shops/hatchable.ts';
import type { Items } from '../state/player.ts';
import { stableGroups } from './stable-groups.ts';

const NOW = Date.parse('2025-09-20T12:00:00.000Z');
const groupsOf = (items: Partial<Items>, now = NOW) => {
  const player = makePlayer((owner) => Object.assign(owner.items, items));
  const { pets, mounts } = stableGroups(player, now);
  const told = (list: typeof pets) =>
    Object.fromEntries(list.map(({ group, owned, all }) => [group, `${owned} / ${all}`]));
  return { pets: told(pets), mounts: told(mounts) };
};

describe('the counts of the stable (rules-play-and-shops 2.10)', () => {
  it('begin at nothing, of all that can be found', () => {
    const { pets, mounts } = groupsOf({ pets: {}, mounts: {} });
    expect(pets).toMatchObject({ standard: '0 / 90', special: '0 / 8' });
    expect(mounts).toMatchObject({ standard: '0 / 90', special: '0 / 9' });
    expect('wacky' in mounts).toBe(false);
  });

  it('take raised pets for owned, and those set free for gone', () => {
    const { pets, mounts } = groupsOf({
      pets: { 'Wolf-Base': 5, 'Fox-Base': -1, 'Fox-Red': 0, 'Wolf-Veteran': 5, 'Wolf-Veggie': 5 },
      mounts: { 'Fox-Base': true, 'Fox-Red': null, 'LionCub-Ethereal': true },
    });
    expect(pets).toMatchObject({ standard: '2 / 90', special: '1 / 9', magic: expect.stringMatching(/^0/) });
    expect(pets['wacky']).toMatch(/^1 /);
    expect(mounts).toMatchObject({ standard: '1 / 90', special: '1 / 10' });
  });

  it('leave out what has not come out yet', () => {
    const before = groupsOf({}, Date.parse('2025-05-14T07:59:00.000Z'));
    const after = groupsOf({}, Date.parse('2025-05-14T08:01:00.000Z'));
    const all = (text = '') => Number(text.split('/ ')[1]);
    expect(all(after.pets['quest']) - all(before.pets['quest'])).toBe(10);
    expect(all(after.pets['magic']) - all(before.pets['magic'])).toBe(9);
  });
});

describe('more than can be hatched (rules-play-and-shops 5.8)', () => {
  it.each([
    ['hatchingPotions', 'Spooky', 18, false, 'a magic potion makes nine pets and nine mounts'],
    ['hatchingPotions', 'Spooky', 19, true, 'and no more'],
    ['hatchingPotions', 'Veggie', 9, false, 'a wacky one nine pets'],
    ['hatchingPotions', 'Veggie', 10, true, 'that nobody rides'],
    ['eggs', 'Rat', 20, false, 'a quest egg ten of each'],
    ['eggs', 'Rat', 21, true, 'and no more'],
    ['eggs', 'Wolf', 999, false, 'drop eggs are never asked about'],
    ['hatchingPotions', 'Base', 999, false, 'nor are standard potions'],
    ['food', 'Meat', 999, false, 'nor is food'],
  ])('%s %s, %i: %s (%s)', (type, key, amount, isMore) => {
    expect(isMoreThanHatchable(makePlayer(), type, key, amount)).toBe(isMore);
  });

  it('counts what is owned already', () => {
    const player = makePlayer(({ items }) => {
      items.hatchingPotions['Spooky'] = 3;
      items.pets['Wolf-Spooky'] = -1;
      items.mounts['Wolf-Spooky'] = true;
    });
    expect(isMoreThanHatchable(player, 'hatchingPotions', 'Spooky', 13)).toBe(false);
    expect(isMoreThanHatchable(player, 'hatchingPotions', 'Spooky', 14)).toBe(true);
  });
});
