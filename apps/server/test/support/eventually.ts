import { vi } from 'vitest';

/** Waits until `look` succeeds. Allows for slow machines; Vitest's default is one second. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 40_000, interval: 20 });
