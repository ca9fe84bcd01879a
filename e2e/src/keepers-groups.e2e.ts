import type { Locator, Page } from '@playwright/test';
import { enter, reload } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makeKeeper } from './support/keepers.ts';
import { makeHouse } from './support/plan-world.ts';
import { dialog } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

/** One of the facts of a group that support looks after. */
const fact = (page: Page, name: string): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

interface Repair {
  readonly name: string;
  readonly button: string;
  readonly until?: string;
}

/** Mends a group, with a reason. */
async function mend(page: Page, { name, button, until }: Repair): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: button, exact: true })
    .click();
  const asked = dialog(page, name);
  if (until) await asked.getByLabel('Until').fill(until);
  await asked.getByRole('textbox', { name: 'Why' }).fill(`To see: ${name}`);
  await asked.getByRole('button', { name }).click();
  await expect(asked).toHaveCount(0);
}

test(
  'a group is counted anew, and its plan goes on and ends',
  ALL,
  async ({ page, server, browse, allow }) => {
    test.slow();
    const kit = await makeKeeper(server, 'groupSupport', 'fullAccess');
    const { group, leader } = await makeHouse(server, { members: ['ivo'] });
    await server.write('groups', group, { memberCount: 9 });
    const marens = await browse();
    await enter(marens, leader);
    await enter(page, kit);
    await page.goto('/admin/groups');
    await page.getByRole('searchbox', { name: 'Name or id of a group' }).fill('The Hollow');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /The Hollow House/ }).click();

    await test.step('the members are counted', async () => {
      await expect(fact(page, 'Members')).toHaveText('9');
      await mend(page, { name: 'Count the members anew', button: 'Count' });
      await expect(fact(page, 'Members')).toHaveText('2');
      expect(await leader.call('GET', `/groups/${group}`)).toMatchObject({ memberCount: 2 });
    });

    await test.step('the plan runs until a day', async () => {
      await expect(fact(page, 'Plan')).toHaveText('Running');
      await mend(page, { name: 'Extend the plan', button: 'Extend', until: '2099-03-04' });
      await expect(fact(page, 'Plan')).toHaveText('Until 4 Mar 2099');
      await checkAccess(page, 'a group that was repaired');
      await marens.goto(`/group-plans/${group}/task-information`);
      await expect(marens.getByRole('textbox', { name: 'New task' })).toBeVisible();
    });

    await test.step('the plan ends, and its board closes', async () => {
      await mend(page, { name: 'End the plan', button: 'End' });
      await expect(fact(page, 'Plan')).not.toContainText('2099');
      // The browser asks for the board at once, before it knows that there is none.
      allow(/404 \(Not Found\)/);
      await reload(marens);
      await expect(marens).toHaveURL(new RegExp(`/groups/guild/${group}`));
      await expect(marens.getByRole('textbox', { name: 'New task' })).toHaveCount(0);
    });

    await test.step('it begins again', async () => {
      await mend(page, { name: 'Extend the plan', button: 'Extend', until: '2099-05-06' });
      await expect(fact(page, 'Plan')).toHaveText('Until 6 May 2099');
      await marens.goto(`/group-plans/${group}/task-information`);
      await expect(marens.getByRole('textbox', { name: 'New task' })).toBeVisible();
      await expect(marens).toHaveURL(/task-information$/);
    });

    await test.step('each repair stands in the log', async () => {
      await page.goto('/admin/log');
      const log = page.getByRole('list', { name: 'Log' });
      await expect(log.getByText('Repaired The Hollow House')).toHaveCount(4);
      await expect(log.getByText('“To see: Count the members anew”')).toBeVisible();
      await expect(log.getByText('“To see: End the plan”')).toBeVisible();
    });
  },
);
