import { checkAccess } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.describe('the pages about the API', () => {
  test('are found and read with the keyboard, in both themes and on a phone', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { level: 1, name: 'Your first call' })).toBeVisible();
    await checkAccess(page, 'guide');

    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Find a call' })).toBeFocused();
    await page.keyboard.type('scoretask');
    await expect(page.getByRole('status')).toHaveText('1 found');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Score a task up or down' })).toBeVisible();
    await expect(page.getByText('messageTaskNotFound')).toBeVisible();

    await page.getByRole('tab', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'JavaScript' })).toContainText('await fetch(');

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await checkAccess(page, 'call, dark');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'All calls and guides' }).click();
    await page.getByRole('link', { name: 'Compatibility' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compatibility' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await checkAccess(page, 'phone');
  });
});
