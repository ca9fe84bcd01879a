import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { priceOf, showListed, staff } from '../../../test/rewards.tsx';
import { potion, ware } from '../../../test/shop.ts';
import { useGame } from '../../data/store.ts';
import { t } from '../../i18n/i18n.ts';
import { useAnnouncement } from '../../task-kit/announce.ts';

describe('the shop items among the rewards, by keyboard and menu,', () => {
  it('say to screen readers where a step has taken them, and what was taken out', async () => {
    const screen = await showListed();
    const choose = async (entry: string) => {
      await screen.getByRole('button', { name: t('tasks.menu', { title: 'Staff' }) }).click();
      await screen.getByRole('menuitem', { name: entry }).click();
    };
    await choose(t('tasks.menu.down'));
    const said = t('tasks.moved', { title: 'Staff', position: 2, all: 2 });
    await expect.poll(() => useAnnouncement.getState().text).toBe(said);
    await choose(t('rewards.unpin'));
    await expect.poll(() => useAnnouncement.getState().text).toBe(t('rewards.unpinned', { name: 'Staff' }));
    expect(useGame.getState().view?.player.pinnedItems).toHaveLength(1);
  });

  it('are moved by Shift with an arrow, and keep the focus', async () => {
    const screen = await showListed();
    const price = screen.getByRole('button', { name: priceOf('Health Potion', 25) });
    await expect.element(price).toBeVisible();
    price.element().focus();
    const names = () =>
      screen
        .getByRole('article')
        .elements()
        .map((row) => row.getAttribute('aria-label'));
    // At the end there is no further place, and nothing to say.
    useAnnouncement.setState({ text: '' });
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(useAnnouncement.getState().text).toBe('');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect.poll(names).toEqual(['Health Potion', 'Staff']);
    const said = t('tasks.moved', { title: 'Health Potion', position: 1, all: 2 });
    await expect.poll(() => useAnnouncement.getState().text).toBe(said);
    await expect.element(price).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.poll(names).toEqual(['Staff', 'Health Potion']);
    await expect.element(price).toHaveFocus();
  });

  it('are bought by Space and looked at by Enter, where the keys of the board lead', async () => {
    const screen = await showListed();
    const row = screen.getByRole('article', { name: 'Health Potion' });
    await expect.element(row).toBeVisible();
    row.element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => useGame.getState().view?.player.stats).toMatchObject({ gp: 15, hp: 35 });
    await expect.element(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: 'Health Potion' })).toBeVisible();
  });

  it('leave the focus to what stands in their place when they go', async () => {
    const wand = ware({ text: 'Wolf egg' });
    const screen = await showListed(
      (of) => {
        of.stats.gp = 100;
        of.pinnedItems = [staff, wand, potion].map(({ pinType: type = '', path = '' }) => ({ type, path }));
      },
      [wand, staff, potion],
    );
    const row = (name: string) => screen.getByRole('article', { name });
    await expect.element(row('Staff')).toBeVisible();
    row('Staff').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(row('Staff')).not.toBeInTheDocument();
    await expect.element(row('Health Potion')).toHaveFocus();
  });

  it('stay in sight while they are moved', async () => {
    await page.viewport(1280, 300);
    const eggs = [
      'Wolf',
      'TigerCub',
      'PandaCub',
      'LionCub',
      'Fox',
      'FlyingPig',
      'Dragon',
      'Cactus',
      'BearCub',
    ];
    const many = eggs.map((key) => ware({ key, text: key, path: `eggs.${key}` }));
    const screen = await showListed((of) => {
      of.pinnedItems = many.map(({ pinType: type = '', path = '' }) => ({ type, path }));
    }, many);
    const rows = screen.getByRole('article');
    await expect.poll(() => rows.elements()).toHaveLength(eggs.length);
    const wolf = rows.first().element();
    wolf.querySelector('button')?.focus();
    for (let place = 1; place < eggs.length; place += 1) {
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect.poll(() => rows.elements().indexOf(wolf)).toBe(place);
      await expect.element(wolf).toBeInViewport({ ratio: 1 });
    }
    await page.viewport(1280, 900);
  });

  it('leave keys to their open menu', async () => {
    const screen = await showListed();
    await screen.getByRole('button', { name: t('tasks.menu', { title: 'Staff' }) }).click();
    await expect.element(screen.getByRole('menu')).toBeVisible();
    useAnnouncement.setState({ text: '' });
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(useAnnouncement.getState().text).toBe('');
  });

  it('move past each other, although one of them is pinned twice', async () => {
    const pins = [staff, staff, potion, ware({ text: 'Wolf egg' })];
    const screen = await showListed((of) => {
      of.pinnedItems = pins.map(({ pinType: type = '', path = '' }) => ({ type, path }));
    }, pins);
    await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(3);
    await screen.getByRole('article', { name: 'Health Potion' }).hover();
    await screen
      .getByRole('button', { name: /Health Potion/ })
      .nth(1)
      .click();
    await screen.getByRole('menuitem', { name: t('tasks.menu.down') }).click();
    const known = new Set(pins.map(({ path }) => path));
    const order = () => useGame.getState().view?.player.pinnedItemsOrder.filter((path) => known.has(path));
    await expect.poll(order).toEqual([staff.path, staff.path, 'eggs.Wolf', 'potion']);
    await expect.element(screen.getByRole('article').last()).toHaveAccessibleName('Health Potion');
  });
});
