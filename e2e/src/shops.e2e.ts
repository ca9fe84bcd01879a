import type { Page } from '@playwright/test';
import { signIn } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { hold } from './support/hold.ts';
import type { Person } from './support/person.ts';
import { dialog, gold, keptForLater, toasts } from './support/screen.ts';
import { enterShop, mage, openSeasonal, openShop, setRow, wareOf } from './support/shops.ts';
import { ALL, CUT, expect, test } from './support/test.ts';

const STAFF = 'Lantern Staff';
const gems = (page: Page) => page.locator('[data-coin="gem"]').first();

interface Owner {
  readonly stats: { readonly gp: number };
  readonly balance: number;
  readonly items: {
    readonly gear: { readonly owned: Readonly<Record<string, boolean>> };
    readonly eggs: Readonly<Record<string, number>>;
    readonly food: Readonly<Record<string, number>>;
  };
  readonly pinnedItems: readonly { readonly path: string }[];
}
const owner = (person: Person): Promise<Owner> =>
  person.call<Owner & Record<string, unknown>>('GET', '/user');

test.describe('the market', () => {
  test('sells gear for gold: shown before the server has answered, and the next piece follows', async ({
    page,
    context,
    server,
  }) => {
    const person = await mage(server);
    await enterShop(page, person, 'market', 'Food');
    const release = await hold(context, /\/user\/buy\//);
    await wareOf(page, STAFF).click();
    await expect(dialog(page, STAFF)).toContainText('Intelligence +4.5');
    await page.getByRole('button', { name: 'Buy for 50 gold' }).click();
    await expect(gold(page)).toHaveText('97');
    await expect(wareOf(page, STAFF)).toContainText('Yours');
    await expect(wareOf(page, 'Weathercock Staff')).not.toContainText('After');
    await expect(toasts(page)).toContainText(STAFF);
    release();
    await expect.poll(async () => (await owner(person)).items.gear.owned['weapon_wizard_2']).toBe(true);
    expect((await owner(person)).stats.gp).toBeCloseTo(97);
  });

  test(
    'asks once before gems are spent, says what stays, and buys several',
    ALL,
    async ({ page, server }) => {
      const person = await mage(server);
      await enterShop(page, person, 'market', 'Food');
      await wareOf(page, 'Wolf Cub egg').click();
      const more = page.getByRole('button', { name: 'One more' });
      await expect(more).toBeVisible();
      await checkAccess(page, 'the dialog of an egg');
      await more.click();
      await page.getByRole('button', { name: 'Buy for 6 gems' }).click();
      const question = dialog(page, 'Buy 2 × Wolf Cub egg?');
      await expect(question).toContainText('18 gems');
      await checkAccess(page, 'the question');
      await question.getByRole('button', { name: 'Buy for 6 gems' }).click();
      await expect(gems(page)).toHaveText('18');
      await expect(wareOf(page, 'Wolf Cub egg')).toContainText('You have 4');
      await expect.poll(async () => (await owner(person)).items.eggs['Wolf']).toBe(4);
    },
  );

  test('takes a purchase back that the server refuses', ALL, async ({ page, context, server, allow }) => {
    allow(/401/);
    const person = await mage(server);
    await enterShop(page, person, 'market', 'Food');
    const release = await hold(context, /\/user\/buy\//);
    await wareOf(page, STAFF).click();
    await page.getByRole('button', { name: 'Buy for 50 gold' }).click();
    await expect(gold(page)).toHaveText('97');
    await server.write('users', person.id, { 'stats.gp': 3 });
    release();
    await expect(gold(page)).toHaveText('3');
    await expect(wareOf(page, STAFF)).toContainText('47 gold to go');
    await expect(toasts(page).getByRole('alert')).toBeVisible();
  });

  test.describe('with what the worker keeps', () => {
    test.use({ serviceWorkers: 'allow' });

    test(
      'without a network keeps what costs gold, and kindly declines what costs gems',
      ALL,
      async ({ page, context, server, allow }) => {
        allow(CUT);
        const person = await mage(server);
        await enterShop(page, person, 'market', 'Food');
        await keptForLater(page);
        await context.setOffline(true);
        await wareOf(page, 'Wolf Cub egg').click();
        await expect(dialog(page, 'Wolf Cub egg')).toContainText('once you’re back online');
        await expect(page.getByRole('button', { name: 'Buy for 3 gems' })).toBeDisabled();
        await page.keyboard.press('Escape');
        await wareOf(page, STAFF).click();
        await page.getByRole('button', { name: 'Buy for 50 gold' }).click();
        await expect(gold(page)).toHaveText('97');
        await context.setOffline(false);
        await expect.poll(async () => (await owner(person)).items.gear.owned['weapon_wizard_2']).toBe(true);
      },
    );
  });

  test('opens the armoire, whose find comes from the server', ALL, async ({ page, server }) => {
    const person = await mage(server);
    await enterShop(page, person, 'market', 'Food');
    await wareOf(page, 'Whimsical Armoire').click();
    await page.getByRole('button', { name: 'Buy for 100 gold' }).click();
    await expect(toasts(page)).toContainText('In the armoire:');
    await expect(gold(page)).toHaveText('47');
    const { owned } = (await owner(person)).items.gear;
    expect(Object.keys(owned).filter((key) => key.includes('_armoire_') && owned[key])).toHaveLength(1);
  });

  test('is used by keyboard alone: search, pin, sell', ALL, async ({ page, server }) => {
    const person = await mage(server);
    await enterShop(page, person, 'market', 'Food');
    await page.getByRole('textbox', { name: 'Find in the market' }).focus();
    await page.keyboard.type('borrowed hat');
    await expect(wareOf(page, 'Borrowed Hat')).toBeVisible();
    await expect(wareOf(page, STAFF)).toHaveCount(0);
    await wareOf(page, 'Borrowed Hat').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Pin to rewards' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible();
    const pins = async () => (await owner(person)).pinnedItems.map(({ path }) => path);
    await expect.poll(pins).toContain('gear.flat.head_wizard_1');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Find in the market' }).focus();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Buy' }).focus();
    await page.keyboard.press('ArrowRight');
    await wareOf(page, 'Fish').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('spinbutton', { name: 'How many' }).fill('3');
    await page.getByRole('button', { name: 'Sell for 3 gold' }).press('Enter');
    await expect(gold(page)).toHaveText('150');
    await expect.poll(async () => (await owner(person)).items.food['Fish']).toBe(1);
  });

  test(
    'says so when it cannot be reached, and tries again',
    ALL,
    async ({ page, context, server, allow }) => {
      allow(CUT);
      const person = await mage(server);
      await context.route(/\/api\/v4\/shops\/market$/, (route) => route.abort());
      await signIn(page, person);
      await page.locator('[data-column]').first().waitFor();
      await page.goto('/shops/market');
      await expect(page.getByText('The shop can’t be reached.')).toBeVisible();
      await context.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('region', { name: 'Food', exact: true })).toBeVisible();
    },
  );
});

test.describe('the quest shop', () => {
  test('sells scrolls for gold, says what is locked, and finds quests', ALL, async ({ page, server }) => {
    const person = await mage(server);
    await server.write('users', person.id, { 'stats.gp': 450 });
    await enterShop(page, person, 'quests', 'Gold quests');
    const shelf = page.getByRole('region', { name: 'Gold quests' });
    await expect(shelf.getByText(/^Finish /).first()).toBeVisible();
    await shelf
      .getByRole('button', { name: /200 gold/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('Rewards');
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'Buy for 400 gold' }).click();
    await expect(gold(page)).toHaveText('50');
    await expect(shelf.getByText('You have 2.')).toBeAttached();
    await expect.poll(async () => (await owner(person)).stats.gp).toBeCloseTo(50);
    await page.getByRole('textbox', { name: 'Find a quest' }).fill('zzz');
    await expect(page.getByText('Nothing by that name')).toBeVisible();
  });
});

test.describe('the seasonal shop', () => {
  test(
    'sells the set of the season for gold and past ones for gems, each to its buyers',
    ALL,
    async ({ page, server }) => {
      await server.clock('2026-11-02T12:00:00Z');
      const person = await mage(server);
      await enterShop(page, person, 'market', 'Food');
      await openSeasonal(page);
      await expect(page.getByRole('heading', { name: 'Autumn', exact: true })).toBeVisible();
      await wareOf(page, 'Underworld Sorcerer Gate Hat').click();
      await page.getByRole('button', { name: 'Buy for 1 gem' }).click();
      const question = dialog(page, 'Buy Underworld Sorcerer Gate Hat?');
      await question.getByRole('button', { name: 'Buy for 1 gem' }).click();
      await expect(gems(page)).toHaveText('23');
      await expect(wareOf(page, 'Underworld Sorcerer Gate Hat')).toContainText('Yours');
      await expect.poll(async () => (await owner(person)).balance).toBe(5.75);
      await expect(wareOf(page, 'Underworld Sorcerer Gate Hat'), 'it stays in its place').toContainText(
        'Yours',
      );
      await page.getByRole('radio', { name: 'Warrior' }).check();
      await expect(page.getByText('This season’s set for warriors')).toBeVisible();
      await expect(page.getByRole('main').getByText('Warriors', { exact: true }).first()).toBeVisible();
      await page.getByRole('region', { name: 'This season for the others' }).getByText('Healers').click();
      await expect(page.getByRole('radio', { name: 'Healer' })).toBeFocused();
      await expect(page.getByText('This season’s set for healers')).toBeVisible();
      await checkAccess(page, 'the seasonal shop');
    },
  );

  for (const [date, season] of [
    ['2026-01-20', 'Winter'],
    ['2026-04-10', 'Spring'],
    ['2026-07-10', 'Summer'],
    ['2026-10-20', 'Autumn'],
  ] as const)
    test(`is about ${season} on ${date}, and every shop is open`, ALL, async ({ page, server }) => {
      await server.clock(`${date}T12:00:00Z`);
      const person = await mage(server);
      await enterShop(page, person, 'market', 'Food');
      await openSeasonal(page);
      await expect(page.getByRole('heading', { name: season, exact: true })).toBeVisible();
      await openShop(page, 'quests', 'Gold quests');
      await openShop(page, 'time', 'Sets of other months');
      await expect(setRow(page, 4)).toBeVisible();
    });
});

test.describe('the time traveller', () => {
  test('lets a set be tried on, asks once, and sells it for an hourglass', ALL, async ({ page, server }) => {
    const person = await mage(server);
    await enterShop(page, person, 'time', 'Sets of other months');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '1 hourglass' }).first();
    const name = (await row.getByRole('heading').locator('strong').textContent()) ?? '';
    await row.getByRole('button').first().click();
    const buy = row.getByRole('button', { name: 'Buy the set' });
    await expect(buy).toBeVisible();
    await expect(row).toContainText('No attributes: worn for its looks');
    await checkAccess(page, 'an open set');
    await buy.click();
    const question = dialog(page, `Buy ${name}?`);
    await expect(question).toContainText('You keep');
    await question.getByRole('button', { name: 'Buy for 1 hourglass' }).click();
    await expect(page.locator('[data-coin="hourglass"]').first()).toHaveText('1');
    const bought = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
    await expect(bought).toContainText('Yours');
    const left = async () =>
      (await person.call<{ purchased: { plan: { consecutive: { trinkets: number } } } }>('GET', '/user'))
        .purchased.plan.consecutive.trinkets;
    await expect.poll(left).toBe(1);
  });

  test('can be looked at without hourglasses, and says how to get one', ALL, async ({ page, server }) => {
    const person = await mage(server);
    await server.write('users', person.id, { 'purchased.plan.consecutive.trinkets': 0 });
    await enterShop(page, person, 'time', 'Sets of other months');
    await setRow(page, 1).click();
    await expect(page.getByText('Subscribers get one every month.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buy the set' })).toBeDisabled();
  });
});
