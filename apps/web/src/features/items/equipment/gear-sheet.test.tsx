import { loadWords as loadNames } from '@everdeed/content/words';
import { describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { loadWords } from '../../../i18n/i18n.ts';
import { GearSheet } from './gear-sheet.tsx';
import { piecesOf } from './pieces.ts';

await Promise.all([loadWords('items'), loadNames('gear')]);

/** Looks closely at a staff for both hands, as somebody of a class who wears it. */
async function look(of: 'wizard' | 'warrior') {
  const wearer = player(({ stats, items }) => {
    stats.class = of;
    items.gear.owned['weapon_wizard_3'] = true;
    items.gear.equipped.weapon = 'weapon_wizard_3';
  });
  openGame(wearer);
  const [piece] = piecesOf(wearer, 'equipped');
  if (!piece) throw new Error('no staff');
  const screen = await show(
    <GearSheet piece={piece} counts against={undefined} onWear={vi.fn()} onClose={vi.fn()} />,
  );
  return screen.getByRole('dialog');
}

describe('a worn piece up close', () => {
  it('says once what it gives, and that it takes both hands', async () => {
    const dialog = await look('warrior');
    await expect.element(dialog).toHaveTextContent(/\d+ intelligence/);
    await expect.element(dialog).not.toHaveTextContent(/Int \d/);
    expect(dialog.element().textContent.match(/both hands/g)).toHaveLength(1);
  });

  it('says what the class of its wearer makes of it', async () => {
    const dialog = await look('wizard');
    await expect.element(dialog).toHaveTextContent('With the bonus of your class:');
    await expect.element(dialog).toHaveTextContent(/Int \d/);
  });
});
