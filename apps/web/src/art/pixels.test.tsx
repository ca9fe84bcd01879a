import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { LaterPixels } from './later-pixels.tsx';
import { Pixels } from './pixels.tsx';
import { SceneCanvas } from './scene-canvas.tsx';

const red = { width: 2, height: 1, data: Uint8ClampedArray.of(255, 0, 0, 255, 255, 0, 0, 255) };
const blue = { width: 1, height: 2, data: Uint8ClampedArray.of(0, 0, 255, 255, 0, 0, 255, 255) };

function imageIn(container: HTMLElement): HTMLImageElement {
  const image = container.querySelector('img');
  if (!image) throw new Error('there is no image');
  return image;
}

/** The first pixel of what is shown, and its size; undefined while it is on its way. */
function shownBy(image: HTMLImageElement | HTMLCanvasElement) {
  if (image instanceof HTMLImageElement && !image.complete) return undefined;
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  pen?.drawImage(image, 0, 0);
  const [width, height] =
    image instanceof HTMLImageElement
      ? [image.naturalWidth, image.naturalHeight]
      : [image.width, image.height];
  return { width, height, pixel: [...(pen?.getImageData(0, 0, 1, 1).data ?? [])] };
}

const RED = { width: 2, height: 1, pixel: [255, 0, 0, 255] };
const BLUE = { width: 1, height: 2, pixel: [0, 0, 255, 255] };

it('shows one picture after the other', async () => {
  const shown = await show(<Pixels picture={red} width={2} height={1} scale={2} />);
  const image = imageIn(shown.container);
  await expect.poll(() => shownBy(image)).toEqual(RED);
  await shown.rerender(<Pixels picture={blue} width={1} height={2} scale={2} />);
  await expect.poll(() => shownBy(image)).toEqual(BLUE);
});

it('so does one that is drawn later, and shows nothing under a name that is not drawn yet', async () => {
  const names = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
  const size = { width: 2, height: 1, scale: 2 };
  const shown = await show(<LaterPixels name={names[0]} draw={() => red} {...size} />);
  const image = imageIn(shown.container);
  await expect.poll(() => shownBy(image)).toEqual(RED);
  await shown.rerender(<LaterPixels name={names[1]} draw={() => blue} {...size} />);
  await expect.poll(() => shownBy(image)).toEqual(BLUE);
  await shown.rerender(<LaterPixels name={names[2]} draw={undefined} {...size} />);
  expect(image.hasAttribute('src')).toBe(false);
  // Its room stays.
  expect([image.offsetWidth, image.offsetHeight]).toEqual([4, 2]);
});

it('keeps the room of a picture that is on its way, and says what it will show', async () => {
  await show(<Pixels picture={undefined} width={20} height={10} scale={2} label="A wolf" />);
  const image = page.getByRole('img', { name: 'A wolf' });
  await expect.element(image).toBeInTheDocument();
  const { width, height } = image.element().getBoundingClientRect();
  expect([width, height]).toEqual([40, 20]);
});

it('a picture without words is left out for those who listen', async () => {
  await show(<Pixels picture={red} width={2} height={1} scale={2} />);
  expect(page.getByRole('img').elements()).toEqual([]);
});

it('a canvas shows one scene after the other, and holds nothing once it is gone', async () => {
  const shown = await show(<SceneCanvas picture={red} scale={2} />);
  const canvas = shown.container.querySelector('canvas');
  if (!canvas) throw new Error('there is no canvas');
  expect(shownBy(canvas)).toEqual(RED);
  await shown.rerender(<SceneCanvas picture={blue} scale={2} />);
  expect(shownBy(canvas)).toEqual(BLUE);
  await shown.unmount();
  expect([canvas.width, canvas.height]).toEqual([0, 0]);
});
