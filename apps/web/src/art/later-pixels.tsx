import type { Picture } from '@everdeed/art';
import { useLayoutEffect, useRef } from 'react';
import { useCrispScale } from './crisp.ts';
import { drawLater } from './draw-queue.ts';

export interface LaterPixelsProps {
  /** Names the picture among all that are kept. */
  readonly name: string;
  /** Undefined while the drawing is loading. */
  readonly draw: (() => Picture) | undefined;
  /** Size of the picture, in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** Maximum size of a picture pixel in CSS pixels, reduced to fit device pixels. */
  readonly scale: number;
  readonly className?: string | undefined;
}

/** A crisp picture among many: drawn when there is time, without rendering anything again. Decoration. */
export function LaterPixels({ name, draw, width, height, scale, className }: LaterPixelsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dot = useCrispScale(scale);
  const latest = useRef(draw);
  const isReady = draw !== undefined;
  useLayoutEffect(() => {
    latest.current = draw;
  });
  useLayoutEffect(() => {
    const { current } = latest;
    if (!isReady || !current) return undefined;
    return drawLater(name, current, (picture) => {
      const pen = canvas.current?.getContext('2d');
      pen?.putImageData(
        new ImageData(new Uint8ClampedArray(picture.data), picture.width, picture.height),
        0,
        0,
      );
    });
  }, [name, isReady]);
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
