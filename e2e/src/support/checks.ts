import { expect, type Locator } from '@playwright/test';

/** Waits until the first of these is on the screen. For the way to a screen; tests say `expect(...).toBeVisible()`. */
export const see = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'visible' });

/** Waits until the first of these has left the screen. */
export const gone = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'hidden' });

/** Milliseconds in which what might still come would have come. */
const A_WHILE_MS = 1500;

/** Waits a while, and demands that none of these has come by then. For what must not happen at all. */
export async function staysAway(locator: Locator, what: string): Promise<void> {
  await locator.page().waitForTimeout(A_WHILE_MS);
  await expect(locator, what).toHaveCount(0);
}

/** Waits a while, and demands that this is still on the screen. For what must not be passed by. */
export async function stays(locator: Locator, what: string): Promise<void> {
  await locator.page().waitForTimeout(A_WHILE_MS);
  await expect(locator, what).toBeVisible();
}
