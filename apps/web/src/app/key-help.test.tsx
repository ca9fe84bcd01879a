import { useLocation } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../test/game.ts';
import { show } from '../../test/render.tsx';
import { todo } from '../../test/tasks.ts';
import { loadWords, t } from '../i18n/i18n.ts';
import { useCommand } from '../lib/commands.ts';
import { KeyHelp } from './key-help.tsx';

const openEditor = vi.fn();

/** The task screen at its address, and any other page elsewhere. */
function Page() {
  const { pathname } = useLocation();
  if (pathname === '/') return <Tasks />;
  return (
    <>
      <input aria-label="Notes" />
      <button type="button">Feed</button>
    </>
  );
}

function Tasks() {
  useCommand('open', openEditor);
  return <h1>Tasks</h1>;
}

const visit = () =>
  show(
    <>
      <Page />
      <KeyHelp />
    </>,
    { path: '/inventory/stable' },
  );

beforeAll(() => loadWords('palette'));
beforeEach(() => {
  openEditor.mockReset();
  openGame(player(), [todo('Renew the passport')]);
});

describe('on a page without tasks', () => {
  it('the palette opens from any field', async () => {
    const screen = await visit();
    await screen.getByLabelText('Notes').click();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('dialog', { name: t('palette.title') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByLabelText('Notes')).toHaveFocus();
  });

  it('the sheet of keys opens, but not while somebody types', async () => {
    const screen = await visit();
    const sheet = screen.getByRole('dialog', { name: t('keys.title') });
    await screen.getByLabelText('Notes').click();
    await userEvent.keyboard('?');
    await expect.element(screen.getByLabelText('Notes')).toHaveValue('?');
    expect(sheet.query()).toBeNull();
    await userEvent.keyboard('{Tab}?');
    await expect.element(sheet).toBeVisible();
  });

  it('a task that is chosen opens on the task screen', async () => {
    const screen = await visit();
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.getByRole('combobox').fill('passport');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Tasks' })).toBeVisible();
    await expect.poll(() => openEditor.mock.calls).toEqual([[expect.objectContaining({ kind: 'editor' })]]);
  });
});
