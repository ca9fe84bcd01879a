import type { Locator } from '@playwright/test';

/** Waits until the first of these is on the screen. For the way to a screen; tests say `expect(...).toBeVisible()`. */
export const see = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'visible' });

/** Waits until the first of these has left the screen. */
export const gone = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'hidden' });
