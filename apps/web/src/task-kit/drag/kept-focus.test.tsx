import { type ReactNode, useEffect } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../../test/render.tsx';
import { loadDragKit } from './drag-store.ts';
import { MovableList } from './movable-list.tsx';

const ROWS = {
  rows: (id: string) => <button type="button">{id}</button>,
  fields: (id: string) => <input aria-label={id} />,
};

/** A list of the names that gets handles, made of other elements then. */
const List = ({ kind, ids }: { readonly kind: keyof typeof ROWS; readonly ids: readonly string[] }) => (
  <MovableList
    ids={ids}
    nameOf={(id) => id}
    labelOf={(id) => `Move ${id}`}
    renderRow={ROWS[kind]}
    onMove={() => undefined}
  />
);

/** A finger is down as soon as what is in it is there: nothing gets handles until it is lifted. */
function Held({ children }: { readonly children: ReactNode }) {
  useEffect(() => void dispatchEvent(new PointerEvent('pointerdown')), []);
  return children;
}

/** The code of handles is loaded once, so both lists are on the screen before. */
it('keeps the focus in lists that get handles, and waits while somebody types in one', async () => {
  const screen = await show(
    <Held>
      <button type="button">Before</button>
      <List kind="fields" ids={['Salt', 'Oil']} />
      <List kind="rows" ids={['One', 'Two']} />
    </Held>,
  );
  const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
  const oil = screen.getByLabelText('Oil', { exact: true }).element();
  await userEvent.keyboard('{Tab}{Tab}{Tab}drop');
  dispatchEvent(new PointerEvent('pointerup'));
  await loadDragKit();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(document.activeElement).toBe(oil);
  await expect.element(oil).toHaveValue('drop');
  await userEvent.keyboard('{Tab}{Tab}');
  const two = screen.getByRole('button', { name: 'Two', exact: true });
  const before = two.element();
  await expect.element(handle('Two')).toBeInTheDocument();
  await expect.element(handle('Oil')).toBeInTheDocument();
  await expect.element(two).toHaveFocus();
  expect(before.isConnected, 'elements that are still the same').toBe(false);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(handle('Two')).toHaveFocus();
});
