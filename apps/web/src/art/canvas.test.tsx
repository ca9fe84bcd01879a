import { expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import { LaterPixels } from './later-pixels.tsx';
import { Pixels } from './pixels.tsx';

const red = { width: 2, height: 1, data: Uint8ClampedArray.of(255, 0, 0, 255, 255, 0, 0, 255) };
const blue = { width: 1, height: 2, data: Uint8ClampedArray.of(0, 0, 255, 255, 0, 0, 255, 255) };

function canvasIn(container: HTMLElement): HTMLCanvasElement {
  const canvas = container.querySelector('canvas');
  if (!canvas) throw new Error('there is no canvas');
  return canvas;
}

const dotOf = (canvas: HTMLCanvasElement) => [
  ...(canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? []),
];

const sizeOf = ({ width, height }: HTMLCanvasElement) => [width, height];

it('a canvas shows one picture after the other, and holds nothing once it is gone', async () => {
  const shown = await show(<Pixels picture={red} width={2} height={1} scale={2} />);
  const canvas = canvasIn(shown.container);
  expect([sizeOf(canvas), dotOf(canvas)]).toEqual([
    [2, 1],
    [255, 0, 0, 255],
  ]);
  await shown.rerender(<Pixels picture={blue} width={1} height={2} scale={2} />);
  expect([sizeOf(canvas), dotOf(canvas)]).toEqual([
    [1, 2],
    [0, 0, 255, 255],
  ]);
  await shown.unmount();
  expect(sizeOf(canvas)).toEqual([0, 0]);
});

it('so does one that is drawn later', async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const shown = await show(<LaterPixels name={first} draw={() => red} width={2} height={1} scale={2} />);
  const canvas = canvasIn(shown.container);
  await expect.poll(() => dotOf(canvas)).toEqual([255, 0, 0, 255]);
  await shown.rerender(<LaterPixels name={second} draw={() => blue} width={1} height={2} scale={2} />);
  await expect.poll(() => sizeOf(canvas)).toEqual([1, 2]);
  await expect.poll(() => dotOf(canvas)).toEqual([0, 0, 255, 255]);
  await shown.unmount();
  expect(sizeOf(canvas)).toEqual([0, 0]);
});
