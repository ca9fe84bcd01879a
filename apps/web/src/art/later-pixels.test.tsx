import type { Picture } from '@everdeed/art';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { LaterPixels } from './later-pixels.tsx';
import { useNear } from './near.ts';

const pixel = { width: 1, height: 1, data: Uint8ClampedArray.of(255, 0, 0, 255) };

interface PlaceProps {
  readonly name: string;
  readonly draw: () => Picture;
}

/** A picture that is drawn while it is near, as in the wardrobe. */
function Place({ name, draw }: PlaceProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const isNear = useNear(place);
  return (
    <p ref={place} style={{ blockSize: '5000px', margin: 0 }}>
      <LaterPixels name={name} draw={isNear ? draw : undefined} width={1} height={1} scale={2} />
    </p>
  );
}

/** Pictures far above and below each other, each with its own drawing. */
async function openColumn() {
  await page.viewport(800, 600);
  const draws = [vi.fn(() => pixel), vi.fn(() => pixel), vi.fn(() => pixel)] as const;
  const names = draws.map(() => crypto.randomUUID());
  await show(draws.map((draw, at) => <Place key={names[at]} name={names[at] ?? ''} draw={draw} />));
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
  scrollTo(0, 5600);
  await expect.poll(() => second.mock.calls.length).toBe(1);
  scrollTo(0, 0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(first).toHaveBeenCalledOnce();
});
