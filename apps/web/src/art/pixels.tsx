import type { Picture } from '@everdeed/art';
import { useLayoutEffect, useRef } from 'react';
import { release, show } from './canvas.ts';
import { useCrispScale } from './crisp.ts';

export interface PixelsProps {
  /** Undefined while the drawing is loading; the space is reserved. */
  readonly picture: Picture | undefined;
  /** Size to reserve until the picture is loaded, in picture pixels. */
  readonly width: number;
  readonly height: number;
  /** Maximum size of a picture pixel in CSS pixels, reduced to fit device pixels. */
  readonly scale: number;
  /** What it shows; absent for decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A crisp picture on its own canvas. */
export function Pixels({ picture, width, height, scale, label, className }: PixelsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dot = useCrispScale(scale);
  useLayoutEffect(() => {
    const { current: element } = canvas;
    if (!element || !picture) return undefined;
    show(element, picture);
    return () => release(element);
  }, [picture]);
  const wide = picture?.width ?? width;
  const high = picture?.height ?? height;
  return (
    <canvas
      ref={canvas}
      data-pixels
      className={className}
      width={wide}
      height={high}
      style={{ inlineSize: wide * dot, blockSize: high * dot }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
