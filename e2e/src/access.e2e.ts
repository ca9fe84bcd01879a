import type { Page } from '@playwright/test';
import { ARRIVALS, QUESTIONS } from './support/moments.ts';
import { CLASS_STATES } from './support/class-states.ts';
import { PROFILE_STATES } from './support/profile-states.ts';
import { makePerson, PASSWORD, type Person } from './support/person.ts';
import { ALL, expect, test } from './support/test.ts';
import { card, dialog, plus, saved, checkbox, titles, toasts } from './support/screen.ts';
import { openShop } from './support/shops.ts';
import { lookedAt, openScreens, SIGNED_IN, type Screen } from './support/screens.ts';
import { checkAccess } from './support/axe.ts';
import { enter } from './support/arrive.ts';
import { makeFilled, makeRich } from './support/world.ts';

/** Checks one screen after the other, and reports all findings at the end. */
async function sweep(page: Page, screens: readonly Screen[], person?: Person): Promise<void> {
  for (const { name, open } of lookedAt(screens))
    await test.step(name, async () => {
      await open(page, person);
      await checkAccess(page, name);
    });
}

test.describe('accessibility', () => {
  test('public screens have no serious findings', ALL, async ({ page }) => {
    await sweep(page, openScreens);
  });

  test('screens behind the sign-in have no serious findings', async ({ page, server }) => {
    const person = await makeFilled(server);
    await enter(page, person);
    await sweep(page, SIGNED_IN, person);
  });

  for (const { name, person: make, show } of ARRIVALS)
    test(
      `the dialog ${name}, which opens by itself, has no serious findings`,
      ALL,
      async ({ page, server }) => {
        const person = await make(server);
        await show(page, () => enter(page, person), server, person);
        await checkAccess(page, name);
      },
    );

  for (const { name, person: make, show } of [...PROFILE_STATES, ...CLASS_STATES])
    test(`the dialog ${name} has no serious findings`, ALL, async ({ page, server, allow }) => {
      allow(/404/);
      const person = await make(server);
      await show(page, () => enter(page, person), server, person);
      await checkAccess(page, name);
    });

  test('confirmations have no serious findings', ALL, async ({ page, server }) => {
    const person = await makeRich(server);
    for (const { name, show } of QUESTIONS)
      await test.step(name, async () => {
        await show(page, () => enter(page, person), server, person);
        await checkAccess(page, name);
      });
  });

  test('with less motion nothing flies or slides', ALL, async ({ page, server }) => {
    const person = await makeFilled(server);
    await enter(page, person);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seenMotion: seen });
      const look = () => {
        for (const animation of document.getAnimations()) {
          const { effect } = animation;
          const duration = Number(effect?.getComputedTiming().duration ?? 0);
          const moves =
            effect instanceof KeyframeEffect &&
            effect
              .getKeyframes()
              .some((frame) => 'transform' in frame || 'translate' in frame || 'scale' in frame);
          if (duration > 150 || (moves && duration > 1))
            seen.push(`${animation.constructor.name} of ${duration} ms${moves ? ', moving' : ''}`);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await checkbox(page, 'Water the herbs').click();
    await plus(page, 'Take the stairs').click();
    await expect(toasts(page).getByRole('button', { name: 'Undo' }).first()).toBeVisible();
    await card(page, 'Renew the passport').getByRole('heading').click();
    await expect(dialog(page, 'Renew the passport')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Renew the passport')).toBeHidden();
    // The list that the observer in the page has collected.
    const seen = () => page.evaluate<unknown>('[...new Set(seenMotion)]');
    expect(await seen(), 'motion').toEqual([]);
    await page.evaluate(() => void document.body.animate([{ opacity: 1 }, { opacity: 0.9 }], 60_000));
    await expect.poll(seen, 'a motion made on purpose').toEqual(['Animation of 60000 ms']);
  });

  test(
    'with high contrast, what is chosen has a line, and bars are still filled',
    ALL,
    async ({ page, server }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const person = await makeRich(server);
      await enter(page, person);
      const fill = page.getByRole('meter', { name: /^Health/ });
      await expect(fill).toHaveCSS('forced-color-adjust', 'none');
      await openShop(page, 'market', 'Food');
      const main = page.getByRole('main');
      const tabs = main.getByRole('link');
      await expect(tabs.and(page.locator('[aria-current]')).filter({ hasText: 'Market' })).toHaveCSS(
        'outline-style',
        'solid',
      );
      await expect(tabs.filter({ hasText: 'Seasonal' })).toHaveCSS('outline-style', 'none');
      const choice = (name: string) => main.locator('label').filter({ hasText: name }).first();
      await expect(choice('Buy')).toHaveCSS('outline-style', 'solid');
      await expect(choice('Sell')).toHaveCSS('outline-style', 'none');
      const chip = main.getByRole('button', { name: 'Can buy now' });
      await expect(chip).toHaveCSS('outline-style', 'none');
      await chip.click();
      await expect(chip).toHaveCSS('outline-style', 'solid');
    },
  );
});

test.describe('the keyboard', () => {
  test('gets the focus back from whatever it closes', ALL, async ({ page, server }) => {
    const person = await makeFilled(server);
    await enter(page, person);
    const { keyboard } = page;
    const habit = card(page, 'Take the stairs');
    const editor = dialog(page, 'Take the stairs');
    const question = dialog(page, 'Delete “Take the stairs”?');

    await keyboard.press('?');
    await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('main'), 'nothing had the focus').toBeFocused();

    await keyboard.press('j');
    await expect(habit).toBeFocused();
    await keyboard.press('e');
    await expect(editor).toBeVisible();
    await keyboard.press('Escape');
    await expect(habit, 'after leaving the editor').toBeFocused();

    await keyboard.press('Enter');
    await editor.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(question).toBeVisible();
    await keyboard.press('Escape');
    await expect(habit, 'after a question that took the place of the editor').toBeFocused();

    const menu = habit.getByRole('button', { name: 'More options for Take the stairs' });
    for (const entry of ['Edit', 'Delete']) {
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: entry }).press('Enter');
      await expect(entry === 'Edit' ? editor : question).toBeVisible();
      await keyboard.press('Escape');
      await expect(menu, `after ${entry} from the menu`).toBeFocused();
    }

    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(habit).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Habits' }), 'the card is gone').toBeFocused();

    const tags = page.getByRole('button', { name: 'Tags', exact: true });
    await tags.press('Enter');
    await page.getByRole('button', { name: 'Edit tags' }).press('Enter');
    await expect(dialog(page, 'Edit tags')).toBeVisible();
    await keyboard.press('Escape');
    await expect(tags).toBeFocused();

    const bell = page.getByRole('button', { name: /notifications?$/i });
    await bell.press('Enter');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeHidden();
    await expect(bell).toBeFocused();
  });

  test('is enough for everything around tasks', async ({ page, server }) => {
    const person = await makePerson(server);
    const { keyboard } = page;
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-task]')?.textContent ?? '');
    await page.goto('/login');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), 'focus')
      .toBe('username');
    await keyboard.type(person.username);
    await keyboard.press('Tab');
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await saved(page);
    await keyboard.press('n');
    await expect(page.getByText('Add', { exact: true })).toBeVisible();
    const type = page.getByRole('button', { name: /^Task type: / });
    const wanted = 'Task type: Habit. Change it';
    await keyboard.type('Take the stairs');
    for (let turns = 0; turns < 4; turns++) {
      const shown = (await type.getAttribute('aria-label')) ?? '';
      if (shown === wanted) break;
      await keyboard.press('Tab');
      await expect(type).not.toHaveAccessibleName(shown);
    }
    await expect(type).toHaveAccessibleName(wanted);
    await keyboard.press('Enter');
    await expect(card(page, 'Take the stairs')).toBeVisible();
    await keyboard.type('Drink water');
    await keyboard.press('Enter');
    await expect(card(page, 'Drink water')).toBeVisible();
    await keyboard.press('Escape');
    await expect(titles(page, 'Habits')).toHaveText(['Drink water', 'Take the stairs']);
    await keyboard.press('j');
    await expect
      .poll(async () => (await focused()).includes('Drink water'), 'focus on the first card')
      .toBe(true);
    await keyboard.press('j');
    await expect
      .poll(async () => (await focused()).includes('Take the stairs'), 'focus on the second')
      .toBe(true);
    await keyboard.press('Space');
    await expect(toasts(page).getByText('Take the stairs')).toBeVisible();
    await saved(page);
    expect((await person.player()).stats.gp, 'gold after scoring').toBeGreaterThan(0);
    await keyboard.press('Control+z');
    await expect(toasts(page).getByText('Undone')).toBeVisible();
    await saved(page);
    expect((await person.player()).stats.gp, 'gold after undo').toBe(0);
    await keyboard.press('Shift+ArrowUp');
    await expect(titles(page, 'Habits')).toHaveText(['Take the stairs', 'Drink water']);
    await keyboard.press('e');
    await expect(dialog(page, 'Take the stairs')).toBeVisible();
    await page.getByLabel('Title').focus();
    await keyboard.press('End');
    await keyboard.type(' twice');
    await keyboard.press('Control+Enter');
    await expect(card(page, 'Take the stairs twice')).toBeVisible();
    await expect.poll(async () => (await focused()).includes('twice'), 'focus back on the card').toBe(true);
    await keyboard.press('Delete');
    await expect(dialog(page, 'Delete “Take the stairs twice”?')).toBeVisible();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await expect(card(page, 'Take the stairs twice')).toBeHidden();
    await keyboard.press('?');
    await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog(page, 'Keyboard shortcuts')).toBeHidden();
    await keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeVisible();
    await keyboard.type('open settings');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/user/settings/general');
  });
});
