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
  const image = useRef<HTMLImageElement>(null);
  const dot = useCrispScale(scale);
  const latest = useRef(draw);
  const isReady = draw !== undefined;
  useLayoutEffect(() => {
    latest.current = draw;
  });
  useLayoutEffect(() => {
    const { current: element } = image;
    const { current: paint } = latest;
    // What it showed under another name.
    element?.removeAttribute('src');
    if (!isReady || !element || !paint) return undefined;
    return drawLater({ name, draw: paint }, (address) => {
      element.src = address;
    });
  }, [name, isReady]);
  return (
    <img
      ref={image}
      data-pixels
      draggable={false}
      decoding="sync"
      className={className}
      width={width}
      height={height}
      style={{ inlineSize: width * dot, blockSize: height * dot }}
      alt=""
      aria-hidden="true"
    />
  );
}
