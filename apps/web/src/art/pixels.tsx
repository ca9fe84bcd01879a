import type { Picture } from '@everdeed/art';
import { useLayoutEffect, useRef } from 'react';
import { useCrispScale } from './crisp.ts';

export interface PixelsProps {
  /** Absent while the drawing is loaded: the place is kept. */
  readonly picture: Picture | undefined;
  /** Size to keep before the picture is there, in picture pixels. */
  readonly width: number;
  readonly height: number;
  /** Largest size of a pixel in CSS pixels; what is drawn fits the device's own pixels. */
  readonly scale: number;
  /** What it shows; absent for decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A picture, crisp, on a canvas of its own. */
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
