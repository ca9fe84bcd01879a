import { expect, type Locator, type Page } from '@playwright/test';

/** Screenshots are taken without the test runner's settings, where the default timeout is five seconds. */
const PATIENCE = { timeout: 30_000 };

/** Kinds of tasks as their columns are called. */
export type ColumnName = 'Habits' | 'Dailies' | 'To-dos' | 'Rewards';
export type KindName = 'habit' | 'daily' | 'to-do' | 'reward';

export const column = (page: Page, name: ColumnName): Locator =>
  page.getByRole('region', { name, exact: true });

/** A card by its title. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true });

/** Titles of a column, top to bottom. */
export const titles = (page: Page, name: ColumnName): Locator =>
  column(page, name).getByRole('article').getByRole('heading');

export const plus = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Plus: ${title}`, exact: true });
export const minus = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Minus: ${title}`, exact: true });
/** The seal of a daily or the box of a to-do. */
export const checkbox = (page: Page, title: string): Locator =>
  page.getByRole('checkbox', { name: `Done: ${title}`, exact: true });

export const toasts = (page: Page): Locator => page.locator('[data-toasts]');
export const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', typeof name === 'string' ? { name, exact: true } : { name });

/** A gauge in the header, named like `Health: 50 of 50`, with the number in `aria-valuenow`. */
export const gauge = (page: Page, name: 'Health' | 'Experience' | 'Mana'): Locator =>
  page.getByRole('region', { name: 'You', exact: true }).getByRole('meter', { name: new RegExp(`^${name}`) });

/** The current value of a gauge. */
export const gaugeValue = async (meter: Locator): Promise<number> =>
  Number(await meter.getAttribute('aria-valuenow'));

/** The gold in the purse. */
export const gold = (page: Page): Locator => page.locator('[data-coin="coin"]').first();

/** Gold as the purse shows it, in whole coins. */
export const coins = (amount: number): string => String(Math.floor(amount));

/** Adds a task by quick add; the button of the column chooses the kind. */
export async function quickAdd(page: Page, kind: KindName, line: string): Promise<void> {
  // An empty column has a second button of the same name.
  await page
    .getByRole('button', { name: `Add a ${kind}`, exact: true })
    .first()
    .click();
  const field = page.getByRole('textbox', { name: 'New task' });
  await field.fill(line);
  await field.press('Enter');
  await field.press('Escape');
}

/** Waits until nothing is waiting to be sent, on the screen and on the disk of the browser. */
export async function saved(page: Page): Promise<void> {
  await expect(page.locator('[data-state="saved"]').first()).toBeVisible(PATIENCE);
  await expect.poll(() => storedIn(page, 'outbox'), { message: 'what waits', ...PATIENCE }).toEqual([]);
}

/** Records in the browser's databases, as JSON text. */
export const storedIn = (page: Page, store: 'outbox' | 'snapshots' | 'answers'): Promise<string[]> =>
  page.evaluate(async (name) => {
    const open = indexedDB.open(name === 'answers' ? 'everdeed-answers' : 'everdeed');
    await new Promise((resolve) => open.addEventListener('success', resolve, { once: true }));
    const all = open.result.transaction(name).objectStore(name).getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve, { once: true }));
    open.result.close();
    return all.result.map((one) => JSON.stringify(one));
  }, store);

/** Empties what screens keep on this device, so that they have nothing to show without a server. */
export const forgetAnswers = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const open = indexedDB.open('everdeed-answers');
    await new Promise((resolve) => open.addEventListener('success', resolve, { once: true }));
    const all = open.result.transaction('answers', 'readwrite').objectStore('answers').clear();
    await new Promise((resolve) => all.addEventListener('success', resolve, { once: true }));
    open.result.close();
  });

/** Waits until everything that screens may load later is cached for offline use. */
export const keptForLater = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const parts: string[] = await (await fetch('/later.json')).json();
          const kept = await Promise.all(parts.map((part) => caches.match(part)));
          return parts.filter((_, index) => kept[index] === undefined);
        }),
      'parts not kept for later',
    )
    .toEqual([]);

/** The middle of what is on the screen, for a pointer. */
export async function centreOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing to aim at');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
