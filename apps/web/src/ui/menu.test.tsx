import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { Menu } from './menu.tsx';

const edit = vi.fn();

const ENTRIES = [
  { label: 'Send', disabled: true, onSelect: () => undefined },
  { label: 'Edit', onSelect: edit },
  { label: 'Delete', onSelect: () => undefined },
];

async function showMenu() {
  const screen = await show(<Menu trigger={<button type="button">More</button>} entries={ENTRIES} />);
  return { screen, trigger: screen.getByRole('button', { name: 'More' }) };
}

beforeEach(() => edit.mockReset());

describe('a menu that is opened for the first time', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])('has the focus on what can be chosen (key "%s")', async (key) => {
    const { screen, trigger } = await showMenu();
    await userEvent.keyboard('{Tab}');
    await expect.element(trigger).toHaveFocus();
    // The second time, the list is there and hears the key itself.
    for (let turn = 0; turn < 2; turn++) {
      await userEvent.keyboard(key);
      await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
      expect(edit).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect.element(trigger).toHaveFocus();
    }
  });

  it('has the focus itself if a pointer opened it', async () => {
    const { screen, trigger } = await showMenu();
    await trigger.click();
    await expect.element(screen.getByRole('menu')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(edit).toHaveBeenCalledOnce();
  });
});
