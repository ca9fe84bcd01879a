import type { Picture } from '@everdeed/art';
import { drawPicture, families } from '@everdeed/art/all';

/** A hash over the size and all bytes of a picture (FNV-1a, 32 bits); the same code runs in both places. 0 for no picture. */
function hashOf(picture: Picture | undefined): number {
  if (!picture) return 0;
  const { width, height, data } = picture;
  let hash = 0x811c9dc5;
  for (const byte of [width, height, ...data]) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** One line per picture, for every so many of each family: family, key, hash. */
export const hashesOf = (every: number): string[] =>
  families().flatMap(({ family, keys }) =>
    keys()
      .filter((_key, place) => place % every === 0)
      .map((key) => `${family}/${key} ${hashOf(drawPicture(family, key))}`),
  );
