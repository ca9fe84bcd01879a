import { expect, it } from 'vitest';
import { show } from '../../../test/render.tsx';
import { loadDragKit, useDragKit } from './drag-store.ts';

/** Longer than it takes to look again (ms). */
const A_WHILE = 900;
const aWhile = () => new Promise((resolve) => setTimeout(resolve, A_WHILE));

const List = () => <p>{useDragKit() ? 'draggable' : 'plain'}</p>;

it('recreates no list below a dialog, which gives the focus back', async () => {
  const screen = await show(<List />);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.role = 'dialog';
  await loadDragKit();
  await aWhile();
  await expect.element(screen.getByText('plain')).toBeVisible();
  dialog.remove();
  await expect.element(screen.getByText('draggable')).toBeVisible();
});
