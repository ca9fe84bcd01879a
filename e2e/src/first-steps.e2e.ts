import { enter, reload } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makePerson } from './support/person.ts';
import { plus, saved } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

test(
  'the first steps count what is done, lead to what is next, and stay away once closed',
  ALL,
  async ({ page, server }) => {
    const person = await makePerson(server);
    await person.task({ type: 'habit', text: 'Take the stairs' });
    await enter(page, person);
    const strip = page.getByRole('region', { name: 'First steps' });
    await expect(strip).toContainText('1 of 5');
    await plus(page, 'Take the stairs').click();
    await expect(strip).toContainText('2 of 5');
    await saved(page);
    await checkAccess(page, 'the first steps');
    await strip.getByRole('link', { name: 'Looks' }).click();
    await expect(page.getByRole('region', { name: 'Your hero' })).toBeVisible();
    await page.goBack();
    await strip.getByRole('link', { name: /^Hatch a pet/ }).click();
    await expect(page).toHaveURL('/inventory/items');
    await page.goBack();
    await strip.getByRole('button', { name: 'Close the first steps' }).click();
    await expect(strip).toBeHidden();
    await reload(page);
    await expect(plus(page, 'Take the stairs')).toBeVisible();
    await expect(strip).toBeHidden();
  },
);
