import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';

const PATIENCE_MS = 30_000;
const LOOK_MS = 50;

/** Waits until `look` gives what is expected; says both when it never does. */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  expected: Value,
  what: string,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (isDeepStrictEqual(seen, expected)) return;
    if (Date.now() > end)
      throw new Error(`${what}: expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Waits until `look` says yes. */
export const eventuallyTrue = (look: () => boolean | Promise<boolean>, what: string): Promise<void> =>
  eventually(async () => look(), true, what);

/** What must be so at once. */
export function expectSame(seen: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(seen, expected))
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}`);
}

export function expectTrue(value: boolean, what: string): void {
  if (!value) throw new Error(what);
}

export const see = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'visible' });
export const gone = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'hidden' });

/** Waits until the address is `path`, with its query. */
export const at = (page: Page, path: string): Promise<void> =>
  eventually(
    () => {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },
    path,
    'the address',
  );
