import type { Picture } from '@everdeed/art';

/** Puts a picture on a canvas, which takes its size. */
export function show(canvas: HTMLCanvasElement, { data, width, height }: Picture): void {
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
}

/**
 * Gives back what a canvas holds, as soon as nobody sees it. Its memory, which is shared with the rest of the browser and
 * costs a file descriptor, would otherwise wait for the next garbage collection.
 */
export function release(canvas: HTMLCanvasElement): void {
  Object.assign(canvas, { width: 0, height: 0 });
}
