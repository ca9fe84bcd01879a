import type { Locator, Page } from '@playwright/test';
import { valueIn } from '@everdeed/content/values';
import { enter, reload } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makeDressed } from './support/items-world.ts';
import type { Person } from './support/person.ts';
import { dialog, keptForLater, toasts } from './support/screen.ts';
import { ALL, CUT, expect, test } from './support/test.ts';

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

test.describe('the wardrobe', () => {
  test('a look is tried on, bought and worn', ALL, async ({ page, server }) => {
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

    test(
      'what is chosen offline is kept and sent later; gems wait for the server',
      ALL,
      async ({ page, server, allow }) => {
        allow(CUT);
        const person = await makeDressed(server, { balance: 6 });
        await goToLooks(page, person);
        await keptForLater(page);
        await page.context().setOffline(true);
        await option(page, 'Fox Fur').click();
        await expect(hero(page).getByRole('button', { name: /^Buy for/ })).toBeDisabled();
        await option(page, 'Copper Skin').click();
        await expect(option(page, 'Copper Skin')).toHaveAttribute('aria-pressed', 'true');
        await reload(page);
        await expect(option(page, 'Copper Skin')).toHaveAttribute('aria-pressed', 'true');
        await page.context().setOffline(false);
        await expect
          .poll(() => stored(person, 'preferences', 'skin'), { message: 'the skin', timeout: 60_000 })
          .toBe('c06534');
        expect(await stored(person, 'balance')).toBe(6);
      },
    );
  });

  test('a surprise is stored, and one undo brings the old look back', ALL, async ({ page, server }) => {
    const person = await makeDressed(server, { balance: 6 });
    await goToLooks(page, person);
    const skin = await stored(person, 'preferences', 'skin');
    await hero(page).getByRole('button', { name: 'Surprise me' }).click();
    await expect.poll(() => stored(person, 'preferences', 'skin'), 'another skin').not.toBe(skin);
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stored(person, 'preferences', 'skin'), 'the old skin').toBe(skin);
  });

  test('is reached from the profile, and has no serious findings', ALL, async ({ page, server }) => {
    const person = await makeDressed(server, { balance: 6 });
    await enter(page, person);
    await page.goto(`/profile/${person.id}`);
    await page.getByRole('link', { name: 'Change looks' }).click();
    await option(page, 'Fox Fur').click();
    await expect(hero(page).getByText('Trying on')).toBeVisible();
    await checkAccess(page, 'the wardrobe');
  });
});

test(
  'the shop of looks sells one look for gems, which is then in the wardrobe',
  ALL,
  async ({ page, server }) => {
    const person = await makeDressed(server, { balance: 6 });
    await enter(page, person);
    await page.getByRole('link', { name: 'Shops' }).click();
    await page.getByRole('link', { name: 'Looks' }).click();
    await page.getByRole('textbox', { name: 'Find a look' }).fill('fox fur');
    await expect(option(page, 'Fox Fur')).toBeVisible();
    await expect(option(page, 'Bear Fur')).toBeHidden();
    await expect(page.getByText(/^A new face today/)).toBeVisible();
    await checkAccess(page, 'the shop of looks');
    await option(page, 'Fox Fur').click();
    // It is loaded when it is first opened, and fades in.
    await expect(dialog(page, 'Fox Fur')).toBeVisible();
    await checkAccess(page, 'the dialog of a look');
    await dialog(page, 'Fox Fur').getByRole('button', { name: 'Buy for 2 gems' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Buy for 2 gems' }).click();
    await expect.poll(() => stored(person, 'purchased', 'skin', 'fox'), 'the skin').toBe(true);
    expect(await stored(person, 'balance')).toBe(5.5);
    await page.getByRole('link', { name: 'Try them on' }).click();
    await expect(page.getByRole('button', { name: 'Fox Fur', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
);
