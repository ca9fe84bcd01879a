import type { Locator, Page } from 'playwright-core';
import { eventually, eventuallyTrue } from './checks.ts';

/** Kinds of tasks as their columns are called. */
export type ColumnName = 'Habits' | 'Dailies' | 'To-dos' | 'Rewards';
export type KindName = 'habit' | 'daily' | 'to-do' | 'reward';

export const column = (page: Page, name: ColumnName): Locator =>
  page.getByRole('region', { name, exact: true });

/** A card by its title. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true });

/** Titles of a column, top to bottom. */
export const titlesOf = (page: Page, name: ColumnName): Promise<string[]> =>
  column(page, name).getByRole('article').getByRole('heading').allInnerTexts();

export const plus = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Plus: ${title}`, exact: true });
export const minus = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Minus: ${title}`, exact: true });
/** The seal of a daily or the box of a to-do. */
export const tick = (page: Page, title: string): Locator =>
  page.getByRole('checkbox', { name: `Done: ${title}`, exact: true });

export const toasts = (page: Page): Locator => page.locator('[data-toasts]');
export const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', typeof name === 'string' ? { name, exact: true } : { name });

/** A gauge of the header, as its bar tells it: `Health: 50 of 50`. */
export async function gauge(page: Page, name: 'Health' | 'Experience' | 'Mana'): Promise<number> {
  const label = await page
    .getByRole('region', { name: 'You', exact: true })
    .getByRole('meter', { name: new RegExp(`^${name}`) })
    .getAttribute('aria-valuenow');
  return Number(label);
}

/** Whole gold as the purse shows it. */
export async function gold(page: Page): Promise<number> {
  const text = await page.locator('[data-coin="coin"]').first().innerText();
  return Number(text.trim());
}

/** Adds a task by the line at the top; the column's own button chooses the kind. */
export async function quickAdd(page: Page, kind: KindName, line: string): Promise<void> {
  // An empty column has a second button of the same name.
  await page
    .getByRole('button', { name: `Add a ${kind}`, exact: true })
    .first()
    .click();
  const field = page.getByRole('textbox', { name: 'New deed' });
  await field.fill(line);
  await field.press('Enter');
  await field.press('Escape');
}

/** Waits until nothing is waiting to be sent, on the screen and on the disk of the browser. */
export async function saved(page: Page): Promise<void> {
  await page.locator('[data-state="saved"]').first().waitFor({ state: 'visible' });
  await eventually(async () => (await storedIn(page, 'outbox')).length, 0, 'acts that wait');
}

/** What the browser keeps on its disk, as JSON text. */
export const storedIn = (page: Page, store: 'outbox' | 'snapshots'): Promise<string[]> =>
  page.evaluate(async (name) => {
    const open = indexedDB.open('everdeed');
    await new Promise((resolve) => open.addEventListener('success', resolve, { once: true }));
    const all = open.result.transaction(name).objectStore(name).getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve, { once: true }));
    open.result.close();
    return all.result.map((one) => JSON.stringify(one));
  }, store);

/** Waits until everything that screens may ask for later is kept for the time without a network. */
export const keptForLater = (page: Page): Promise<void> =>
  eventuallyTrue(
    () =>
      page.evaluate(async () => {
        const parts = (await (await fetch('/later.json')).json()) as string[];
        const kept = await Promise.all(parts.map((part) => caches.match(part)));
        return kept.every((answer) => answer !== undefined);
      }),
    'everything is kept for later',
  );
