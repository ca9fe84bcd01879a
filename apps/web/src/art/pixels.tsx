import type { Picture } from '@everdeed/art';
import { useCrispScale } from './crisp.ts';
import { addressOf, NOTHING } from './png.ts';

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

/**
 * A crisp picture. An image, not a canvas: each canvas is a layer of its own for the browser, and hundreds of them on a
 * screen make it scroll in jerks.
 */
export function Pixels({ picture, width, height, scale, label, className }: PixelsProps) {
  const dot = useCrispScale(scale);
  const wide = picture?.width ?? width;
  const high = picture?.height ?? height;
  return (
    <img
      data-pixels
      draggable={false}
      decoding="sync"
      className={className}
      src={picture ? addressOf(picture) : NOTHING}
      width={wide}
      height={high}
      style={{ inlineSize: wide * dot, blockSize: high * dot }}
      alt={label ?? ''}
      {...(!label && { 'aria-hidden': true })}
    />
  );
}
