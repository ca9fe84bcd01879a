import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { t } from '../i18n/i18n.ts';
import { Confirm } from './confirm.tsx';
import { Dialog, Sheet } from './dialog.tsx';
import { Menu } from './menu.tsx';

/** A button that opens something, as a screen does. */
function Opener({ children }: { readonly children: (close: () => void) => React.ReactNode }) {
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

/** A menu with an entry that opens something. */
function MenuOpener({ children }: { readonly children: (close: () => void) => React.ReactNode }) {
  const [open, setOpen] = useState(false);
  const entries = [{ label: 'Ask', onSelect: () => setOpen(true) }];
  return (
    <>
      <Menu trigger={<button type="button">Menu</button>} entries={entries} />
      {open && children(() => setOpen(false))}
    </>
  );
}

/** A dialog that gives way to a question, as the editor does to "Delete?". */
function InTurn({ onClose }: { readonly onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  if (asking) return <Confirm title="Sure?" hint="" yes="Yes" onYes={() => undefined} onClose={onClose} />;
  return (
    <Dialog
      onClose={onClose}
      title="Editor"
      actions={
        <button type="button" onClick={() => setAsking(true)}>
          Delete
        </button>
      }
    />
  );
}

/** A dialog with a row that can be deleted after a question on top. */
function Stacked({ onClose }: { readonly onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  const [rows, setRows] = useState(1);
  return (
    <>
      <Dialog onClose={onClose} title="Tags">
        {rows > 0 && (
          <button type="button" onClick={() => setAsking(true)}>
            Delete
          </button>
        )}
      </Dialog>
      {asking && (
        <Confirm title="Sure?" hint="" yes="Yes" onYes={() => setRows(0)} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** A column with a card; both can be deleted after a question. */
function Cards() {
  const [doomed, setDoomed] = useState<'card' | 'column'>();
  const [gone, setGone] = useState<readonly string[]>([]);
  return (
    <main tabIndex={-1}>
      {!gone.includes('column') && (
        <section aria-label="Habits">
          <h2 tabIndex={-1}>Habits</h2>
          {!gone.includes('card') && (
            <article tabIndex={-1}>
              <button type="button" onClick={() => setDoomed('card')}>
                Delete the card
              </button>
            </article>
          )}
          <button type="button" onClick={() => setDoomed('column')}>
            Delete the column
          </button>
        </section>
      )}
      {doomed && (
        <Confirm
          title="Sure?"
          hint=""
          yes="Yes"
          onYes={() => setGone([...gone, doomed])}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </main>
  );
}

/** A dialog that a key opens, wherever the focus is. */
function Shortcut() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === '?' && setOpen(true);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return <main tabIndex={-1}>{open && <Dialog onClose={() => setOpen(false)} title="Shortcuts" />}</main>;
}

async function openDialog(children: (close: () => void) => React.ReactNode) {
  const screen = await show(<Opener>{children}</Opener>);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

describe('a dialog', () => {
  const plain = (close: () => void) => (
    <Dialog
      onClose={close}
      title="A question"
      description="And its reason"
      actions={<button type="button">Yes</button>}
    >
      <input aria-label="Answer" />
    </Dialog>
  );

  it('has a name and a description', async () => {
    const { dialog } = await openDialog(plain);
    await expect.element(dialog).toHaveAccessibleName('A question');
    await expect.element(dialog).toHaveAccessibleDescription('And its reason');
  });

  it.each([
    ['its cross', async (dialog: Dialogue) => dialog.getByRole('button', { name: t('ui.close') }).click()],
    ['Escape', async () => userEvent.keyboard('{Escape}')],
  ])('closes by %s', async (_, close) => {
    const { dialog } = await openDialog(plain);
    await close(dialog);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('keeps the focus inside', async () => {
    const { dialog } = await openDialog(plain);
    for (let step = 0; step < 5; step++) {
      await userEvent.keyboard('{Tab}');
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
  });

  it('hides the rest from those who listen', async () => {
    const { screen } = await openDialog(plain);
    expect(screen.getByRole('button', { name: 'Open' }).query()).toBeNull();
  });

  it('that must be answered has no cross and stays on Escape', async () => {
    const { dialog } = await openDialog(() => <Dialog title="You have fallen" />);
    expect(dialog.getByRole('button', { name: t('ui.close') }).query()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
  });

  it('leaves room for long words on a narrow screen', async () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
    const { dialog } = await openDialog((close) => (
      <Dialog onClose={close} title={long} description={long} width="16rem" />
    ));
    const { scrollWidth, clientWidth } = dialog.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth + 1);
  });
});

type Dialogue = Awaited<ReturnType<typeof openDialog>>['dialog'];

describe('a question before something is lost', () => {
  const ask = async () => {
    const onYes = vi.fn();
    const shown = await openDialog((close) => (
      <Confirm title="Delete it?" hint="It cannot be undone." yes="Delete" onYes={onYes} onClose={close} />
    ));
    return { ...shown, onYes };
  };

  it('has staying under the finger', async () => {
    const { dialog, onYes } = await ask();
    await expect.element(dialog.getByRole('button', { name: t('ui.cancel') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onYes).not.toHaveBeenCalled();
  });

  it('does it when confirmed, once, and closes', async () => {
    const { dialog, onYes } = await ask();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onYes).toHaveBeenCalledOnce();
  });
});

const backdropOf = (dialog: Dialogue) => {
  const { x, y } = dialog.element().getBoundingClientRect();
  return userEvent.click(document.body, { position: { x: Math.max(1, x / 2), y: Math.max(1, y / 2) } });
};

describe('when a dialog closes, the focus', () => {
  const plain = (close: () => void) => (
    <Dialog
      onClose={close}
      title="A question"
      actions={
        <button type="button" onClick={close}>
          Save
        </button>
      }
    >
      <input aria-label="Answer" />
    </Dialog>
  );
  const sheet = (close: () => void) => (
    <Sheet onClose={close} title="A question">
      <button type="button" onClick={close}>
        Save
      </button>
    </Sheet>
  );

  it.each([
    ['a dialog', 'Escape', plain, () => userEvent.keyboard('{Escape}')],
    [
      'a dialog',
      'a button',
      plain,
      (dialog: Dialogue) => dialog.getByRole('button', { name: 'Save' }).click(),
    ],
    ['a dialog', 'the backdrop', plain, backdropOf],
    ['a sheet', 'Escape', sheet, () => userEvent.keyboard('{Escape}')],
    [
      'a sheet',
      'a button',
      sheet,
      (dialog: Dialogue) => dialog.getByRole('button', { name: 'Save' }).click(),
    ],
    ['a sheet', 'the backdrop', sheet, backdropOf],
  ])('returns to the opener (%s, closed by %s)', async (_kind, _way, content, close) => {
    const { screen, dialog } = await openDialog(content);
    await close(dialog);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('returns to the button of the menu that led to it', async () => {
    const screen = await show(
      <MenuOpener>{(close) => <Dialog onClose={close} title="From the menu" />}</MenuOpener>,
    );
    // The second time, the dialog opens while the menu is still there.
    for (let turn = 0; turn < 2; turn++) {
      await screen.getByRole('button', { name: 'Menu' }).click();
      await screen.getByRole('menuitem', { name: 'Ask' }).click();
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
      await expect.element(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
    }
  });

  it('returns to where the first dialog was opened when a second one took its place', async () => {
    const { screen } = await openDialog((close) => <InTurn onClose={close} />);
    await screen.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Sure?');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('goes to the heading of the column when the card is gone, and to the main part without a column', async () => {
    const screen = await show(<Cards />);
    await screen.getByRole('button', { name: 'Delete the card' }).click();
    await screen.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Habits' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Delete the column' }).click();
    await screen.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByRole('main')).toHaveFocus();
  });

  it('goes to the main part when nothing had it', async () => {
    const screen = await show(<Shortcut />);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard('?');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('main')).toHaveFocus();
  });

  it('stays in the dialog below', async () => {
    const { screen } = await openDialog((close) => <Stacked onClose={close} />);
    await screen.getByRole('button', { name: 'Delete', exact: true }).click();
    await screen.getByRole('button', { name: 'Yes' }).click();
    const below = screen.getByRole('dialog', { name: 'Tags' });
    await expect.element(below).toBeVisible();
    await expect.poll(() => below.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});

describe('a sheet', () => {
  it('has a name and closes by Escape', async () => {
    const { dialog } = await openDialog((close) => (
      <Sheet onClose={close} title="Take the stairs">
        <button type="button">Inside</button>
      </Sheet>
    ));
    await expect.element(dialog).toHaveAccessibleName('Take the stairs');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
