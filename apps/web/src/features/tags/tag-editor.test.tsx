import type { Tag } from '@everdeed/rules';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../../test/render.tsx';
import { t } from '../../i18n/i18n.ts';
import { TagEditor } from './tag-editor.tsx';

const TAGS: readonly Tag[] = [
  { id: 'garden', name: 'Garden' },
  { id: 'home', name: 'Home' },
  { id: 'work', name: 'Work' },
];

async function showEditor(tags: readonly Tag[] = TAGS) {
  const spies = {
    onCreate: vi.fn(),
    onRename: vi.fn(),
    onDelete: vi.fn(),
    onMove: vi.fn(),
    onClose: vi.fn(),
  };
  const screen = await show(<TagEditor tags={tags} usesOf={(id) => (id === 'work' ? 0 : 2)} {...spies} />);
  const dialog = screen.getByRole('dialog', { name: t('tags.edit') });
  await expect.element(dialog).toBeVisible();
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const names = dialog.getByRole('textbox', { name: t('tags.name') });
  return { ...spies, screen, dialog, button, names };
}

describe('the editor of tags', () => {
  it('makes a tag', async () => {
    const { dialog, button, onCreate } = await showEditor();
    await expect.element(button(t('tags.add'))).toBeDisabled();
    await dialog.getByLabelText(t('tags.new')).fill('  Sky ');
    await button(t('tags.add')).click();
    expect(onCreate).toHaveBeenCalledExactlyOnceWith('Sky');
    await expect.element(dialog.getByLabelText(t('tags.new'))).toHaveValue('');
    await expect.element(dialog.getByLabelText(t('tags.new'))).toHaveFocus();
  });

  it('makes no tag twice, however it is written', async () => {
    const { dialog, button, onCreate } = await showEditor();
    await dialog.getByLabelText(t('tags.new')).fill('gARDEN');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(t('tags.exists'));
    await expect.element(button(t('tags.add'))).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(onCreate).not.toHaveBeenCalled();
  });

  it('renames by Enter', async () => {
    const { names, onRename } = await showEditor();
    await names.nth(1).fill('House');
    await userEvent.keyboard('{Enter}');
    expect(onRename).toHaveBeenCalledExactlyOnceWith('home', 'House');
  });

  it.each([
    ['a blank', '  '],
    ['the same name', 'Home'],
    ['the name of another', 'work'],
  ])('does not rename to %s', async (_, name) => {
    const { names, dialog, onRename } = await showEditor();
    await names.nth(1).fill(name);
    await dialog.getByLabelText(t('tags.new')).click();
    expect(onRename).not.toHaveBeenCalled();
  });

  it('moves up and down, but not over the ends', async () => {
    const { button, onMove } = await showEditor();
    await expect.element(button(t('tags.up', { name: 'Garden' }))).toBeDisabled();
    await expect.element(button(t('tags.down', { name: 'Work' }))).toBeDisabled();
    await button(t('tags.up', { name: 'Home' })).click();
    expect(onMove).toHaveBeenLastCalledWith('home', 0);
    await button(t('tags.down', { name: 'Home' })).click();
    expect(onMove).toHaveBeenLastCalledWith('home', 2);
  });

  it('asks before it deletes, and says how many tasks carry the tag', async () => {
    const { screen, button, onDelete } = await showEditor();
    await button(t('tags.delete', { name: 'Garden' })).click();
    const question = screen.getByRole('dialog', { name: t('tags.deleteTitle', { name: 'Garden' }) });
    await expect.element(question).toHaveAccessibleDescription(t('tags.deleteHint', { count: 2 }));
    await question.getByRole('button', { name: t('ui.cancel') }).click();
    expect(onDelete).not.toHaveBeenCalled();
    await button(t('tags.delete', { name: 'Garden' })).click();
    await question.getByRole('button', { name: t('tags.deleteYes'), exact: true }).click();
    expect(onDelete).toHaveBeenCalledExactlyOnceWith('garden');
  });

  it('asks before a typed name is lost, and takes a new name over when Back closes it', async () => {
    const { screen, dialog, names, onClose, onRename } = await showEditor();
    await names.first().fill('Gardens');
    await dialog.getByLabelText(t('tags.new')).fill('Sky');
    history.back();
    const question = screen.getByRole('dialog', { name: t('tags.leaveTitle', { name: 'Sky' }) });
    await question.getByRole('button', { name: t('tags.stay') }).click();
    await expect.element(dialog.getByLabelText(t('tags.new'))).toHaveValue('Sky');
    expect(onClose).not.toHaveBeenCalled();
    await dialog.getByLabelText(t('tags.new')).fill('');
    await names.first().fill('Vegetables');
    history.back();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(onRename).toHaveBeenLastCalledWith('garden', 'Vegetables');
  });

  it('closes', async () => {
    const { button, onClose } = await showEditor([]);
    await button(t('tags.done')).click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
