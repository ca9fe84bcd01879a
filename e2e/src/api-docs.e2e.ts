import { enter, reload } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makePerson } from './support/person.ts';
import { ALL, expect, test } from './support/test.ts';

test.describe('the pages about the API', () => {
  test('are found and read with the keyboard, in both themes and on a phone', ALL, async ({ page }) => {
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

  test('try a call as who is signed in on this device', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    const taskId = await person.task({ type: 'habit', text: 'Morning pages' });
    await enter(page, person);
    await page.goto('/api/docs/calls/scoreTask');
    const form = page.getByRole('form', { name: 'Try it' });
    await expect(page.getByRole('banner')).toContainText('Signed in as @maren');
    await form.getByRole('combobox', { name: 'taskId' }).selectOption('Morning pages');
    await expect(form.getByRole('radio', { name: 'up' })).toBeChecked();
    await checkAccess(page, 'a call to try');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('status')).toHaveText(/^Answer: 200 OK, after \d+ ms$/);
    await expect(page.getByLabel('Answer', { exact: true })).toContainText('"delta": 1');
    expect(await person.readTask(taskId)).toMatchObject({ counterUp: 1 });

    await page.getByRole('group', { name: 'Version' }).getByRole('link', { name: 'v3' }).click();
    await expect(form).toHaveAttribute('data-path', '/api/v3/tasks/{taskId}/score/{direction}');
    await form.getByRole('combobox', { name: 'taskId' }).selectOption('Morning pages');
    await form.getByRole('radio', { name: 'up' }).press('ArrowRight');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('Answer', { exact: true })).toContainText('"delta": -');
    expect(await person.readTask(taskId)).toMatchObject({ counterUp: 1, counterDown: 1 });
  });

  test('try a call with keys that are typed in and never kept', ALL, async ({ page, server }) => {
    const person = await makePerson(server, 'ivo');
    await page.goto('/api/docs/calls/createTasks');
    const form = page.getByRole('form', { name: 'Try it' });
    await form.getByRole('textbox', { name: 'User id' }).fill(person.id);
    await form.getByLabel('API token').fill(person.apiToken);
    await form.getByRole('textbox', { name: 'Body' }).fill('{"type":"todo"');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('alert')).toContainText('The body is not JSON');
    await form.getByRole('textbox', { name: 'Body' }).fill('{"type":"todo","text":"<b>Water</b> the herbs"}');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('Answer', { exact: true })).toContainText('<b>Water</b> the herbs');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      person.apiToken,
    );
    expect(await page.context().cookies()).toEqual([]);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await checkAccess(page, 'a call to try, phone, dark');
    await reload(page);
    await expect(form.getByLabel('API token')).toHaveValue('');
  });
});
