import type { Page } from '@playwright/test';
import { type Program, startProgram } from '../../scripts/support/program.ts';
import { enter } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makePerson } from './support/person.ts';
import { dialog } from './support/screen.ts';
import { ALL, expect, test as base } from './support/test.ts';

const BOARD = /\/group-plans\/[\w-]+\/task-information$/;
/** A sum of real money, or an invitation to pay. */
const PRICE = /[$€]\s?\d|\bUSD\b|Go to payment|a month for/;

/** A site that sells nothing, as sites are unless somebody switches payments on. */
// oxlint-disable-next-line typescript/no-empty-object-type -- Playwright's way to say that no fixture of tests is added
const test = base.extend<{}, { readonly program: Program }>({
  program: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const program = await startProgram({ testMode: true, payments: 'off' });
      await use(program);
      await program.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Nothing on the screen costs money, once what belongs there has come. */
async function expectNoPrice(page: Page, sign: string | RegExp): Promise<void> {
  await expect(page.getByText(sign).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(PRICE);
}

test(
  'where nothing is sold, plans are founded and begun for free, and no screen names a price',
  ALL,
  async ({ page, server }) => {
    test.slow();
    const maren = await makePerson(server, 'maren');
    await maren.call('POST', '/groups', { type: 'party', name: 'The Slow Boats' });
    await enter(page, maren);
    let groupId = '';

    await test.step('a group is founded with its plan', async () => {
      await page.goto('/group-plans');
      await expectNoPrice(page, 'None of your groups has a plan yet.');
      await page.getByRole('button', { name: 'Found a group' }).click();
      const found = dialog(page, 'Found a group with a plan');
      await expect(found).toBeVisible();
      await expect(page.locator('body')).not.toContainText(PRICE);
      await found.getByLabel('Name', { exact: true }).fill('The Hollow House');
      await found.getByRole('button', { name: 'Found it' }).click();
      await expect(page).toHaveURL(BOARD);
      await expect(page.getByRole('heading', { level: 1, name: 'The Hollow House' })).toBeVisible();
      groupId = new URL(page.url()).pathname.split('/')[2] ?? '';
    });

    await test.step('a party gets its plan at once', async () => {
      await page.goto('/group-plans');
      await page.getByRole('button', { name: 'Start the plan of The Slow Boats' }).click();
      await expect(page).toHaveURL(BOARD);
      await expect(page.getByRole('heading', { level: 1, name: 'The Slow Boats' })).toBeVisible();
      expect(new URL(page.url()).pathname).not.toContain(groupId);
    });

    await test.step('nothing costs money anywhere', async () => {
      await page.goto(`/group-plans/${groupId}/billing`);
      await expectNoPrice(page, 'Everything is free on this server.');
      await page.goto(`/group-plans/${groupId}/information`);
      await expectNoPrice(page, 'The Hollow House');
      await page.goto('/user/settings/subscription');
      await expectNoPrice(page, 'Subscription');
      await page.goto('/user/settings/promo-code');
      await expectNoPrice(page, 'Promo code');
    });

    await test.step('gems cost gold, and nothing else', async () => {
      await server.write('users', maren.id, { 'stats.gp': 50 });
      await page.goto('/?openGemsModal=true');
      const gems = dialog(page, 'Gems');
      await expectNoPrice(page, 'Everything is free on this server, so gems cost gold.');
      await expect(gems.getByRole('radio')).toHaveCount(0);
      await checkAccess(page, 'gems for gold');
      await gems.getByRole('button', { name: 'One more' }).click();
      await gems.getByRole('button', { name: 'Buy 2 gems for 40 gold' }).click();
      await expect.poll(async () => Number((await maren.player())['balance'])).toBe(0.5);
      expect((await maren.player()).stats.gp).toBe(10);
      await expectNoPrice(page, 'Not enough gold yet. A gem costs 20 gold.');
      await expect(gems.getByRole('button', { name: /^Buy/ })).toBeHidden();
    });

    await test.step('and the server takes none', async () => {
      const refused = await page.request.post(`${server.url}/stripe/checkout-session`, {
        headers: maren.headers,
        data: { gemsBlock: '21gems' },
      });
      expect(refused.status()).toBe(400);
      expect((await refused.json()).message).toContain('can’t pay that way');
    });
  },
);
