import type { Page } from '@playwright/test';
import { enter } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makePerson, type Person } from './support/person.ts';
import { buyQuietly } from './support/receipt.ts';
import { dialog } from './support/screen.ts';
import type { Server } from './support/server.ts';
import { ALL, expect, test } from './support/test.ts';

const GEMS = '/?openGemsModal=true';
const SUBSCRIPTION = '/user/settings/subscription';
const SANDBOX = /\/sandbox\/checkout\//;

/** What the sandbox's page can do. */
type Answer = 'Pay' | 'Decline the card' | 'Cancel and go back' | `Pay, and ${string}`;

const answer = async (page: Page, name: Answer): Promise<void> => {
  await expect(page).toHaveURL(SANDBOX);
  await page.getByRole('button', { name, exact: true }).click();
};

const gemsOf = async (person: Person): Promise<number> => Number((await person.player())['balance']) * 4;

/** Chooses a pack of gems, and goes to where one pays. */
async function buyGems(page: Page): Promise<void> {
  await page.goto(GEMS);
  const gems = page.getByRole('dialog');
  await gems.getByRole('radio', { name: /\$4\.99/ }).check();
  await gems.getByRole('button', { name: /^Buy .*\$4\.99/ }).click();
}

const told = (page: Page, text: string) => page.getByText(text, { exact: true });

/** A minute later, which is how long a late confirmation takes. */
async function aMinuteLater(server: Server): Promise<void> {
  await server.clock(new Date(Date.now() + 61_000).toISOString());
  await server.settle();
}

test(
  'gems are paid for in the sandbox: given up, declined, confirmed late, and twice',
  ALL,
  async ({ page, server }) => {
    test.slow();
    const maren = await makePerson(server);
    await enter(page, maren);

    await test.step('who goes back has paid nothing, and is where they began', async () => {
      await buyGems(page);
      await expect(page).toHaveURL(SANDBOX);
      await checkAccess(page, 'the checkout of the sandbox');
      await answer(page, 'Cancel and go back');
      await expect(page).toHaveURL(/openGemsModal=true$/);
      await expect(told(page, 'The payment wasn’t completed. Nothing was charged.')).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Gems' })).toBeVisible();
      await checkAccess(page, 'gems');
    });

    await test.step('so is who has a card that is declined', async () => {
      await buyGems(page);
      await answer(page, 'Decline the card');
      await expect(page).toHaveURL(/openGemsModal=true$/);
      expect(await gemsOf(maren)).toBe(0);
    });

    await test.step('a late confirmation is waited for, and brings the gems', async () => {
      await buyGems(page);
      await answer(page, 'Pay, and confirm it a minute later');
      await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
      await checkAccess(page, 'waiting for a payment');
      expect(await gemsOf(maren)).toBe(0);
      await aMinuteLater(server);
      await expect(told(page, 'Thank you. Your gems are here.')).toBeVisible();
      await expect(page.locator('[data-column]').first()).toBeVisible();
      await expect.poll(() => gemsOf(maren)).toBe(21);
    });

    await test.step('what is confirmed twice, or never, brings them once', async () => {
      await buyGems(page);
      await answer(page, 'Pay, and confirm it twice');
      await expect(told(page, 'Thank you. Your gems are here.')).toBeVisible();
      await server.settle();
      expect(await gemsOf(maren)).toBe(42);
      await buyGems(page);
      await answer(page, 'Pay, and lose the confirmation');
      await expect(told(page, 'Thank you. Your gems are here.')).toBeVisible();
      await expect.poll(() => gemsOf(maren)).toBe(63);
    });
  },
);

test('gems are paid for by PayPal in a window of its own, which closes', ALL, async ({ page, server }) => {
  test.slow();
  const maren = await makePerson(server);
  await enter(page, maren);
  await page.goto(GEMS);
  const gems = page.getByRole('dialog');
  await gems.getByRole('radio', { name: /\$4\.99/ }).check();
  const opened = page.waitForEvent('popup');
  await gems.getByRole('button', { name: 'Pay with PayPal' }).click();
  const shop = await opened;
  await expect(
    told(page, 'You pay in the window that has just opened. We’ll tell you here once it’s done.'),
  ).toBeVisible();
  await checkAccess(page, 'gems paid for beside');
  await answer(shop, 'Pay');
  await expect(told(page, 'Thank you. Your gems are here.')).toBeVisible();
  await expect.poll(() => shop.isClosed()).toBe(true);
  expect(await gemsOf(maren)).toBe(21);
});

test(
  'a receipt is printed on one page, in black on white in the dark theme, too',
  ALL,
  async ({ page, server }) => {
    const maren = await makePerson(server);
    const receipt = await buyQuietly(server, maren);
    await page.addInitScript(() => localStorage.setItem('everdeed-theme', 'dark'));
    await enter(page, maren);
    await page.goto(receipt);
    const sheet = page.getByRole('article', { name: 'Receipt' });
    await expect(sheet.getByText('$4.99')).toBeVisible();
    await checkAccess(page, 'a receipt');
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeHidden();
    const colours = await sheet.evaluate((one) => {
      const inks = [one, ...one.querySelectorAll('*')].map((part) => getComputedStyle(part).color);
      const paper = [document.documentElement, document.body].map(
        (part) => getComputedStyle(part).backgroundColor,
      );
      return [...new Set(inks), ...new Set(paper)];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    const pages = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(1);
  },
);

test(
  'a subscription is bought, given to a friend by name, and cancelled',
  ALL,
  async ({ page, server, allow }) => {
    test.slow();
    // A code that is none is refused.
    allow(/status of 400/);
    const maren = await makePerson(server);
    const tove = await makePerson(server, 'tove');
    await enter(page, maren);

    await test.step('it is bought, and leads back to the settings', async () => {
      await page.goto(SUBSCRIPTION);
      await page
        .getByRole('radio', { name: /^3 months/ })
        .first()
        .check();
      await page.getByRole('button', { name: 'Subscribe for 3 months, $15' }).click();
      await answer(page, 'Pay');
      await expect(page).toHaveURL(new RegExp(`${SUBSCRIPTION}$`));
      await expect(page.getByText('You are subscribed', { exact: true })).toBeVisible();
      await checkAccess(page, 'a subscription');
    });

    await test.step('a friend is given one, found by name', async () => {
      const give = page.getByRole('region', { name: 'Give a subscription' });
      await give.getByRole('textbox', { name: 'For' }).fill('tov');
      await give.getByRole('button', { name: /tove/ }).click();
      await give.getByRole('radio', { name: /^1 month/ }).check();
      await give.getByRole('button', { name: 'Give 1 month, $5' }).click();
      await answer(page, 'Pay');
      await expect(page).toHaveURL(new RegExp(`${SUBSCRIPTION}$`));
      await expect
        .poll(async () => (await tove.player())['purchased'])
        .toMatchObject({ plan: { customerId: 'Gift' } });
    });

    await test.step('it is cancelled, and kept until the time is up', async () => {
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      const asks = dialog(page, 'Cancel your subscription?');
      await asks.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(page.getByText('Your subscription is cancelled', { exact: true })).toBeVisible();
    });

    await test.step('a code that is no code is refused where it stands', async () => {
      await page.goto('/user/settings/promo-code');
      await page.getByRole('textbox', { name: 'Code' }).fill('NONE');
      await page.getByRole('button', { name: 'Redeem' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    });
  },
);
