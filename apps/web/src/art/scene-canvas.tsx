import type { Picture } from '@everdeed/art';
import { useLayoutEffect, useRef } from 'react';
import { useCrispScale } from './crisp.ts';

/** Puts a picture on a canvas, which takes its size. */
function show(canvas: HTMLCanvasElement, { data, width, height }: Picture): void {
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
}

/**
 * Gives back what a canvas holds, as soon as nobody sees it. Its memory, which is shared with the rest of the browser and
 * costs a file descriptor, would otherwise wait for the next garbage collection.
 */
function release(canvas: HTMLCanvasElement): void {
  Object.assign(canvas, { width: 0, height: 0 });
}

export interface SceneCanvasProps {
  readonly picture: Picture;
  /** Maximum size of a picture pixel in CSS pixels, reduced to fit device pixels. */
  readonly scale: number;
  readonly className?: string | undefined;
}

/**
 * A crisp picture as wide as the window, on a canvas of its own: there are few, and an image of its size would take long
 * to make. Everything smaller is `Pixels`. Decoration.
 */
export function SceneCanvas({ picture, scale, className }: SceneCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dot = useCrispScale(scale);
  useLayoutEffect(() => {
    const { current: element } = canvas;
    if (!element) return undefined;
    show(element, picture);
    return () => release(element);
  }, [picture]);
  const { width, height } = picture;
  return (
    <canvas
      ref={canvas}
      data-pixels
      className={className}
      width={width}
      height={height}
      style={{ inlineSize: width * dot, blockSize: height * dot }}
      aria-hidden="true"
    />
  );
}
