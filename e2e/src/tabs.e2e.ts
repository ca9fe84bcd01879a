import type { Locator, Page } from '@playwright/test';
import { enter } from './support/arrive.ts';
import { GATHERED } from './support/items-world.ts';
import { dialog, gold } from './support/screen.ts';
import { mage, wareOf } from './support/shops.ts';
import { ALL, expect, test } from './support/test.ts';

const named = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

const gear = (page: Page, name: string): Locator =>
  page.getByRole('main').locator('button[aria-pressed]').filter({ hasText: name });

/** Follows a link, and waits until its page is there: until then the page before it answers to the same names. */
async function follow(link: Locator): Promise<void> {
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

async function goTo(page: Page, place: string, tab?: string): Promise<void> {
  await follow(page.getByRole('navigation').getByRole('link', { name: place, exact: true }));
  if (tab) await follow(page.getByRole('main').getByRole('link', { name: tab, exact: true }));
}

test.describe('two tabs', () => {
  test('what one buys, wears and hatches, the other shows', ALL, async ({ page, context, server }) => {
    const person = await mage(server);
    await server.write('users', person.id, GATHERED);
    await enter(page, person);
    const other = await context.newPage();
    await other.goto('/inventory/equipment');
    await expect(gear(other, 'Reading Staff')).toHaveAttribute('aria-pressed', 'true');

    await goTo(page, 'Shops');
    await wareOf(page, 'Lantern Staff').click();
    await dialog(page, 'Lantern Staff').getByRole('button', { name: 'Buy for 50 gold' }).click();
    await expect(gold(page)).toHaveText('97');
    // What is new is worn at once.
    await expect(gear(other, 'Lantern Staff')).toHaveAttribute('aria-pressed', 'true');
    await expect(gold(other)).toHaveText('97');

    await gear(other, 'Reading Staff').click();
    await expect(gear(other, 'Reading Staff')).toHaveAttribute('aria-pressed', 'true');
    await goTo(page, 'Items', 'Equipment');
    await expect(gear(page, 'Reading Staff')).toHaveAttribute('aria-pressed', 'true');
    await gear(page, 'Lantern Staff').click();
    await expect(gear(other, 'Lantern Staff')).toHaveAttribute('aria-pressed', 'true');

    await goTo(other, 'Items', 'Stable');
    await other.getByRole('textbox', { name: 'Find an animal' }).fill('golden fox');
    await expect(named(other, 'Golden Fox Kit')).toHaveAccessibleName(/hatch it now/);
    await goTo(page, 'Items');
    await named(page, 'Fox Kit').click();
    await named(page, 'Golden').click();
    await expect(page.getByText('It has hatched')).toBeVisible();
    await expect(named(other, 'Golden Fox Kit')).toHaveAccessibleName(/5 of 50 to grow up/);
  });
});
