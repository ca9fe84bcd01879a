/// <reference types="@vitest/browser-playwright" />
import { TASK_LIMITS } from '@everdeed/rules';
import { beforeAll, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { show } from '../../../test/render.tsx';
import { TODAY } from '../../../test/tasks.ts';
import { t } from '../../i18n/i18n.ts';
import { QuickAdd } from './quick-add.tsx';

// Between the tests, too: the line asks for the rest again and again.
beforeAll(async () => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*/understood.tsx*'] });
  return () => cdp().send('Network.setBlockedURLs', { urls: [] });
});

it('moves on from what is typed also while nothing says what was understood', async () => {
  const screen = await show(<QuickAdd today={TODAY} tags={[]} onAdd={vi.fn()} />);
  const field = screen.getByRole('textbox', { name: t('quickAdd.label') });
  await field.fill('Drink water');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: t('quickAdd.add'), exact: true })).toHaveFocus();
  await expect.element(field).toHaveValue('Drink water');
});

it('says that something is missing once something is typed', async () => {
  const screen = await show(<QuickAdd today={TODAY} tags={[]} onAdd={vi.fn()} />);
  const field = screen.getByRole('textbox', { name: t('quickAdd.label') });
  await field.click();
  const missing = screen.getByText(t('ui.partMissing'));
  expect(missing.query()).toBeNull();
  await field.fill('water '.repeat(TASK_LIMITS.text));
  await expect.element(missing).toBeVisible();
  await expect.element(screen.getByRole('button', { name: t('quickAdd.add'), exact: true })).toBeDisabled();
});
