import { TASK_LIMITS } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { edit } from '../../../test/edit.tsx';
import { daily, habit, todo } from '../../../test/tasks.ts';
import { t } from '../../i18n/i18n.ts';

describe('the editor of any task', () => {
  it('sends nothing when nothing was changed', async () => {
    const { save, onSave, onClose } = await edit(habit('Take the stairs'));
    await save();
    expect(onSave).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('sends only what was changed', async () => {
    const { sheet, save, onSave, onClose } = await edit(todo('Renew the passport', { notes: 'Photo first' }));
    await sheet.getByLabelText(t('edit.notes')).fill('Form first');
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ notes: 'Form first' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open until the server has saved what only it can save', async () => {
    const { sheet, save, onSave, onClose } = await edit(habit('Take the stairs'));
    onSave.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const title = sheet.getByLabelText(t('edit.title'));
    await title.fill('Take every stair');
    await save();
    await expect.element(title).toHaveValue('Take every stair');
    expect(onClose).not.toHaveBeenCalled();
    await save();
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('sends no change that was taken back by hand', async () => {
    const { sheet, save, onSave } = await edit(habit('Take the stairs'));
    await sheet.getByLabelText(t('edit.title')).fill('Take the lift');
    await sheet.getByLabelText(t('edit.title')).fill('Take the stairs');
    await save();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves by Control and Enter from any field', async () => {
    const { sheet, onSave } = await edit(habit('Take the stairs'));
    await sheet.getByLabelText(t('edit.title')).fill('Take every stair');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ text: 'Take every stair' });
  });

  it('wants a title, says so, and leads there', async () => {
    const { sheet, save, onSave, onClose } = await edit(habit('Take the stairs'));
    const title = sheet.getByLabelText(t('edit.title'));
    await title.fill('  ');
    await save();
    await expect.element(sheet.getByRole('alert')).toHaveTextContent(t('edit.titleMissing'));
    await expect.element(title).toHaveAttribute('aria-invalid', 'true');
    await expect.element(title).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    await title.fill('Stairs');
    await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument();
  });

  it('refuses an alias with blanks and unfolds its field', async () => {
    const { sheet, unfold, save, onSave } = await edit(habit('Take the stairs'));
    await unfold();
    await sheet.getByLabelText(t('edit.alias')).fill('not an alias');
    await save();
    await expect
      .element(sheet.getByRole('alert'))
      .toHaveTextContent(t('edit.aliasWrong', { max: TASK_LIMITS.alias }));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('asks before it lets go of a task that is gone, and makes a new one of the form', async () => {
    const { sheet, screen, onKeep, onSave, onClose, rerender } = await edit(todo('Renew the passport'));
    await sheet.getByLabelText(t('edit.notes')).fill('Photo first');
    await rerender({ isGone: true });
    await screen.getByRole('button', { name: t('edit.goneKeep') }).click();
    expect(onKeep).toHaveBeenCalledExactlyOnceWith({ notes: 'Photo first' });
    expect(onSave).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leads to what is missing before it makes a new task of one that is gone', async () => {
    const { sheet, screen, button, onKeep, onClose, rerender } = await edit(todo('Renew the passport'));
    await sheet.getByLabelText(t('edit.title')).fill('');
    await rerender({ isGone: true });
    await screen.getByRole('button', { name: t('edit.goneKeep') }).click();
    await expect.element(sheet.getByRole('alert')).toHaveTextContent(t('edit.titleMissing'));
    expect(onClose).not.toHaveBeenCalled();
    await sheet.getByLabelText(t('edit.title')).fill('Passport');
    await button(t('edit.save')).click();
    expect(onKeep).toHaveBeenCalledExactlyOnceWith({ text: 'Passport' });
  });

  it('lets go of a task that is gone only when told to', async () => {
    const { screen, onKeep, onClose, rerender } = await edit(todo('Renew the passport'));
    await rerender({ isGone: true });
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: t('edit.goneLeave') }).click();
    expect(onKeep).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks once before changes are lost', async () => {
    const { sheet, screen, button, onClose } = await edit(habit('Take the stairs'));
    await sheet.getByLabelText(t('edit.notes')).fill('Almost lost');
    await button(t('edit.cancel')).click();
    const question = screen.getByRole('dialog', { name: t('edit.discardTitle') });
    await question.getByRole('button', { name: t('edit.keepEditing') }).click();
    await expect.element(sheet.getByLabelText(t('edit.notes'))).toHaveValue('Almost lost');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: t('edit.discard') }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks nothing when there is nothing to lose', async () => {
    const { button, onClose } = await edit(habit('Take the stairs'));
    await button(t('edit.cancel')).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('deletes', async () => {
    const { button, onDelete } = await edit(habit('Take the stairs'));
    await button(t('edit.delete')).click();
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it('moves and copies by its menu', async () => {
    const { button, screen, menuEntry } = await edit(habit('Take the stairs'));
    await button(t('edit.more.menu')).click();
    await screen.getByRole('menuitem', { name: 'Move up' }).click();
    expect(menuEntry).toHaveBeenCalledOnce();
  });

  it('shows the kind and how it is doing in its head', async () => {
    const { sheet } = await edit(habit('Take the stairs', { value: 12 }));
    const head = t('edit.head', { kind: t('tasks.habit'), tone: t('tasks.tone.best') });
    await expect.element(sheet.getByText(head)).toBeVisible();
  });
});

describe('the tags of a task', () => {
  it('are found by name and removed', async () => {
    const { sheet, button, save, onSave, onCreateTag } = await edit(habit('Weed', { tags: ['work'] }));
    await button(t('edit.addTag')).click();
    await sheet.getByLabelText(t('edit.tagName')).fill('gar');
    await button('Garden').click();
    await button(t('ui.remove', { name: 'Work' })).click();
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ tags: ['garden'] });
    expect(onCreateTag).not.toHaveBeenCalled();
  });

  it('are made on the spot', async () => {
    const { sheet, button, save, onSave, onCreateTag } = await edit(habit('Weed'));
    await button(t('edit.addTag')).click();
    await sheet.getByLabelText(t('edit.tagName')).fill('Sky');
    await userEvent.keyboard('{Enter}');
    expect(onCreateTag).toHaveBeenCalledExactlyOnceWith('Sky');
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ tags: ['new Sky'] });
  });

  it('are left by Escape before the sheet is', async () => {
    const { sheet, button, onClose } = await edit(habit('Weed'));
    const finder = sheet.getByLabelText(t('edit.tagName'));
    await button(t('edit.addTag')).click();
    await finder.fill('gar');
    await userEvent.keyboard('{Escape}');
    await expect.element(finder).not.toBeInTheDocument();
    await expect.element(button(t('edit.addTag'))).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
  });

  it('are not made twice under one name', async () => {
    const { sheet, button, onCreateTag } = await edit(habit('Weed'));
    await button(t('edit.addTag')).click();
    await sheet.getByLabelText(t('edit.tagName')).fill('GARDEN');
    await userEvent.keyboard('{Enter}');
    await expect.element(button(t('ui.remove', { name: 'Garden' }))).toBeVisible();
    expect(onCreateTag).not.toHaveBeenCalled();
  });
});

describe('the editor of a challenge’s task', () => {
  const challenge = { id: 'c', shortName: 'Thirty Birds' };

  it('says whose it is, and leaves to its owner what is theirs', async () => {
    const { sheet, button, save, onSave } = await edit(daily('Draw a bird', { challenge }));
    await expect.element(sheet.getByText(t('edit.challenge', { name: 'Thirty Birds' }))).toBeVisible();
    await expect.element(sheet.getByLabelText(t('edit.title'))).toHaveAttribute('readonly');
    await expect.element(sheet.getByLabelText(t('edit.starts'))).toBeDisabled();
    await expect.element(button('Tuesday')).toBeDisabled();
    expect(button(t('edit.delete')).query()).toBeNull();
    await sheet.getByLabelText(t('edit.notes')).fill('With a pencil');
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ notes: 'With a pencil' });
  });

  it('is free again once the challenge has ended', async () => {
    const ended = { ...challenge, broken: 'CHALLENGE_CLOSED' as const };
    const { sheet, button } = await edit(daily('Draw a bird', { challenge: ended }));
    await expect.element(sheet.getByLabelText(t('edit.title'))).not.toHaveAttribute('readonly');
    await expect.element(button(t('edit.delete'))).toBeVisible();
  });
});
