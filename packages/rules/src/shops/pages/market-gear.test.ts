import { describe, expect, it } from 'vitest';
import { makePlayer } from '../../../test/support/make.ts';
import { marketGearPage } from './market-gear.ts';

/** When a piece leaves the market on a day of winter, for a warrior who has lost a piece of last autumn. */
function endOf(piece: string): string | undefined {
  const player = makePlayer(({ items }) => {
    items.gear.owned['head_special_fall2025Warrior'] = false;
  });
  const { categories } = marketGearPage(player, Date.parse('2026-02-10T12:00Z'));
  const found = categories.flatMap(({ items }) => items).find(({ key }) => key === piece);
  if (!found) throw new Error(`${piece} is not there`);
  return found.end;
}

describe('gear in the market', () => {
  it.each([
    ['head_special_winter2026Warrior', '2026-03-01T08:00:00.000Z', 'the set of this season goes with it'],
    ['head_special_fall2025Warrior', undefined, 'what was lost of another season waits'],
    ['head_warrior_1', undefined, 'so does the gear of the class'],
  ])('%s leaves on %s: %s', (piece, end, _why) => expect(endOf(piece)).toBe(end));
});
