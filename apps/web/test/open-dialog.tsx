import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import { show } from './render.tsx';

/** A button that opens something, as a screen does. */
function Opener({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}

/** Opens a dialog by a button called "Open". */
export async function openDialog(children: (close: () => void) => ReactNode) {
  const screen = await show(<Opener>{children}</Opener>);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

export type Dialogue = Awaited<ReturnType<typeof openDialog>>['dialog'];
