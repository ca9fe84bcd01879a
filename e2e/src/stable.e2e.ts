import type { Locator, Page } from '@playwright/test';
import { valueIn } from '@everdeed/content/values';
import { enter, reload } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import type { Person } from './support/person.ts';
import { centreOf, dialog } from './support/screen.ts';
import { makeKeeper } from './support/stable-world.ts';
import { ALL, expect, test } from './support/test.ts';

/** An animal or food, whose button's name begins with what it is called. */
const named = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const dock = (page: Page): Locator => page.getByRole('region', { name: 'Feeding', exact: true });

const stored = async (person: Person, ...path: readonly string[]): Promise<unknown> =>
  valueIn(await person.player(), 'items', ...path);

/** Goes to the stable by the navigation, as a person does. */
async function goToStable(page: Page, person: Person): Promise<void> {
  await enter(page, person);
  await page.getByRole('link', { name: 'Items' }).click();
  await page.getByRole('link', { name: 'Stable' }).click();
  await expect(page.getByRole('heading', { name: 'Standard pets' })).toBeVisible();
}

test.describe('the stable', () => {
  test('a pet is fed by mouse, grows into a mount and is ridden', ALL, async ({ page, server }) => {
    const person = await makeKeeper(server, { 'items.pets.Fox-Red': 40 });
    await goToStable(page, person);
    // What is below the window can be dragged to by nobody.
    await page.getByRole('textbox', { name: 'Find an animal' }).fill('fox kit');
    await expect(named(page, 'Plain Wolf Cub')).toHaveCount(0);
    await named(page, 'Strawberry').hover();
    await page.mouse.down();
    // A hand is never quite still; what was moved before the drag had begun does not count.
    await expect(async () => {
      const { x, y } = await centreOf(named(page, 'Red Fox Kit'));
      for (const shift of [4, -4, 0]) await page.mouse.move(x + shift, y, { steps: 4 });
      await expect(page.locator('[data-aimed]')).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await page.mouse.up();
    await expect(dock(page)).toContainText('loved the Strawberry');
    await expect(dock(page)).toContainText('45 of 50');
    await expect.poll(() => stored(person, 'pets', 'Fox-Red'), 'the growth').toBe(45);
    await dock(page).getByRole('button', { name: 'Feed one' }).click();
    await expect(dialog(page, 'Red Fox')).toContainText('All grown up');
    await dialog(page, 'Red Fox').getByRole('button', { name: 'Ride it' }).click();
    await expect.poll(() => stored(person, 'currentMount'), 'the mount').toBe('Fox-Red');
    await reload(page);
    await page.getByRole('textbox', { name: 'Find an animal' }).fill('fox kit');
    await expect(named(page, 'Red Fox Kit')).toHaveAccessibleName(/grown into a mount/);
    expect(await stored(person, 'food', 'Strawberry')).toBe(10);
  });

  test('a pet is hatched and taken along on a phone', ALL, async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const person = await makeKeeper(server);
    await goToStable(page, person);
    await page.getByRole('textbox', { name: 'Find an animal' }).fill('golden fox');
    await named(page, 'Golden Fox Kit').click();
    await expect(dialog(page, 'Golden Fox Kit')).toContainText('It has hatched');
    await dialog(page, 'Golden Fox Kit').getByRole('button', { name: 'Take it along' }).click();
    await expect(named(page, 'Golden Fox Kit')).toHaveAccessibleName(/at your side/);
    await expect.poll(() => stored(person, 'currentPet'), 'the companion').toBe('Fox-Golden');
    await named(page, 'Golden Fox Kit').click();
    await dialog(page, 'Golden Fox Kit').getByRole('button', { name: 'Honey, 3 of them' }).click();
    await dialog(page, 'Golden Fox Kit').getByRole('button', { name: 'All 3' }).click();
    await dialog(page, 'Golden Fox Kit').getByRole('button', { name: 'Feed 3' }).click();
    await expect.poll(() => stored(person, 'pets', 'Fox-Golden'), 'the growth').toBe(20);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(360);
  });

  test('the keyboard alone reaches and feeds every pet', ALL, async ({ page, server }) => {
    const person = await makeKeeper(server);
    await goToStable(page, person);
    await expect(named(page, 'Plain Wolf Cub')).toBeVisible();
    await named(page, 'Plain Wolf Cub').focus();
    await page.keyboard.press('ArrowRight');
    await expect(named(page, 'White Wolf Cub')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dock(page)).toContainText('14 of 50');
    await named(page, 'Milk').focus();
    await page.keyboard.press('Enter');
    await expect(dock(page)).toContainText('19 of 50');
    await page.keyboard.press('Escape');
    await expect(dock(page)).toContainText('Food and treats');
    await expect.poll(() => stored(person, 'pets', 'Wolf-White'), 'the growth').toBe(19);
  });

  test('the screen and what opens over it have no serious findings', ALL, async ({ page, server }) => {
    await goToStable(page, await makeKeeper(server));
    await named(page, 'Strawberry').click();
    await expect(dock(page)).toContainText('For red pets');
    await checkAccess(page, 'the stable');
    await page.keyboard.press('Escape');
    await named(page, 'White Wolf Cub').click();
    await page.getByRole('button', { name: 'Look closer' }).click();
    await expect(dialog(page, 'White Wolf Cub')).toBeVisible();
    await checkAccess(page, 'the dialog of a pet');
  });
});
