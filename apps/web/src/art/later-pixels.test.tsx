import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { LaterPixels } from './later-pixels.tsx';

const pixel = { width: 1, height: 1, data: Uint8ClampedArray.of(255, 0, 0, 255) };

/** Pictures far above and below each other, each with its own drawing. */
async function openColumn() {
  await page.viewport(800, 600);
  const draws = [vi.fn(() => pixel), vi.fn(() => pixel), vi.fn(() => pixel)] as const;
  await show(
    <div>
      {draws.map((draw, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never move
        <p key={place} style={{ blockSize: '5000px', margin: 0 }}>
          <LaterPixels name={crypto.randomUUID()} draw={draw} width={1} height={1} scale={2} whenNear />
        </p>
      ))}
    </div>,
  );
  return draws;
}

afterEach(() => scrollTo(0, 0));

it('draws what is near, and what is far once it comes near', async () => {
  const [first, second, third] = await openColumn();
  await expect.poll(() => first.mock.calls.length, { message: 'the first' }).toBe(1);
  scrollTo(0, 4600);
  await expect.poll(() => second.mock.calls.length, { message: 'the second' }).toBe(1);
  expect(third).not.toHaveBeenCalled();
});

it('draws nothing twice when it comes back', async () => {
  const [first, second] = await openColumn();
  await expect.poll(() => first.mock.calls.length).toBe(1);
  scrollTo(0, 5000);
  await expect.poll(() => second.mock.calls.length).toBe(1);
  scrollTo(0, 0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(first).toHaveBeenCalledOnce();
});
