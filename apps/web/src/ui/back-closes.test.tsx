import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { Confirm } from './confirm.tsx';
import { Dialog, Sheet } from './dialog.tsx';

/** A sheet with a text, which asks before it is lost. */
function Asking({ onClose }: { readonly onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Sheet title="Editor" onClose={() => setAsking(true)}>
        <button type="button" onClick={onClose}>
          Save
        </button>
      </Sheet>
      {asking && <Confirm title="Sure?" hint="" yes="Yes" onYes={onClose} onClose={() => setAsking(false)} />}
    </>
  );
}

/** A page with one thing open on it. */
function Page({ kind }: { readonly kind: 'dialog' | 'asking' | 'in turn' }) {
  const [open, setOpen] = useState(0);
  const close = () => setOpen(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(1)}>
        Open
      </button>
      {open === 1 && kind === 'asking' && <Asking onClose={close} />}
      {open === 1 && kind !== 'asking' && (
        <Dialog title="First" onClose={close}>
          <button type="button" onClick={() => setOpen(2)}>
            Next
          </button>
        </Dialog>
      )}
      {open === 2 && <Dialog title="Second" onClose={close} />}
    </>
  );
}

const isAtOverlay = () => history.state?.overlay === true;
const atPage = () => expect.poll(isAtOverlay).toBe(false);
const atOverlay = () => expect.poll(isAtOverlay).toBe(true);

async function open(kind: 'dialog' | 'asking' | 'in turn') {
  const screen = await show(<Page kind={kind} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await atOverlay();
  return screen;
}

describe('the browser’s Back', () => {
  beforeEach(atPage);

  it('closes a dialog and stays on the page', async () => {
    const screen = await open('dialog');
    history.back();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await atPage();
  });

  it('leaves no entry behind when the dialog is closed otherwise', async () => {
    const screen = await open('dialog');
    await screen.getByRole('button', { name: 'Close' }).click();
    await atPage();
  });

  it('is asked first where something would be lost, as often as it is pressed', async () => {
    const screen = await open('asking');
    for (let time = 0; time < 2; time += 1) {
      history.back();
      await expect.element(screen.getByRole('dialog', { name: 'Sure?' })).toBeVisible();
      await atOverlay();
      history.back();
      await expect.element(screen.getByRole('dialog', { name: 'Sure?' })).not.toBeInTheDocument();
      await atOverlay();
    }
    history.back();
    await screen.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await atPage();
  });

  it('closes the dialog that another one has given way to', async () => {
    const screen = await open('in turn');
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Second' })).toBeVisible();
    history.back();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await atPage();
  });

  it('spares a dialog that opens while the entry of the one before is still being removed', async () => {
    const screen = await open('dialog');
    const back = history.back.bind(history);
    const late = vi.spyOn(history, 'back').mockImplementation(() => void setTimeout(back, 400));
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => late.mock.calls.length).toBe(1);
    await screen.getByRole('button', { name: 'Open' }).click();
    late.mockRestore();
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect.element(screen.getByRole('dialog', { name: 'First' })).toBeVisible();
    await atOverlay();
    history.back();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});
