import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeActions } from '../../../../test/card-actions.ts';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { habit, TODAY } from '../../../../test/tasks.ts';
import { t } from '../../../i18n/i18n.ts';
import { TaskBoard } from './task-board.tsx';

const STAIRS = habit('Take the stairs');

it('brings the handles of cards to those who come by keyboard, and leaves the focus where it is', async () => {
  await page.viewport(1440, 900);
  openGame(player(), [STAIRS]);
  const screen = await show(
    <TaskBoard
      surroundings={{ actions: makeActions(), today: TODAY, tagNames: new Map() }}
      search={{ words: '', tags: [] }}
      onAdd={vi.fn()}
      onClear={vi.fn()}
      onFilter={vi.fn()}
    />,
  );
  const card = screen.getByRole('article', { name: STAIRS.text });
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('j');
  await expect
    .element(screen.getByRole('button', { name: t('tasks.drag.handle', { title: STAIRS.text }) }))
    .toBeInTheDocument();
  await expect.element(card).toHaveFocus();
});
