import { loadWords } from '@everdeed/content/words';
import { dropPetKeys, type Player } from '@everdeed/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { loadWords as loadMessages } from '../../i18n/i18n.ts';
import { extraShelves } from './market-extras.ts';
import { stateOf } from './item-state.ts';

const MAY = Date.parse('2025-05-10T12:00:00Z');
const NEW_YEAR = Date.parse('2025-12-30T12:00:00Z');

beforeAll(async () => {
  await Promise.all([loadWords('spells'), loadMessages('shops')]);
});

const itemsOf = (of: Player, shelf: string, now = MAY) =>
  extraShelves(of, now).find(({ identifier }) => identifier === shelf)?.items ?? [];
const keysOf = (of: Player, shelf: string, now = MAY) => itemsOf(of, shelf, now).map(({ key }) => key);

const collector = player(({ items }) => {
  items.pets = Object.fromEntries(dropPetKeys().map((key) => [key, 5]));
  items.mounts = Object.fromEntries(dropPetKeys().map((key) => [key, true]));
});

describe('the shelves beside those of the server', () => {
  it('hold the cards of the whole year, and those of the season', () => {
    expect(keysOf(player(), 'cards')).toEqual([
      'greeting',
      'thankyou',
      'birthday',
      'congrats',
      'getwell',
      'goodluck',
    ]);
    expect(keysOf(player(), 'cards', NEW_YEAR)).toContain('nye');
  });

  it('name the cards and say what they are for', () => {
    const [card] = itemsOf(player(), 'cards');
    expect(card?.text).toBe('Greeting Card');
    expect(card?.notes).not.toBe('');
  });

  it.each([
    { who: 'a beginner', of: player(), keys: ['fortify'] },
    {
      who: 'a subscriber',
      of: player((one) => (one.purchased.plan.customerId = 'c')),
      keys: ['fortify', 'gem'],
    },
    {
      who: 'somebody who can begin again',
      of: player(({ flags }) => (flags.rebirthEnabled = true)),
      keys: ['fortify', 'rebirth_orb'],
    },
    {
      who: 'a collector',
      of: collector,
      keys: ['fortify', 'release_pets', 'release_mounts', 'release_both'],
    },
  ])('offer $who $keys', ({ of, keys }) => expect(keysOf(of, 'special')).toEqual(keys));

  it('give the orb for nothing from level 100 on', () => {
    const old = player(({ flags, stats }) => {
      flags.rebirthEnabled = true;
      stats.lvl = 100;
    });
    const orb = itemsOf(old, 'special').find(({ key }) => key === 'rebirth_orb');
    expect(orb?.value).toBe(0);
    expect(orb && stateOf(old, orb)).toEqual({ kind: 'ready' });
  });

  it('say from which level on the orb can be used again', () => {
    const orb = itemsOf(
      player(({ flags }) => (flags.rebirthEnabled = true)),
      'special',
    ).find(({ key }) => key === 'rebirth_orb');
    expect(orb && stateOf(player(), orb)).toEqual({ kind: 'locked', reason: { kind: 'level', level: 50 } });
  });
});
