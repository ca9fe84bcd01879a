import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { valueIn } from '@everdeed/content/values';
import { enter, still } from './support/arrive.ts';
import { makeDressed } from './support/items-world.ts';
import type { Person } from './support/person.ts';
import { dialog, keptForLater } from './support/screen.ts';
import { CUT, expect, test } from './support/test.ts';

const option = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const hero = (page: Page): Locator => page.getByRole('region', { name: 'Your hero' });

const stored = async (person: Person, ...path: readonly string[]): Promise<unknown> =>
  valueIn(await person.player(), ...path);

async function goToLooks(page: Page, person: Person): Promise<void> {
  await enter(page, person);
  await page.getByRole('link', { name: 'Items' }).click();
  await page.getByRole('link', { name: 'Looks' }).click();
  await expect(option(page, 'Peach Skin')).toBeVisible();
}

/** Serious findings of accessibility on the page in a theme. */
async function findings(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
  await still(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

test.describe('the wardrobe', () => {
  test('a look is tried on, bought and worn', async ({ page, server }) => {
    const person = await makeDressed(server, { balance: 6 });
    await goToLooks(page, person);
    await option(page, 'Fox Fur').click();
    await expect(hero(page).getByText('Trying on')).toBeVisible();
    expect(await stored(person, 'balance')).toBe(6);
    await hero(page)
      .getByRole('button', { name: /^Buy for/ })
      .click();
    await dialog(page, 'Buy Fox Fur?').getByRole('button', { name: 'Buy for 2 gems' }).click();
    await expect(option(page, 'Fox Fur')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => stored(person, 'preferences', 'skin'), 'the skin').toBe('fox');
    expect(await stored(person, 'balance')).toBe(5.5);
    expect(await stored(person, 'purchased', 'skin', 'fox')).toBe(true);
    await option(page, 'Copper Skin').click();
    await expect.poll(() => stored(person, 'preferences', 'skin'), 'another skin').toBe('c06534');
  });

  test.describe('with what the worker keeps', () => {
    test.use({ serviceWorkers: 'allow' });

    test('what is chosen offline is kept and sent later; gems wait for the server', async ({
      page,
      server,
      allow,
    }) => {
      allow(CUT);
      const person = await makeDressed(server, { balance: 6 });
      await goToLooks(page, person);
      await keptForLater(page);
      await page.context().setOffline(true);
      await option(page, 'Fox Fur').click();
      await expect(hero(page).getByRole('button', { name: /^Buy for/ })).toBeDisabled();
      await option(page, 'Copper Skin').click();
      await expect(option(page, 'Copper Skin')).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(option(page, 'Copper Skin')).toHaveAttribute('aria-pressed', 'true');
      await page.context().setOffline(false);
      await expect
        .poll(() => stored(person, 'preferences', 'skin'), { message: 'the skin', timeout: 60_000 })
        .toBe('c06534');
      expect(await stored(person, 'balance')).toBe(6);
    });
  });

  test('is reached from the profile, and has no serious findings', async ({ page, server }) => {
    const person = await makeDressed(server, { balance: 6 });
    await enter(page, person);
    await page.goto(`/profile/${person.id}`);
    await page.getByRole('link', { name: 'Change looks' }).click();
    await option(page, 'Fox Fur').click();
    await expect(hero(page).getByText('Trying on')).toBeVisible();
    for (const theme of ['light', 'dark'] as const)
      expect.soft(await findings(page, theme), `findings in ${theme}`).toEqual([]);
  });
});
