import { enter } from './support/arrive.ts';
import { chooseFile, openImport, previewImport } from './support/imports.ts';
import { makePerson } from './support/person.ts';
import { card, dialog } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

test.describe('bringing an account along', () => {
  test('a file is shown, brought, and taken back again', ALL, async ({ page, server, allow }) => {
    // Tasks that are gone again are asked for once more.
    allow(/404/);
    const person = await makePerson(server);
    await person.task({ type: 'habit', text: 'Take the stairs' });
    await enter(page, person);
    await previewImport(page);
    await expect(page.getByRole('region', { name: 'Not known here' })).toContainText('Dragon-Prototype');
    await expect(page.getByRole('region', { name: 'What would be replaced' })).toContainText('Level 57');
    expect((await person.player()).stats.lvl, 'the level before').toBe(1);
    await page.getByRole('button', { name: 'Import everything' }).click();
    await expect(page.getByRole('button', { name: 'Download what was kept aside' })).toBeVisible();
    expect((await person.player()).stats.lvl, 'the level after').toBe(57);
    await page.getByRole('button', { name: /^Go back to the copy of/ }).click();
    await dialog(page, 'Go back to this copy?').getByRole('button', { name: 'Go back' }).click();
    await expect.poll(async () => (await person.player()).stats.lvl, 'the level of before').toBe(1);
    await page.goto('/');
    await expect(card(page, 'Take the stairs')).toBeVisible();
    await expect(card(page, 'Sing in the car')).toHaveCount(0);
  });

  test(
    'what is no export is refused in words, and another file can be chosen',
    ALL,
    async ({ page, server, allow }) => {
      allow(/400/);
      await enter(page, await makePerson(server));
      await openImport(page);
      await chooseFile(page, '{"hello":');
      await expect(page.getByRole('alert')).toContainText('This file can’t be imported');
      await expect(page.getByRole('button', { name: 'Choose another file' })).toBeVisible();
    },
  );
});
