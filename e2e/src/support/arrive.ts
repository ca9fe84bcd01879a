import type { Page } from '@playwright/test';
import type { Person } from './person.ts';

/** Opens the task screen as a browser that signed in before. */
export async function signIn(page: Page, { id, apiToken }: Person): Promise<void> {
  // Runs before the page's own scripts, and only once, so that signing out lasts.
  await page.addInitScript(
    ({ session, mark }) => {
      if (sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, '');
      localStorage.setItem('everdeed-session', session);
    },
    { session: JSON.stringify({ userId: id, apiToken }), mark: `entered-${id}` },
  );
  await page.goto('/');
}

/** Opens the task screen and waits for its columns. */
export async function enter(page: Page, person: Person): Promise<void> {
  await signIn(page, person);
  await page.locator('[data-column]').first().waitFor();
}

/** Waits until no animation is running, since half-faded text has too little contrast. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity),
  );
}
