import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAgain } from './load-again.ts';

describe('what a page cannot do without', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const failing = (times: number) => {
    const load = vi.fn(async () => 'page');
    for (let i = 0; i < times; i++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    return load;
  };

  it.each([0, 1, 2, 3])('is there in the end after %i failures', async (failures) => {
    const load = failing(failures);
    const loaded = loadAgain(load);
    await vi.runAllTimersAsync();
    await expect(loaded).resolves.toBe('page');
    expect(load).toHaveBeenCalledTimes(failures + 1);
  });

  it('fails where the fourth try fails', async () => {
    const load = failing(4);
    const loaded = expect(loadAgain(load)).rejects.toThrow('Failed to fetch');
    await vi.runAllTimersAsync();
    await loaded;
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('is tried again within a third of a second', async () => {
    const load = failing(1);
    const loaded = loadAgain(load);
    await vi.advanceTimersByTimeAsync(300);
    await expect(loaded).resolves.toBe('page');
  });

  it('fails within a third of a second without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const load = failing(1);
    const loaded = expect(loadAgain(load)).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(300);
    await loaded;
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is there where the network comes back a moment after', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const load = failing(1);
    const loaded = loadAgain(load);
    await vi.advanceTimersByTimeAsync(200);
    vi.stubGlobal('navigator', { onLine: true });
    await vi.advanceTimersByTimeAsync(100);
    await expect(loaded).resolves.toBe('page');
  });
});
