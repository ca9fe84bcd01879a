import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { openGame, player } from '../../test/game.ts';
import { show } from '../../test/render.tsx';
import { serveCalls } from '../../test/serve.ts';
import { AdminPage } from './admin-page.tsx';

async function open(path: string, permissions: Record<string, boolean>) {
  serveCalls(() => []);
  openGame(player((one) => Object.assign(one, { permissions })));
  return show(
    <Routes>
      <Route path="/" element={<p>the tasks</p>} />
      <Route path="*" element={<AdminPage />} />
    </Routes>,
    { path },
  );
}

describe('the administration', () => {
  it.each([
    ['/admin', {}],
    ['/admin-panel', {}],
    ['/admin-panel', { news: true, coupons: true }],
    ['/admin-panel/search/jo', { moderator: true }],
    ['/admin-panel/jo', { challengeAdmin: true }],
    ['/admin/log', { userSupport: true }],
    ['/admin/coupons', { news: true }],
  ])('sends from %s to the tasks whoever has only %o', async (path, permissions) => {
    const screen = await open(path, permissions);
    await expect.element(screen.getByText('the tasks')).toBeVisible();
  });

  it('opens on the first part that one may see, and shows no others', async () => {
    const screen = await open('/admin', { coupons: true, news: true });
    await expect.element(screen.getByRole('heading', { name: 'Make coupons' })).toBeVisible();
    const names = screen
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
    expect(names).toEqual(['Coupons', 'News']);
    await expect
      .element(screen.getByRole('link', { name: 'Coupons' }))
      .toHaveAttribute('aria-current', 'page');
  });

  it('goes on to their first part, where the one that this device knew is not theirs any more', async () => {
    const screen = await open('/admin', { coupons: true });
    await expect.element(screen.getByRole('heading', { name: 'Make coupons' })).toBeVisible();
    openGame(player((one) => Object.assign(one, { permissions: { accessControl: true } })));
    await expect
      .element(screen.getByRole('link', { name: 'Blocks' }))
      .toHaveAttribute('aria-current', 'page');
  });

  it('shows everything to whoever has full access', async () => {
    const screen = await open('/admin/coupons', { fullAccess: true });
    await expect.element(screen.getByRole('link', { name: 'Log' })).toBeVisible();
  });
});
