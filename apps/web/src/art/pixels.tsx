import type { Picture } from '@everdeed/art';
import { useLayoutEffect, useRef } from 'react';
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
    const pen = canvas.current?.getContext('2d');
    if (!pen || !picture) return;
    pen.putImageData(new ImageData(new Uint8ClampedArray(picture.data), picture.width, picture.height), 0, 0);
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
