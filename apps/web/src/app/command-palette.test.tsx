import { useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../test/game.ts';
import { show } from '../../test/render.tsx';
import { activateLocale } from '../i18n/i18n.ts';
import { findRoute } from './routes.ts';
import { CommandPalette } from './command-palette.tsx';
import { placesFor } from './palette-places.ts';

const Where = () => <output>{useLocation().pathname}</output>;
const where = (screen: Awaited<ReturnType<typeof show>>) =>
  screen.container.querySelector('output')?.textContent;

async function openPalette(permissions: Record<string, boolean> = {}) {
  openGame(player((one) => Object.assign(one, { permissions })));
  const screen = await show(
    <>
      <CommandPalette onShortcuts={vi.fn()} onClose={vi.fn()} />
      <Where />
    </>,
  );
  const field = screen.getByRole('combobox');
  const options = () =>
    screen
      .getByRole('option')
      .elements()
      .map((one) => one.textContent);
  const expectFound = async (words: string, ...found: string[]) => {
    await field.fill(words);
    await expect.poll(() => options().slice(0, found.length || 1)).toEqual(found);
  };
  return { screen, field, expectFound };
}

describe('the palette of the task screen', () => {
  it('signs out', async () => {
    const { screen, field } = await openPalette();
    await field.fill('log out');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => where(screen)).toBe('/logout');
  });

  it.each([
    ['market', 'MarketShops'],
    ['go to the market', 'MarketShops'],
    ['open settings', 'GeneralSettings'],
    ['hair', 'LooksItems'],
    ['hatch', 'ThingsItems'],
    ['pets', 'StableItems'],
    ['guild', 'My guildsGroups'],
    ['password', 'GeneralSettings'],
    ['delete account', 'Site dataSettings'],
    ['strength', 'StatsYour character'],
    ['dm', 'Inbox'],
    ['faq', 'Help'],
  ])('finds by “%s” first %s', async (words, first) => {
    const { expectFound } = await openPalette();
    await expectFound(words, first);
  });

  it('finds by German words', async () => {
    await activateLocale('de');
    const { expectFound } = await openPalette();
    await expectFound('haustiere', 'StallInventar');
    await expectFound('ausloggen', 'Abmelden');
    await activateLocale('en');
  });

  it('offers the administration to those who may see it', async () => {
    const { expectFound, screen } = await openPalette();
    await expectFound('admin');
    await screen.unmount();
    const keeper = await openPalette({ fullAccess: true });
    await keeper.expectFound('admin', 'Admin');
  });

  it('names no place that is not there', () => {
    for (const { path } of placesFor(player()))
      expect([path, findRoute(path.split('?')[0] ?? '')?.redirectTo]).toEqual([path, undefined]);
    expect(placesFor(player()).filter(({ path }) => !findRoute(path.split('?')[0] ?? ''))).toEqual([]);
  });
});
