import type { Page } from '@playwright/test';
import { type Person } from './support/person.ts';
import { enter } from './support/arrive.ts';
import { ALL, expect, test } from './support/test.ts';
import { card, dialog, plus, saved, checkbox } from './support/screen.ts';
import { lookedAt, openScreens, SIGNED_IN, type Screen } from './support/screens.ts';
import { still } from './support/arrive.ts';
import { makeFilled, makeLong } from './support/world.ts';

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
/** Smallest size of a target in CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24;

/** Elements that stick out on the right, and targets that are too small. */
const measure = (page: Page, smallest: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const reach = limit / 2 - 1;
    for (const element of document.querySelectorAll(
      'button, select, input, textarea, [role="checkbox"], nav a',
    )) {
      const target = element.closest('label') ?? element;
      target.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const hits = (right: number, down: number) => {
        const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
        return hit !== null && target.contains(hit);
      };
      // Hidden elements, and those behind a dialog, are no targets.
      if (hits(6 - width / 2, 0) && x + width > clientWidth + 1)
        problems.push(`${element.outerHTML.slice(0, 110)}: sticks out`);
      if (width <= 1 || height <= 1 || !hits(0, 0)) continue;
      const isBig = hits(reach, 0) && hits(-reach, 0) && hits(0, reach) && hits(0, -reach);
      if (!isBig)
        problems.push(`${element.outerHTML.slice(0, 110)}: ${Math.round(width)} by ${Math.round(height)} px`);
    }
    return [...new Set(problems)];
  }, smallest);

const GERMAN_PATHS = [
  '/',
  '/user/settings/general',
  '/user/settings/siteData',
  '/user/settings/notifications',
  '/static/home',
  '/static/faq',
];

test.describe('a phone of 360 px', () => {
  test('shows every screen without sideways scrolling, with targets big enough', async ({
    server,
    browse,
  }) => {
    const person = await makeFilled(server);
    const page = await browse(PHONE);
    const problems: string[] = [];
    const look = async (screens: readonly Screen[], who?: Person) => {
      for (const { name, open } of lookedAt(screens)) {
        await open(page, who);
        await still(page);
        problems.push(...(await measure(page, TARGET)).map((problem) => `${name}: ${problem}`));
      }
    };
    await look(openScreens);
    await enter(page, person);
    await look(SIGNED_IN, person);
    expect([...new Set(problems)], 'problems').toEqual([]);
  });

  test('has room for the longer words of German', ALL, async ({ server, browse }) => {
    const person = await makeFilled(server);
    const page = await browse(PHONE);
    await page.addInitScript(() => localStorage.setItem('everdeed-language', 'de'));
    await person.call('PUT', '/user', { 'preferences.language': 'de' });
    await enter(page, person);
    const problems: string[] = [];
    for (const path of GERMAN_PATHS) {
      await page.goto(path);
      await page.locator('h1').waitFor({ state: 'attached' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await still(page);
      problems.push(...(await measure(page, TARGET)).map((problem) => `${path}: ${problem}`));
    }
    expect([...new Set(problems)], 'problems').toEqual([]);
  });

  test('has room for names of maximum length', ALL, async ({ server, browse }) => {
    const person = await makeLong(server);
    const page = await browse(PHONE);
    await enter(page, person);
    const problems: string[] = [];
    const look = async (where: string) => {
      await still(page);
      problems.push(...(await measure(page, TARGET)).map((problem) => `${where}: ${problem}`));
    };
    const plate = page.getByRole('region', { name: 'You', exact: true });
    // Fonts and gauges appear a moment after the cards.
    await still(page);
    await expect
      .poll(
        () => plate.evaluate((one) => one.scrollHeight > one.clientHeight + 1),
        'whether the plate spills over',
      )
      .toBe(false);
    for (const kind of ['Habits', 'Dailies', 'To-dos', 'Rewards']) {
      await page.getByRole('radio', { name: kind }).check();
      await look(kind);
      await page.getByRole('article').getByRole('heading').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(`editor of ${kind}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    expect([...new Set(problems)], 'problems').toEqual([]);
  });

  test('adds and completes tasks by touch', async ({ server, browse }) => {
    const person = await makeFilled(server);
    const page = await browse(PHONE);
    await enter(page, person);
    await checkbox(page, 'Water the herbs').tap();
    await expect(checkbox(page, 'Water the herbs')).toBeChecked();
    await page.getByRole('radio', { name: 'Habits' }).check();
    await plus(page, 'Take the stairs').tap();
    await expect(card(page, 'Take the stairs').getByText('+1', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Add a task' }).tap();
    await expect(dialog(page, 'New task')).toBeVisible();
    await page.getByRole('textbox', { name: 'New task' }).fill('Drink water');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await page
      .getByRole('button', { name: 'Close', exact: true })
      .first()
      .tap({ position: { x: 180, y: 500 } });
    await expect(dialog(page, 'New task')).toBeHidden();
    await saved(page);
    const tasks = await person.call<{ text: string; type: string }[]>('GET', '/tasks/user');
    const added = tasks.find(({ text }) => text === 'Drink water');
    expect(added?.type, 'the kind of the new task, as the screen shows it').toBe('habit');
  });

  test('lets the words say what kind of task it is', ALL, async ({ server, browse }) => {
    const person = await makeFilled(server);
    const page = await browse(PHONE);
    await enter(page, person);
    await page.getByRole('radio', { name: 'Dailies' }).check();
    await page.getByRole('button', { name: 'Add a task' }).tap();
    await page.getByRole('textbox', { name: 'New task' }).fill('Renew the passport tomorrow');
    await expect(page.getByRole('button', { name: 'Task type: To-do. Change it' })).toBeVisible();
    await page.getByRole('textbox', { name: 'New task' }).fill('Stretch every morning');
    await expect(page.getByRole('button', { name: 'Task type: Daily. Change it' })).toBeVisible();
  });
});
