import type { Picture } from '@everdeed/art';
import { useLayoutEffect, useRef } from 'react';

export interface PixelsProps {
  /** Absent while the drawing is loaded: the place is kept. */
  readonly picture: Picture | undefined;
  /** Size to keep before the picture is there, in picture pixels. */
  readonly width: number;
  readonly height: number;
  /** Whole multiple; never anything between. */
  readonly scale: number;
  /** What it shows; absent for decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A picture, crisp, on a canvas of its own. */
export function Pixels({ picture, width, height, scale, label, className }: PixelsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
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
      style={{ inlineSize: wide * scale, blockSize: high * scale }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
