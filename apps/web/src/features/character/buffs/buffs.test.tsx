import { loadWords as loadNames } from '@everdeed/content/words';
import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { registerActions } from '../../../data/define-action.ts';
import { useGame } from '../../../data/store.ts';
import { loadWords } from '../../../i18n/i18n.ts';
import { skillActions } from '../../../skill-kit/cast-spell.tsx';
import { Buffs } from './buffs.tsx';

await Promise.all([loadWords('buffs'), loadNames('spells')]);
registerActions(...skillActions);
beforeEach(() => {
  // What a hook returns is called at the end of the test.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
});

async function open(buffs: Partial<Player['stats']['buffs']>, gp = 20) {
  openGame(
    player(({ stats }) => {
      Object.assign(stats.buffs, buffs);
      stats.gp = gp;
    }),
  );
  const screen = await show(<Buffs />);
  await screen.getByRole('button', { name: /^At work on you/ }).click();
  return { screen, dialog: screen.getByRole('dialog', { name: 'At work on you' }) };
}

describe('what is at work on the player', () => {
  it('is explained: what it does, and how long', async () => {
    const { dialog } = await open({ con: 8, stealth: 2 });
    await expect.element(dialog).toHaveAccessibleDescription(/ends when your next day begins/);
    await expect.element(dialog.getByText('+8 Constitution')).toBeVisible();
    await expect.element(dialog.getByText(/The first 2 dailies you miss today/)).toBeVisible();
  });

  it('is undone by its potion, where it is another look', async () => {
    const { screen, dialog } = await open({ snowball: true });
    await dialog.getByRole('button', { name: 'Salt: 5 gold' }).click();
    await expect
      .poll(() => useGame.getState().view?.player.stats)
      .toMatchObject({
        gp: 15,
        buffs: { snowball: false },
      });
    await expect.element(screen.getByRole('button', { name: /^At work/ })).not.toBeInTheDocument();
  });

  it('says what is missing for the potion', async () => {
    const { dialog } = await open({ snowball: true }, 3.5);
    await expect.element(dialog.getByRole('button', { name: 'Salt: 5 gold' })).toBeDisabled();
    await expect.element(dialog.getByText('2 gold to go')).toBeVisible();
  });
});
