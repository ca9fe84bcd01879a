import type { Task } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showCard } from '../../../../test/show-card.tsx';
import { habit, todo } from '../../../../test/tasks.ts';
import { t } from '../../../i18n/i18n.ts';

describe('the menu of a card', () => {
  const open = async (task: Task) => {
    const shown = await showCard(task);
    const menu = shown.card.getByRole('button', { name: t('tasks.menu', { title: task.text }) });
    menu.element().focus();
    await userEvent.keyboard('{Enter}');
    const entry = (label: string) => shown.screen.getByRole('menuitem', { name: label });
    await expect.element(entry(t('tasks.menu.edit'))).toBeVisible();
    return { ...shown, entry };
  };

  it.each([
    ['edit', 'edit', undefined],
    ['up', 'step', 'up'],
    ['down', 'step', 'down'],
    ['top', 'step', 'top'],
    ['bottom', 'step', 'bottom'],
    ['copy', 'copy', undefined],
    ['delete', 'remove', undefined],
  ] as const)('does what its entry says: %s', async (label, action, argument) => {
    const task = habit('Take the stairs');
    const { actions, entry } = await open(task);
    await entry(t(`tasks.menu.${label}`)).click();
    const expected = argument === undefined ? [task] : [task, argument];
    expect(actions[action]).toHaveBeenCalledExactlyOnceWith(...expected);
  });

  it('moves no finished to-do', async () => {
    const { entry } = await open(todo('Renew the passport', { completed: true }));
    await expect.element(entry(t('tasks.menu.up'))).toHaveAttribute('aria-disabled', 'true');
    await expect.element(entry(t('tasks.menu.copy'))).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('deletes no task of a running challenge', async () => {
    const challenge = { id: 'c', shortName: 'Thirty Birds' };
    const { entry } = await open(habit('Draw a bird', { challenge }));
    await expect.element(entry(t('tasks.menu.delete'))).toHaveAttribute('aria-disabled', 'true');
  });

  it('closes on Escape and gives the focus back', async () => {
    const { card, entry } = await open(habit('Take the stairs'));
    await userEvent.keyboard('{Escape}');
    await expect.element(entry(t('tasks.menu.edit'))).not.toBeInTheDocument();
    const button = card.getByRole('button', { name: t('tasks.menu', { title: 'Take the stairs' }) });
    await expect.element(button).toHaveFocus();
  });
});
