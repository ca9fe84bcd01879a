import type { Palette } from '../pipeline/colour.ts';

/** A wheelchair: what stands behind the sitter, and the wheels before. Roles: b cushion, c frame. */
export const CHAIR_BEHIND = 'br 15.6 25 16.8 14 cr 15 24 18 2 !*cl 1 19 27 19 38';
export const CHAIR_HANDLES = '*cl 2 15.6 25 12.6 23.4 *!bl 2 13.4 23.4 11.4 23';
export const CHAIR_FRONT =
  '*co 14.4 39 5.4 6.4 -co 14.4 39 3.9 4.9 *!cl .8 14.4 33.6 14.4 44.4 *!cl .8 10 39 18.8 39 *co 14.4 39 1.4 1.5 cr 18 44 12 1.7';

const CUSHIONS: Readonly<Record<string, number>> = {
  black: 0x4b4661,
  blue: 0x4a86d8,
  green: 0x55a552,
  pink: 0xf08cb4,
  red: 0xd53d48,
  yellow: 0xf7c344,
};

/** Palette of a chair key ("red", "handleless_red"); undefined for none. */
export function chairOf(key: string): { palette: Palette; handles: boolean } | undefined {
  const colour = CUSHIONS[key.replace('handleless_', '')];
  return colour === undefined
    ? undefined
    : { palette: { b: colour, c: 0x8492a8 }, handles: !key.startsWith('handleless_') };
}
