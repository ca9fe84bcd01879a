import type { BrowserContext } from '@playwright/test';

/** Holds back matching requests; returns a function that releases them. */
export async function hold(context: BrowserContext, what: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
