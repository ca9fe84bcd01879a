import { type ReactNode, useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Dialogue, openDialog } from '../../test/open-dialog.tsx';
import { show } from '../../test/render.tsx';
import { Confirm } from './confirm.tsx';
import { Dialog, Sheet } from './dialog.tsx';
import { Menu } from './menu.tsx';

/** A menu with an entry that opens something. */
function MenuOpener({ children }: { readonly children: (close: () => void) => ReactNode }) {
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

/** A sheet that asks before it goes, as the editor does. */
function Asked({ onClose }: { readonly onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Sheet onClose={() => setAsking(true)} title="Editor">
        <input aria-label="Notes" />
      </Sheet>
      {asking && (
        <Confirm
          title="Leave?"
          hint=""
          yes="Leave"
          no="Stay"
          onYes={onClose}
          onClose={() => setAsking(false)}
        />
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

describe('when a question opens, the focus', () => {
  it.each([
    ['alone', (close: () => void) => <InTurn onClose={close} />, 'Delete', 'Cancel'],
    ['over a sheet', (close: () => void) => <Asked onClose={close} />, undefined, 'Stay'],
  ])('is on the answer that loses nothing, %s', async (_where, content, press, answer) => {
    const { screen } = await openDialog(content);
    if (press === undefined) await userEvent.keyboard('{Escape}');
    else await screen.getByRole('button', { name: press }).click();
    await expect.element(screen.getByRole('button', { name: answer })).toHaveFocus();
  });
});
