import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

describe('a part that a screen can do without', () => {
  const network = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Fails until `isThere`, and counts. */
  function part() {
    const state = { isThere: false, tries: 0 };
    const load = async () => {
      state.tries += 1;
      if (!state.isThere) throw new TypeError('Failed to fetch');
      return 'part';
    };
    return { state, load };
  }

  it('is there at once where nothing fails', async () => {
    const { state, load } = part();
    state.isThere = true;
    expect([await untilLoaded(load), state.tries]).toEqual(['part', 1]);
  });

  it('is tried again when the network is back', async () => {
    const { state, load } = part();
    const loaded = untilLoaded(load);
    await vi.advanceTimersByTimeAsync(1);
    state.isThere = true;
    network.dispatchEvent(new Event('online'));
    expect([await loaded, state.tries]).toEqual(['part', 2]);
  });

  it('is tried again every ten seconds', async () => {
    const { state, load } = part();
    const loaded = untilLoaded(load);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(state.tries).toBe(3);
    state.isThere = true;
    await vi.advanceTimersByTimeAsync(1);
    expect([await loaded, state.tries]).toEqual(['part', 4]);
  });
});
