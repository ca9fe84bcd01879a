import type { Page } from '@playwright/test';
import { enter } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { coins, column, gauge, gold, saved, toasts } from './support/screen.ts';
import { makeBuyer } from './support/reward-states.ts';
import { ALL, expect, test } from './support/test.ts';

const buying = (page: Page, name: string) =>
  column(page, 'Rewards').getByRole('button', { name: new RegExp(`^Buy ${name}`) });

test.describe('rewards', () => {
  test(
    'potion and armoire are bought from the column, and what was found can be seen',
    ALL,
    async ({ page, server }) => {
      const person = await makeBuyer(server);
      await enter(page, person);
      await buying(page, 'Health Potion').click();
      await expect(gauge(page, 'Health')).toHaveAttribute('aria-valuenow', '35');
      await expect(gold(page)).toHaveText(coins(175));
      await buying(page, '.*Armoire').click();
      await expect(gold(page)).toHaveText(coins(75));
      // The first opening always gives gear.
      await toasts(page).getByRole('link', { name: 'See' }).click();
      await expect(page).toHaveURL(/\/inventory\/equipment$/);
      await expect
        .poll(async () => await person.player(), 'the player on the server')
        .toMatchObject({ stats: { gp: 75, hp: 35 }, flags: { armoireOpened: true } });
    },
  );

  test('gear is unpinned and moved, and says what it lacks', ALL, async ({ page, server }) => {
    const person = await makeBuyer(server);
    await server.write('users', person.id, { 'stats.gp': 30 });
    await enter(page, person);
    const items = column(page, 'Rewards').getByRole('list', { name: 'From the shops' }).getByRole('article');
    await expect(buying(page, '.*Armoire')).toHaveAttribute('aria-disabled', 'true');
    await expect(column(page, 'Rewards').getByText('70 gold to go')).toBeVisible();
    const armoire = items.filter({ hasText: 'Armoire' });
    await armoire.hover();
    await armoire.getByRole('button', { name: /^More options/ }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await saved(page);
    await expect
      .poll(async () => JSON.stringify((await person.player())['pinnedItemsOrder']), 'the order')
      .toMatch(/"armoire","potion"\]$/);
    const first = items.first();
    const before = await items.count();
    await first.getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unpin' }).click();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(before - 1);
    await saved(page);
    await checkAccess(page, 'the rewards');
  });

  test('pins change their order by keyboard alone, and keep the focus', ALL, async ({ page, server }) => {
    const person = await makeBuyer(server);
    await enter(page, person);
    const more = page.getByRole('button', { name: 'More options for Health Potion' });
    await buying(page, 'Health Potion').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeVisible();
    await page.keyboard.type('Move d');
    await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(more).toBeFocused();
    const items = column(page, 'Rewards').getByRole('list', { name: 'From the shops' }).getByRole('article');
    await expect(items.last()).toHaveAccessibleName('Health Potion');
    await saved(page);
    await expect
      .poll(async () => JSON.stringify((await person.player())['pinnedItemsOrder']), 'the order')
      .toMatch(/"armoire","potion"\]$/);
  });
});
