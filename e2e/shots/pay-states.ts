import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { changed, type State } from '../src/support/moments.ts';

const SUBSCRIPTION = '/user/settings/subscription';
const LATER = { $date: '2099-01-02T00:00:00.000Z' };
const RUNNING = {
  'stats.gp': 347,
  'purchased.plan.customerId': 'c',
  'purchased.plan.planId': 'basic_3mo',
  'purchased.plan.paymentMethod': 'Stripe',
  'purchased.plan.dateCreated': { $date: '2026-03-03T08:00:00.000Z' },
  'purchased.plan.dateUpdated': { $date: new Date().toISOString() },
  'purchased.plan.nextBillingDate': LATER,
  'purchased.plan.gemsBought': 13,
  'purchased.plan.extraMonths': 2,
  'purchased.plan.consecutive': { count: 14, offset: 0, gemCapExtra: 26, trinkets: 2 },
};
const SITE = { ...RUNNING, 'purchased.plan.customerId': 'site', 'purchased.plan.planId': 'site' };
const PLAIN = { 'purchased.plan.customerId': null };
const LONG = { ...RUNNING, 'profile.name': 'Ann-Katrin von der Hohen Wiese' };
const SUPPORT = { 'permissions.userSupport': true, balance: 4 };

/** Lets the site be one by which one pays like this, whatever the server's settings. */
const till = (page: Page, services: readonly string[]) =>
  page.route('**/api/v4/site', (route) =>
    route.fulfill({ json: { success: true, data: { payments: services } } }),
  );

const paid = (id: string, what: string, amount: number, state: string) => ({
  id,
  what,
  amount,
  state,
  kind: 'gems',
  currency: 'USD',
  way: 'Stripe',
  date: '2026-10-02T09:30:00.000Z',
  reference: `cs_${id}`,
});
const PAID = [
  paid('6a3b1f5e-1d2c-4e8f-9a7b-0c1d2e3f4a5b', 'Subscription for 3 months', 1500, 'settled'),
  paid('7b4c2f6e-1d2c-4e8f-9a7b-0c1d2e3f4a5b', '21 gems', 499, 'refunded'),
  paid('8c5d3f7e-1d2c-4e8f-9a7b-0c1d2e3f4a5b', 'Group plan', 2100, 'failed'),
];

/** What the player has paid, whatever the server knows. */
const payments = (page: Page, list: readonly object[]) =>
  page.route('**/api/v4/user/payments', (route) => route.fulfill({ json: { success: true, data: list } }));

interface Shot {
  readonly name: string;
  readonly set: Record<string, unknown>;
  readonly at: string;
  readonly services?: readonly string[];
  /** What was paid so far. */
  readonly paid?: readonly object[];
  /** What is done once the heading is there. */
  readonly act?: (page: Page) => Promise<void>;
}

const shot = ({ name, set, at, services = ['sandbox'], paid: list, act }: Shot): State => ({
  name,
  person: changed(set),
  show: async (page, enter) => {
    await till(page, services);
    if (list) await payments(page, list);
    await enter();
    await page.goto(at);
    await see(page.getByRole('heading', { level: 2 }).first());
    await act?.(page);
    await page.waitForTimeout(500);
  },
});

const german = (set: Record<string, unknown>) => ({ ...set, 'preferences.language': 'de' });
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).first().check();

/** Goes to where a pack of gems is paid for. */
async function buyPack(page: Page): Promise<void> {
  await page.goto('/?openGemsModal=true');
  const gems = page.getByRole('dialog');
  await gems.getByRole('radio').nth(3).check();
  await gems.locator('button[data-kind="primary"]').click();
  await page.waitForURL('**/sandbox/checkout/**');
}

/** Back from where one pays: before the money is there, unless what is known of the payment says else. */
const returned = (name: string, set: Record<string, unknown>, at: string, purchases = 9): State => ({
  name,
  person: changed(set),
  show: async (page, enter) => {
    await enter();
    await page.evaluate((payment) => localStorage.setItem('everdeed-payment', JSON.stringify(payment)), {
      paymentCompleted: false,
      paymentType: 'gems',
      purchases,
    });
    await page.goto(at);
    await see(page.getByRole('heading', { level: 1 }));
  },
});

/** What the player had bought before a payment that has arrived: one less than now. */
const ARRIVED = -1;

/** A return that leads on at once, to where a toast says why. */
const ledOn = (name: string, at: string, purchases?: number): State => {
  const state = returned(name, PLAIN, at, purchases);
  return {
    ...state,
    show: async (page, ...rest) => {
      await state.show(page, ...rest);
      const toast = page.locator('[data-type="success"], [data-type="info"]').first();
      await see(toast);
      // It would leave before its picture is taken.
      await toast.hover();
    },
  };
};

/** Subscriptions, gems, codes, transactions, and the way back from paying. */
export const PAY_STATES: readonly State[] = [
  shot({ name: 'settings-plan', set: RUNNING, at: SUBSCRIPTION }),
  shot({ name: 'settings-plan-none', set: PLAIN, at: SUBSCRIPTION, act: (page) => choose(page, /^12/) }),
  shot({
    name: 'settings-plan-german',
    set: german(LONG),
    at: SUBSCRIPTION,
    act: (page) => choose(page, /^12/),
  }),
  shot({ name: 'settings-plan-free', set: SITE, at: SUBSCRIPTION, services: [] }),
  shot({
    name: 'settings-plan-cancel',
    set: RUNNING,
    at: SUBSCRIPTION,
    act: (page) => page.getByRole('button', { name: 'Cancel subscription' }).click(),
  }),
  shot({
    name: 'settings-plan-cancel-german',
    set: german(RUNNING),
    at: SUBSCRIPTION,
    act: (page) => page.getByRole('button', { name: /kündigen/ }).click(),
  }),
  shot({
    name: 'settings-plan-by-code',
    set: { ...RUNNING, 'purchased.plan.planId': 'google_6mo' },
    at: SUBSCRIPTION,
  }),
  shot({ name: 'settings-plan-paid', set: RUNNING, at: SUBSCRIPTION, paid: PAID }),
  {
    name: 'settings-plan-failed',
    person: changed(RUNNING),
    show: async (page, enter) => {
      await till(page, ['sandbox']);
      await page.route('**/api/v4/user/payments', (route) => route.fulfill({ status: 502, body: '' }));
      await enter();
      await page.goto(SUBSCRIPTION);
      await see(page.getByRole('button', { name: 'Try again' }));
    },
  },
  shot({
    name: 'settings-plan-receipt',
    set: LONG,
    at: `${SUBSCRIPTION}/receipts/${PAID[0]?.id}`,
    paid: PAID,
  }),
  shot({
    name: 'settings-plan-receipt-german',
    set: german(LONG),
    at: `${SUBSCRIPTION}/receipts/${PAID[1]?.id}`,
    paid: PAID,
  }),
  shot({
    name: 'settings-plan-receipt-print',
    set: LONG,
    at: `${SUBSCRIPTION}/receipts/${PAID[0]?.id}`,
    paid: PAID,
    act: (page) => page.emulateMedia({ media: 'print' }),
  }),
  shot({ name: 'settings-promo-german', set: german(PLAIN), at: '/user/settings/promo-code' }),
  shot({ name: 'settings-promo', set: PLAIN, at: '/user/settings/promo-code' }),
  shot({ name: 'settings-transactions', set: SUPPORT, at: '/user/settings/transactions' }),
  shot({
    name: 'settings-transactions-some',
    set: SUPPORT,
    at: '/user/settings/transactions',
    act: async (page) => {
      await buyPack(page);
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await see(page.locator('[data-column]').first());
      await page.goto('/user/settings/transactions');
      await see(page.getByRole('row').nth(1));
    },
  }),
  shot({ name: 'settings-transactions-german', set: german(SUPPORT), at: '/user/settings/transactions' }),
  shot({ name: 'sandbox', set: PLAIN, at: '/', act: buyPack }),
  shot({
    name: 'sandbox-paid',
    set: german(PLAIN),
    at: '/',
    act: async (page) => {
      await buyPack(page);
      const checkout = page.url();
      await page.getByRole('button').first().click();
      await see(page.locator('[data-column]').first());
      await page.goto(checkout);
    },
  }),
  shot({ name: 'gems', set: RUNNING, at: '/?openGemsModal=true', act: (page) => choose(page, /^42/) }),
  shot({ name: 'gems-none', set: PLAIN, at: '/?openGemsModal=true' }),
  shot({
    name: 'gems-german',
    set: german(RUNNING),
    at: '/?openGemsModal=true',
    act: (page) => choose(page, /^84/),
  }),
  shot({
    name: 'gems-other',
    set: RUNNING,
    at: '/?openGemsModal=true',
    act: (page) => page.getByRole('radio', { name: 'For someone else' }).check(),
  }),
  shot({
    name: 'gems-other-german',
    set: german(RUNNING),
    at: '/?openGemsModal=true',
    act: (page) => page.getByRole('radio', { name: /^Für jemand/ }).check(),
  }),
  shot({ name: 'gems-free', set: SITE, at: '/?openGemsModal=true', services: [] }),
  returned('payment-waiting', PLAIN, '/redirect/stripe-success-checkout'),
  returned('payment-waiting-german', german(PLAIN), '/redirect/stripe-success-checkout'),
  returned('payment-window', PLAIN, '/redirect/paypal-success-checkout'),
  returned('payment-window-german', german(PLAIN), '/redirect/paypal-success-checkout'),
  ledOn('payment-arrived', '/redirect/stripe-success-checkout', ARRIVED),
  ledOn('payment-unpaid', '/redirect/stripe-error-checkout'),
];
