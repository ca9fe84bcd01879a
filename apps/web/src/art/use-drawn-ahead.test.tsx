import { expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { type Drawing, isDrawn } from './draw-queue.ts';
import { useDrawnAhead } from './use-drawn-ahead.ts';

interface AheadProps {
  readonly drawings: () => readonly Drawing[];
  readonly first?: number;
}

/** Nothing is shown yet. */
function Ahead({ drawings, first = 0 }: AheadProps) {
  useDrawnAhead(drawings, first);
  return null;
}

const picture = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

/** Three pictures that nobody has, and their numbers as they are drawn. */
function threeDrawings() {
  const drawn: number[] = [];
  const list = [0, 1, 2].map((number) => ({
    name: crypto.randomUUID(),
    draw: () => {
      drawn.push(number);
      return picture;
    },
  }));
  return { list, drawn };
}

it('draws pictures before they are shown, from the given one on', async () => {
  const { list, drawn } = threeDrawings();
  await show(<Ahead drawings={() => list} first={1} />);
  await expect.poll(() => list.every(({ name }) => isDrawn(name))).toBe(true);
  expect(drawn).toEqual([1, 2, 0]);
});

it('asks for the list once it has time, and not again when all are drawn', async () => {
  const { list, drawn } = threeDrawings();
  const drawings = vi.fn(() => list);
  const { rerender } = await show(<Ahead drawings={drawings} />);
  await expect.poll(() => drawn.length).toBe(3);
  // The end is noticed in the same turn or the next.
  await expect.poll(() => drawings.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await rerender(<Ahead drawings={drawings} first={2} />);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(drawings).toHaveBeenCalledOnce();
  expect(drawn).toEqual([0, 1, 2]);
});
