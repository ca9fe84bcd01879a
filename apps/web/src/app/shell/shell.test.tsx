import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { t } from '../../i18n/i18n.ts';
import { Shell } from './shell.tsx';

it('has a way past the navigation that can be pressed once it is seen', async () => {
  openGame(player());
  const screen = await show(<Shell top="line">Page</Shell>);
  await userEvent.keyboard('{Tab}');
  const way = screen.getByRole('link', { name: t('app.skip') });
  await expect.element(way).toHaveFocus();
  const { left, top } = way.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 4, top + 4)).toBe(way.element());
});

it('lets what it tells be answered where purse and bell lie over the page', async () => {
  openGame(player(({ preferences }) => (preferences.sleep = true)));
  const screen = await show(<Shell top="over">Page</Shell>);
  const wake = screen.getByRole('button', { name: t('banner.wake') });
  await expect.element(wake).toBeVisible();
  const { right, top, height } = wake.element().getBoundingClientRect();
  expect(document.elementFromPoint(right - 4, top + height / 2)).toBe(wake.element());
});
