import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { t } from '../i18n/i18n.ts';
import { useToasts } from '../ui/toast-store.ts';
import { loadAtLast } from './load-later.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page with a part that fails until `isThere`. */
async function showPage(onLine: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const state = { isThere: false };
  const Part = loadAtLast(async () => {
    if (!state.isThere) throw new TypeError('Failed to fetch');
    return { default: () => <p>The part</p> };
  });
  const screen = await show(
    <>
      <p>The page</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  // Longer than the quick tries take together.
  await vi.advanceTimersByTimeAsync(4400);
  return { screen, state };
}

const told = () => useToasts.getState().toasts.map(({ text }) => text);

it('a part that cannot be loaded leaves the page as it is, and comes with the network', async () => {
  const { screen, state } = await showPage(false);
  await expect.element(screen.getByText('The page')).toBeVisible();
  expect(screen.getByText('The part').query()).toBeNull();
  expect(told()).toEqual([]);
  state.isThere = true;
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('The part')).toBeVisible();
});

it('one that does not come although there is a network is told of until it is there', async () => {
  const { screen, state } = await showPage(true);
  await expect.element(screen.getByText('The page')).toBeVisible();
  expect(told()).toEqual([t('ui.partMissing')]);
  state.isThere = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(screen.getByText('The part')).toBeVisible();
  expect(told()).toEqual([]);
});
