import { describe, expect, it } from 'vitest';
import { makePlayer } from '../../../test/support/make.ts';
import { dropPetKeys } from '../../achievements/stable.ts';
import type { Player } from '../../state/player.ts';
import { marketExtras } from './market-extras.ts';

const keysOf = (shelf: string, now: string, change?: (player: Player) => void): string[] =>
  marketExtras(makePlayer(change), Date.parse(now))
    .filter(({ identifier }) => identifier === shelf)
    .flatMap(({ items }) => items.map(({ key }) => key));
const allYear = ['greeting', 'thankyou', 'birthday', 'congrats', 'getwell', 'goodluck'];

describe('what the screen adds to the market', () => {
  it('has the season’s card only while its event runs', () => {
    expect(keysOf('cards', '2025-05-10T12:00Z').toSorted()).toEqual(allYear.toSorted());
    expect(keysOf('cards', '2025-02-12T12:00Z')).toContain('valentine');
  });

  it('shows gems to subscribers, rebirth to the grown, keys to full stables', () => {
    expect(keysOf('special', '2025-05-10T12:00Z')).toEqual(['fortify']);
    const grown = keysOf('special', '2025-05-10T12:00Z', (player) => {
      player.purchased.plan.customerId = 'c';
      player.flags.rebirthEnabled = true;
      for (const key of dropPetKeys()) player.items.pets[key] = 5;
    });
    expect(grown).toEqual(['fortify', 'gem', 'rebirth_orb', 'release_pets']);
  });
});
