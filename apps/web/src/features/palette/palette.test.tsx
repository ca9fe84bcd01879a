import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../../test/render.tsx';
import { t } from '../../i18n/i18n.ts';
import { holdKeys } from '../../lib/typed-ahead.ts';
import { Palette, type PaletteCommand } from './palette.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

async function openPalette() {
  const ran = vi.fn();
  const onClose = vi.fn();
  const command = (id: string, label: string, rest: Partial<PaletteCommand> = {}): PaletteCommand => ({
    id,
    label,
    group: 'actions',
    icon: null,
    run: () => ran(id),
    ...rest,
  });
  const commands = [
    command('settings', 'Open settings'),
    command('tags', 'Edit tags', { shortcut: 'T' }),
    command('stairs', 'Take the stairs', { place: 'Habits' }),
  ];
  const screen = await show(<Palette commands={commands} onClose={onClose} />);
  const field = screen.getByRole('combobox', { name: t('palette.placeholder') });
  await expect.element(field).toHaveFocus();
  const options = () =>
    screen
      .getByRole('option')
      .elements()
      .map((one) => one.textContent);
  const chosen = () => screen.getByRole('option', { selected: true }).element().textContent;
  return { screen, field, options, chosen, ran, onClose };
}

describe('the command palette', () => {
  it('shows every command with its place and its key', async () => {
    const { options, screen } = await openPalette();
    expect(options()).toEqual(['Open settings', 'Edit tagsT', 'Take the stairsHabits']);
    await expect.element(screen.getByText(t('palette.found', { count: 3 }))).toBeInTheDocument();
  });

  it('is a dialog for what lies over the page, such as toasts', async () => {
    const { screen } = await openPalette();
    expect(document.documentElement.hasAttribute('data-dialog')).toBe(true);
    await screen.unmount();
    expect(document.documentElement.hasAttribute('data-dialog')).toBe(false);
  });

  it('finds by what is typed and runs the first by Enter', async () => {
    const { field, options, ran, onClose } = await openPalette();
    await field.fill('stairs');
    expect(options()).toEqual(['Take the stairsHabits']);
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    await expect.poll(() => ran.mock.calls).toEqual([['stairs']]);
  });

  it('finds by what was typed while it was loading, too', async () => {
    const stop = holdKeys(vi.fn());
    await userEvent.keyboard('sta');
    stop();
    const { field, options } = await openPalette();
    await expect.element(field).toHaveValue('sta');
    await userEvent.keyboard('irs');
    await expect.element(field).toHaveValue('stairs');
    expect(options()).toEqual(['Take the stairsHabits']);
  });

  it('chooses by arrows, round and round, and shows which', async () => {
    const { field, chosen, screen } = await openPalette();
    expect(chosen()).toContain('Open settings');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toContain('Edit tags');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toContain('Open settings');
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toContain('Take the stairs');
    const active = screen.getByRole('option', { selected: true }).element().id;
    await expect.element(field).toHaveAttribute('aria-activedescendant', active);
  });

  it('runs what is clicked', async () => {
    const { screen, ran } = await openPalette();
    await screen.getByRole('option', { name: /Edit tags/ }).click();
    await expect.poll(() => ran.mock.calls).toEqual([['tags']]);
  });

  it('says when nothing was found, and runs nothing then', async () => {
    const { screen, field, ran, onClose } = await openPalette();
    await field.fill('xyzzy');
    await expect.element(screen.getByText(t('palette.none'))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onClose).not.toHaveBeenCalled();
    expect(ran).not.toHaveBeenCalled();
  });

  it('closes on Escape', async () => {
    const { onClose } = await openPalette();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the sheet of keys', () => {
  it('shows every key of the task screen and of everywhere', async () => {
    const onClose = vi.fn();
    const screen = await show(<ShortcutSheet onClose={onClose} />);
    const sheet = screen.getByRole('dialog', { name: t('keys.title') });
    for (const group of ['keys.tasks', 'keys.everywhere'] as const)
      await expect.element(sheet.getByRole('heading', { level: 3, name: t(group) })).toBeVisible();
    for (const key of ['keys.score', 'keys.edit', 'keys.palette', 'keys.undo', 'keys.sheet'] as const)
      await expect.element(sheet.getByRole('term').filter({ hasText: t(key) })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
