import type { BrowserContext, Locator, Page, Worker } from '@playwright/test';
import { browserArguments, findWholeBrowser } from '../../scripts/support/browser.mjs';
import { PushService } from '../../apps/server/test/support/push-service.ts';
import { enter } from './support/arrive.ts';
import { makePerson, type Person } from './support/person.ts';
import type { Server } from './support/server.ts';
import { ALL, expect, test } from './support/test.ts';

/*
 * Push messages from the server to the worker of a real browser. Only the push service between them is ours: it opens
 * what the server has sealed, as a browser does, and DevTools hand it to the worker.
 */

const service = new PushService();
test.beforeAll(() => service.start());
test.afterAll(() => service.close());
// A Chromium without any window denies notifications; the whole one, with none on the screen, does not.
const executablePath = findWholeBrowser();
test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  channel: 'chromium',
  launchOptions: { ...(executablePath !== undefined && { executablePath }), args: [...browserArguments] },
});

/** Reminds somebody of a to-do; gives its id and what the push service got last. */
async function reminded(server: Server, person: Person, text = 'Call Ann') {
  const at = Math.ceil(Date.now() / 60_000) * 60_000;
  const reminders = [{ id: crypto.randomUUID(), time: new Date(at).toISOString() }];
  const id = await person.task({ type: 'todo', text, reminders });
  await server.clock(new Date(at).toISOString());
  await server.settle();
  await server.clock(null);
  return { id, message: service.pushed.at(-1)?.message };
}

/** Has this browser subscribe at our push service: its own is out of reach. */
async function subscribeHere(page: Page): Promise<void> {
  await page.addInitScript((made) => {
    let subscription: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async (options: PushSubscriptionOptionsInit) =>
        (subscription = {
          ...made,
          options,
          toJSON: () => made,
          unsubscribe: async () => {
            subscription = null;
            return true;
          },
        }),
    });
  }, service.subscription('settings'));
}

/** A page that is none of the site's, for which the worker does not look. */
const elsewhere = ({ url }: Server): string =>
  new URL('/robots.txt', url.replace('127.0.0.1', 'localhost')).href;

/** Hands a message to the worker of the site, as the browser does with what its push service brings. */
async function deliver(page: Page, server: Server, message: unknown): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const place = { origin: server.url, registrationId: await registered };
  await devtools.send('ServiceWorker.deliverPushMessage', { ...place, data: JSON.stringify(message) });
}

/** The worker of the site, as far as a notification is concerned. */
interface Shower {
  readonly registration: ServiceWorkerRegistration;
  readonly WindowClient: { readonly prototype: { focus(): Promise<unknown> } };
  readonly NotificationEvent: new (type: string, init: object) => Event;
}

const workerOf = (context: BrowserContext): Worker => {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no worker');
  return worker;
};

const shownIn = (context: BrowserContext) =>
  workerOf(context).evaluate(async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- runs in the worker
    const { registration } = globalThis as unknown as Shower;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((one) => one.contains(document.activeElement));

/** A click on the one notification. Only a person's own lets a worker bring a page to the front: this part is left out. */
const clickIn = (context: BrowserContext) =>
  workerOf(context).evaluate(async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- runs in the worker
    const { registration, WindowClient, NotificationEvent } = globalThis as unknown as Shower;
    WindowClient.prototype.focus = async () => undefined;
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });

test(
  'a reminder is pushed to the browser, shown while no page is in sight, and leads to its task',
  ALL,
  async ({ page, server, allow }) => {
    // The whole browser asks for the icon of a page that names none.
    allow(/404/);
    const person = await makePerson(server);
    const context = page.context();
    await enter(page, person);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await person.call('POST', '/user/push-subscriptions', service.subscription());
    const { id, message } = await reminded(server, person);
    expect(message).toMatchObject({ title: 'Call Ann', taskId: id });
    await deliver(page, server, message);
    await page.goto(elsewhere(server));
    expect(await shownIn(context), 'the page was in sight').toEqual([]);
    await deliver(page, server, message);
    await expect.poll(() => shownIn(context)).toEqual([{ title: 'Call Ann', body: message?.['body'] }]);
    await page.goto('/');
    const card = page.getByRole('article', { name: 'Call Ann' });
    await expect(card).toBeVisible();
    expect(await hasFocus(card)).toBe(false);
    await clickIn(context);
    await expect.poll(() => hasFocus(card)).toBe(true);
    expect(await shownIn(context), 'after the click').toEqual([]);
  },
);

test('pushing is switched on and off again in the settings', ALL, async ({ page, server, allow }) => {
  allow(/404/);
  const person = await makePerson(server);
  await subscribeHere(page);
  await enter(page, person);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/user/settings/notifications');
  const wish = page.getByRole('switch', { name: /^Notify me on this device/ });
  const told = (method: string) =>
    page.waitForResponse(
      (one) => one.url().endsWith('/user/push-subscriptions') && one.request().method() === method,
    );
  await expect(wish).not.toBeChecked();
  const [added] = await Promise.all([told('POST'), wish.click()]);
  expect(added.ok()).toBe(true);
  await expect(wish).toBeChecked();
  expect((await reminded(server, person, 'Call Ben')).message).toMatchObject({ title: 'Call Ben' });
  const [removed] = await Promise.all([told('DELETE'), wish.press('Space')]);
  expect(removed.ok()).toBe(true);
  await expect(wish).not.toBeChecked();
  const { calls } = service;
  await reminded(server, person, 'Call Cleo');
  expect(service.calls, 'messages after it was switched off').toBe(calls);
  await page.reload();
  await expect(wish).not.toBeChecked();
});
