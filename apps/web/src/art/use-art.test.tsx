import { expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { useLoaded } from './use-art.ts';

const load = vi.fn<() => Promise<string>>();

function Place({ name }: { readonly name: string }) {
  return <p>{useLoaded(name, load) ?? 'empty'}</p>;
}

it('draws what could not be loaded once the network is back, and asks once for all places', async () => {
  load.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue('drawn');
  const screen = await show(
    <>
      <Place name="stall" />
      <Place name="stall" />
    </>,
  );
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(screen.getByText('empty').first()).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('drawn').nth(1)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
