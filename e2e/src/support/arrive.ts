import type { Page } from '@playwright/test';
import type { Person } from './person.ts';

export interface Arrival {
  /** Whether the page tells what is on in the calendar, which depends on the day; false by default. */
  readonly hasNews?: boolean;
}

/** Opens the task screen as a browser that signed in before. */
export async function signIn(page: Page, { id, apiToken }: Person, { hasNews }: Arrival = {}): Promise<void> {
  // Runs before the page's own scripts, and only once, so that signing out lasts.
  await page.addInitScript(
    ({ session, mark, hidden }) => {
      if (sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, '');
      localStorage.setItem('everdeed-session', session);
      if (hidden) localStorage.setItem('everdeed-events', '*');
    },
    {
      session: JSON.stringify({ userId: id, apiToken }),
      mark: `entered-${id}`,
      hidden: !hasNews,
    },
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

/**
 * Loads the page again. A dialog that has just closed leaves the history by a way back, a moment later, which would
 * call the reload off. Not for a page that asks before it is left.
 */
export async function reload(page: Page): Promise<void> {
  await settledBack(page);
  await page.reload();
}

/** Waits until a dialog that closes has gone back, which would break off where a test goes next. */
export async function settledBack(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      history.state?.overlay !== true || document.querySelector('[role=dialog][data-state=open]') !== null,
  );
}
