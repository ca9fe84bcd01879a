import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testGame } from '../../test/small-game.ts';
import { IDLE, useGame } from '../data/store.ts';
import { t } from '../i18n/i18n.ts';
import { App } from './app.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  useGame.setState(IDLE);
});

it('leaves a page with a way back when the game cannot be read', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const { player, tasks } = testGame();
  const { preferences: _, ...half } = player;
  // @ts-expect-error -- half a player, as a server of another kind might answer
  useGame.setState({ view: { player: half, tasks } });
  const screen = await render(<App />);
  await expect.element(screen.getByText(t('app.failed'))).toBeVisible();
  await expect.element(screen.getByRole('button', { name: t('app.reload') })).toBeVisible();
  expect(reported).toHaveBeenCalled();
});
