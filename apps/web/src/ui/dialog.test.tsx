import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Dialogue, openDialog } from '../../test/open-dialog.tsx';
import { usePhone } from '../../test/phone.ts';
import { t } from '../i18n/i18n.ts';
import { Confirm } from './confirm.tsx';
import { Dialog, Sheet } from './dialog.tsx';

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

  it('has room for a long word beside a picture on a phone', async () => {
    await usePhone('de');
    const picture = <div style={{ inlineSize: 144, blockSize: 144 }} />;
    const { dialog } = await openDialog((close) => (
      <Dialog onClose={close} title="Laternenstab" description="Das Licht geht an." portrait={picture} />
    ));
    const title = dialog.getByRole('heading', { name: 'Laternenstab' }).element();
    expect(title.getBoundingClientRect().height).toBeLessThan(40);
    const cross = dialog.getByRole('button', { name: t('ui.close') }).element();
    expect(title.getBoundingClientRect().top).toBeGreaterThan(cross.getBoundingClientRect().bottom - 10);
  });

  it.each([
    ['a title', undefined],
    ['a title and a line', 'It glows.'],
  ])('has %s in the middle beside a picture on a phone', async (_, description) => {
    await usePhone('en');
    const picture = <div data-testid="picture" style={{ inlineSize: 144, blockSize: 144 }} />;
    const { dialog } = await openDialog((close) => (
      <Dialog onClose={close} title="Lantern" description={description} portrait={picture} />
    ));
    const box = (one: Element) => one.getBoundingClientRect();
    const title = dialog.getByRole('heading', { name: 'Lantern' }).element();
    const last = description === undefined ? title : dialog.getByText(description).element();
    const plate = box(dialog.getByTestId('picture').element());
    const middle = (box(title).top + box(last).bottom) / 2;
    expect(Math.abs(middle - (plate.top + plate.bottom) / 2)).toBeLessThan(1);
  });
});

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

it('on a phone, the buttons cover what passes below them, from edge to edge', async () => {
  await usePhone('en');
  const { dialog } = await openDialog((close) => (
    <Dialog onClose={close} title="A question" actions={<button type="button">Save</button>} />
  ));
  const foot = dialog.getByRole('button', { name: 'Save' }).element().parentElement;
  const whole = () => [foot, dialog.element()].map((one) => one?.getBoundingClientRect().width);
  await expect.poll(whole).toEqual([360, 360]);
});
