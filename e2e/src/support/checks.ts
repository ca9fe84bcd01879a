import { expect, type Locator } from '@playwright/test';

/** Waits until the first match is visible. For navigation; tests use `expect(...).toBeVisible()`. */
export const see = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'visible' });

/** Waits until the first match is hidden. */
export const gone = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'hidden' });

/** Milliseconds after which anything that was still to come would have come. */
const A_WHILE_MS = 1500;

/** Waits a while, and requires that nothing matches by then. For what must not happen at all. */
export async function staysAway(locator: Locator, what: string): Promise<void> {
  await locator.page().waitForTimeout(A_WHILE_MS);
  await expect(locator, what).toHaveCount(0);
}

/** Waits a while, and requires that this is still visible. For what must not be dismissed. */
export async function stays(locator: Locator, what: string): Promise<void> {
  await locator.page().waitForTimeout(A_WHILE_MS);
  await expect(locator, what).toBeVisible();
}
