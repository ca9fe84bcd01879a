import type { Palette } from '../pipeline/colour.ts';
import { own } from '../pipeline/own.ts';

/** A wheelchair: the part behind the sitter, and the wheels in front. Roles: b cushion, c frame. */
export const CHAIR_BEHIND = 'br 13.4 23.6 21.2 15 cr 13 22.6 22 2 !*cl 1 16 26 16 38';
export const CHAIR_HANDLES = '*cl 2 14.6 25 10.6 22.4 *bl 2.6 11 22.4 8.6 22';
export const CHAIR_FRONT =
  '*br 10.4 31.4 6 2.4 *co 14.4 39 5.4 6.4 -co 14.4 39 3.9 4.9 *!cl .8 14.4 33.6 14.4 44.4 *!cl .8 10 39 18.8 39 *co 14.4 39 1.4 1.5 cr 18 44 12 1.7';

const CUSHIONS: Readonly<Record<string, number>> = {
  black: 0x4b4661,
  blue: 0x4a86d8,
  green: 0x55a552,
  pink: 0xf08cb4,
  red: 0xd53d48,
  yellow: 0xf7c344,
};

/** Palette of a chair key ("red", "handleless_red"); undefined if there is none. */
export function chairOf(key: string): { palette: Palette; handles: boolean } | undefined {
  const colour = own(CUSHIONS, key.replace('handleless_', ''));
  return colour === undefined
    ? undefined
    : { palette: { b: colour, c: 0x8492a8 }, handles: !key.startsWith('handleless_') };
}
