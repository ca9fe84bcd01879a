import { enter } from './support/arrive.ts';
import { makePerson } from './support/person.ts';
import { card, dialog } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };

test.describe('the browser’s Back', () => {
  for (const [where, options, when] of [
    ['on a desktop', {}, ALL],
    ['on a phone', PHONE, {}],
  ] as const) {
    test(`closes the editor and asks when there are changes, ${where}`, when, async ({ server, browse }) => {
      const person = await makePerson(server);
      await person.task({ type: 'daily', text: 'Water the herbs' });
      const page = await browse(options);
      await page.goto('/static/faq');
      await enter(page, person);
      const editor = dialog(page, 'Water the herbs');
      const openEditor = () => card(page, 'Water the herbs').getByRole('heading').click();
      await openEditor();
      await expect(editor).toBeVisible();
      await page.goBack();
      await expect(editor).toBeHidden();
      await openEditor();
      await page.getByLabel('Notes').fill('Almost lost');
      await page.goBack();
      await expect(dialog(page, 'Leave without saving?')).toBeVisible();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(page.getByLabel('Notes')).toHaveValue('Almost lost');
      await page.goBack();
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(editor).toBeHidden();
      await expect(page).toHaveURL('/');
      // Nothing is left in the history: the next Back leaves the page.
      await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
      await page.goBack();
      await expect(page).toHaveURL('/static/faq');
    });
  }

  test(
    'closes the sheet in which a phone adds tasks, and what was typed is still there',
    ALL,
    async ({ server, browse }) => {
      const person = await makePerson(server);
      const page = await browse(PHONE);
      await enter(page, person);
      await page.getByRole('button', { name: 'Add a task' }).tap();
      const line = page.getByRole('textbox', { name: 'New task' });
      await line.fill('Renew the pass');
      await page.goBack();
      await expect(dialog(page, 'New task')).toBeHidden();
      await page.getByRole('button', { name: 'Add a task' }).tap();
      await expect(line).toHaveValue('Renew the pass');
    },
  );
});
