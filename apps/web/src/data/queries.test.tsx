import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { queryClient } from './queries.ts';
import { changeGame } from './store.ts';

const fetchPage = vi.fn<() => Promise<string>>();

function Page() {
  const { data, isError } = useQuery({ queryKey: ['page'], queryFn: fetchPage, retry: false }, queryClient);
  return <p>{data ?? (isError ? 'unreachable' : 'on its way')}</p>;
}

beforeEach(() => {
  queryClient.clear();
  fetchPage.mockReset().mockRejectedValue(new Error('no network'));
});
afterEach(() => {
  vi.restoreAllMocks();
  changeGame({ unreachable: false });
});

/** Has the browser say that its network has gone, or come. */
function network(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

describe('what a screen could not fetch', () => {
  it('comes by itself once the network is back', async () => {
    network(false);
    const screen = await show(<Page />);
    await expect.element(screen.getByText('unreachable')).toBeVisible();
    fetchPage.mockResolvedValue('the page');
    network(true);
    await expect.element(screen.getByText('the page')).toBeVisible();
  });

  it('comes once the server answers again', async () => {
    changeGame({ unreachable: true });
    const screen = await show(<Page />);
    await expect.element(screen.getByText('unreachable')).toBeVisible();
    fetchPage.mockResolvedValue('the page');
    changeGame({ unreachable: false });
    await expect.element(screen.getByText('the page')).toBeVisible();
  });

  it('is not asked for again when it is there already', async () => {
    fetchPage.mockResolvedValue('the page');
    const screen = await show(<Page />);
    await expect.element(screen.getByText('the page')).toBeVisible();
    network(false);
    network(true);
    expect(fetchPage).toHaveBeenCalledOnce();
  });
});
