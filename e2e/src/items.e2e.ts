import type { Locator, Page } from '@playwright/test';
import { valueIn } from '@everdeed/content/values';
import { enter, reload } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makeCollector, makeDressed } from './support/items-world.ts';
import type { Person } from './support/person.ts';
import { centreOf, dialog, keptForLater, storedIn } from './support/screen.ts';
import { ALL, CUT, expect, test } from './support/test.ts';

const thing = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const dock = (page: Page): Locator => page.getByRole('region', { name: 'Hatching', exact: true });

const stored = async (person: Person, ...path: readonly string[]): Promise<unknown> =>
  valueIn(await person.player(), 'items', ...path);

/** Goes to the things by the navigation, as a person does. */
async function goToThings(page: Page, person: Person): Promise<void> {
  await enter(page, person);
  await page.getByRole('link', { name: 'Items' }).click();
  await expect(page.getByRole('heading', { name: 'Items', level: 1 })).toBeVisible();
  await expect(thing(page, 'Fox Kit')).toBeVisible();
}

test.describe('things', () => {
  test('an egg hatches by two taps, and the pet is there for good', ALL, async ({ page, server }) => {
    const person = await makeCollector(server);
    await goToThings(page, person);
    await thing(page, 'Fox Kit').click();
    await expect(thing(page, 'Golden')).toHaveAccessibleName(/New/);
    await thing(page, 'Golden').click();
    await expect(dock(page)).toContainText('It has hatched');
    await expect.poll(() => stored(person, 'pets', 'Fox-Golden'), 'the pet').toBe(5);
    expect(await stored(person, 'eggs', 'Fox')).toBe(1);
    await reload(page);
    await expect(thing(page, 'Fox Kit')).toHaveAccessibleName(/1 of them/);
  });

  test('an egg hatches by dragging it on to a potion', ALL, async ({ page, server }) => {
    const person = await makeCollector(server);
    await goToThings(page, person);
    await thing(page, 'Wolf Cub').hover();
    await page.mouse.down();
    // A hand is never quite still; what was moved before the drag had begun does not count.
    await expect(async () => {
      const { x, y } = await centreOf(thing(page, 'Skeleton'));
      for (const shift of [4, -4, 0]) await page.mouse.move(x + shift, y, { steps: 4 });
      await expect(dock(page)).toContainText('Skeleton Wolf Cub', { timeout: 500 });
    }).toPass();
    await page.mouse.up();
    await expect(dock(page)).toContainText('It has hatched');
    await expect.poll(() => stored(person, 'pets', 'Wolf-Skeleton'), 'the pet').toBe(5);
  });

  test('things are sold, gifts opened and cards read', ALL, async ({ page, server }) => {
    const person = await makeCollector(server);
    await goToThings(page, person);
    await thing(page, 'Strawberry').click();
    await dialog(page, 'Strawberry').getByLabel('How many').fill('5');
    await dialog(page, 'Strawberry').getByRole('button', { name: 'Sell for 5 gold' }).click();
    await expect(dialog(page, 'Strawberry').getByText('You have 7.')).toBeVisible();
    await expect(page.getByText('Sold: 5 × Strawberry')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => stored(person, 'food', 'Strawberry'), 'strawberries').toBe(7);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByText(/^In the gift: /)).toBeVisible();
    const way = page.getByRole('link', { name: 'See', exact: true });
    await expect(way).toHaveAttribute('href', '/inventory/equipment');
    await expect.poll(() => stored(person, 'gear', 'owned', 'head_mystery_201402'), 'the gear').toBe(true);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await page.getByRole('button', { name: 'Put it away' }).click();
    await expect(page.getByText('From Ann')).toBeVisible();
    await expect.poll(() => stored(person, 'special', 'greetingReceived'), 'cards').toEqual(['Ann']);
  });

  test.describe('with what the worker keeps', () => {
    test.use({ serviceWorkers: 'allow' });

    test(
      'what hatches offline is kept, shown after a reload and sent later',
      ALL,
      async ({ page, server, allow }) => {
        allow(CUT);
        const person = await makeCollector(server);
        await goToThings(page, person);
        await keptForLater(page);
        await page.context().setOffline(true);
        await thing(page, 'Fox Kit').click();
        await thing(page, 'White').click();
        await expect(dock(page)).toContainText('It has hatched');
        await reload(page);
        await expect(thing(page, 'Fox Kit')).toHaveAccessibleName(/1 of them/);
        expect(await stored(person, 'pets', 'Fox-White')).toBeUndefined();
        await page.context().setOffline(false);
        await expect
          .poll(() => stored(person, 'pets', 'Fox-White'), { message: 'the pet', timeout: 60_000 })
          .toBe(5);
        await expect.poll(() => storedIn(page, 'outbox'), 'what waits').toEqual([]);
      },
    );
  });

  test('the screen and what opens over it have no serious findings', ALL, async ({ page, server }) => {
    await goToThings(page, await makeCollector(server));
    await thing(page, 'Fox Kit').click();
    await expect(dock(page)).toContainText('Choose a potion');
    await checkAccess(page, 'the things');
    await page.getByRole('button', { name: 'Look closer' }).first().click();
    await expect(dialog(page, 'Fox Kit')).toBeVisible();
    await checkAccess(page, 'the dialog of an egg');
  });
});

const piece = (page: Page, slot: string, name: string): Locator =>
  page.getByRole('region', { name: slot, exact: true }).getByRole('button', { name: new RegExp(`^${name}`) });

/** Goes to the equipment by the navigation, as a person does. */
async function goToEquipment(page: Page, person: Person): Promise<void> {
  await enter(page, person);
  await page.getByRole('link', { name: 'Items' }).click();
  await page.getByRole('link', { name: 'Equipment' }).click();
  await expect(piece(page, 'Head', 'Weather Hat')).toBeVisible();
}

test.describe('equipment', () => {
  test('gear is tried on, worn and taken off, and a costume beside it', ALL, async ({ page, server }) => {
    const person = await makeDressed(server);
    await goToEquipment(page, person);
    await piece(page, 'Head', 'Weather Hat').hover();
    await expect(page.getByText('Trying on')).toBeVisible();
    await piece(page, 'Head', 'Weather Hat').click();
    await expect(piece(page, 'Head', 'Weather Hat')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => stored(person, 'gear', 'equipped', 'head'), 'the hat').toBe('head_wizard_3');
    await page.getByRole('radio', { name: 'Costume' }).check();
    await piece(page, 'Weapon', 'Drover').click();
    await expect
      .poll(() => stored(person, 'gear', 'costume', 'weapon'), 'the costume')
      .toBe('weapon_warrior_2');
    await page.getByRole('switch', { name: 'Show my costume instead' }).click();
    await expect.poll(async () => (await person.player()).preferences['costume'], 'what is shown').toBe(true);
    await page.getByRole('button', { name: 'Take everything off' }).click();
    await expect
      .poll(() => stored(person, 'gear', 'costume', 'head'), 'the bare costume')
      .toBe('head_base_0');
    expect(await stored(person, 'gear', 'equipped', 'head')).toBe('head_wizard_3');
  });

  test('by touch, a tap compares first', ALL, async ({ browse, server }) => {
    const person = await makeDressed(server);
    const page = await browse({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });
    await goToEquipment(page, person);
    await piece(page, 'Head', 'Weather Hat').tap();
    const sheet = dialog(page, 'Weather Hat');
    await expect(sheet.getByText(/^Compared with/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Wear it' }).tap();
    await expect.poll(() => stored(person, 'gear', 'equipped', 'head'), 'the hat').toBe('head_wizard_3');
  });

  test.describe('with what the worker keeps', () => {
    test.use({ serviceWorkers: 'allow' });

    test('gear worn offline is kept and sent later', ALL, async ({ page, server, allow }) => {
      allow(CUT);
      const person = await makeDressed(server);
      await goToEquipment(page, person);
      await keptForLater(page);
      await page.context().setOffline(true);
      await piece(page, 'Head', 'Weather Hat').click();
      await expect(piece(page, 'Head', 'Weather Hat')).toHaveAttribute('aria-pressed', 'true');
      await reload(page);
      await expect(piece(page, 'Head', 'Weather Hat')).toHaveAttribute('aria-pressed', 'true');
      await page.context().setOffline(false);
      await expect
        .poll(() => stored(person, 'gear', 'equipped', 'head'), { message: 'the hat', timeout: 60_000 })
        .toBe('head_wizard_3');
    });
  });

  test('the screen has no serious findings', ALL, async ({ page, server }) => {
    await goToEquipment(page, await makeDressed(server));
    await piece(page, 'Head', 'Weather Hat').hover();
    await checkAccess(page, 'the equipment');
  });
});
