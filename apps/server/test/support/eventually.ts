import { vi } from 'vitest';

/** Waits until `look` finds what it expects. A slow machine gets its time: the default of Vitest is one second. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 15_000, interval: 20 });
