import { describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { registerActions } from '../../data/define-action.ts';
import { useGame } from '../../data/store.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { sellItem } from '../../item-kit/sell-action.tsx';
import { SaleDialog } from './sale-dialog.tsx';

await loadWords('shops');
registerActions(sellItem);

const FISH = { family: 'food', key: 'Fish', name: 'Fish', count: 12, price: 1 } as const;

const have = (count: number) =>
  openGame(
    player((one) => {
      one.items.food['Fish'] = count;
    }),
  );

/** Opens the dialog with all twelve chosen. */
async function sellTwelve() {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  have(12);
  const close = vi.fn();
  const screen = await show(<SaleDialog item={FISH} picture="Pet_Food_Fish" onClose={close} />);
  await screen.getByRole('spinbutton').fill('12');
  return { screen, close };
}

describe('the dialog that sells', () => {
  it('sells no more than are left when others were sold elsewhere meanwhile', async () => {
    const { screen, close } = await sellTwelve();
    have(2);
    await expect.element(screen.getByText('You have 2.')).toBeVisible();
    await screen.getByRole('button', { name: 'Sell for 2 gold' }).click();
    expect(close).toHaveBeenCalledOnce();
    expect(useGame.getState().view?.player.items.food['Fish']).toBe(0);
  });

  it('rests when the last one was sold elsewhere', async () => {
    const { screen } = await sellTwelve();
    have(0);
    await expect.element(screen.getByText('You have none left.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Sell/ })).toBeDisabled();
  });
});
