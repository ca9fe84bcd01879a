import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openDialog } from '../../test/open-dialog.tsx';
import { Dialog, Sheet } from './dialog.tsx';

/** Rows that can be removed, and a button below them. */
function Rows() {
  const [rows, setRows] = useState(['Plates', 'Pans']);
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
          {row}
        </button>
      ))}
      <button type="button" disabled>
        Never
      </button>
      <button type="button">Add</button>
    </>
  );
}

describe.each([
  [
    'a dialog',
    (close: () => void) => (
      <Dialog onClose={close} title="Rows" actions={<Rows />}>
        <button type="button">First</button>
      </Dialog>
    ),
  ],
  [
    'a sheet',
    (close: () => void) => (
      <Sheet onClose={close} title="Rows">
        <button type="button">First</button>
        <Rows />
      </Sheet>
    ),
  ],
])('by the keyboard, in %s', (_, content) => {
  it('what follows has the focus when a control is gone that had it', async () => {
    const { dialog } = await openDialog(content);
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    await expect.element(button('First')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(button('Pans')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Add')).toHaveFocus();
  });

  it('Shift and Tab lead to the end from the dialog itself', async () => {
    const { dialog } = await openDialog(content);
    const element = dialog.element();
    if (element instanceof HTMLElement) element.focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(() => element.contains(document.activeElement)).toBe(true);
    await expect.element(dialog).not.toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(dialog.getByRole('button', { name: 'First' })).toHaveFocus();
  });
});

it('by the mouse, the focus stays with the dialog', async () => {
  const { dialog } = await openDialog((close) => <Dialog onClose={close} title="Rows" actions={<Rows />} />);
  await dialog.getByRole('button', { name: 'Pans' }).click();
  await expect.element(dialog).toHaveFocus();
});
