import { over, type Picture, blank } from '../pipeline/picture.ts';
import { render, type RenderOptions } from '../pipeline/render.ts';
import type { Palette } from '../pipeline/colour.ts';
import { CROSS_MARK, FACE, FACE_ASLEEP, HEAD, LEGS, SHIRT, shirtOf, skinOf, TORSO } from './body.ts';
import { BANGS, BASES, BEARDS, FLOWERS, hairOf, MUSTACHES } from './hair.ts';
import type { AvatarLook } from './look.ts';

export { type AvatarLook, avatarLook, type LookSource, type VisualBuff } from './look.ts';

/** Size of an avatar with everything, in pixels. */
export const AVATAR_WIDTH = 48;
export const AVATAR_HEIGHT = 49;
/** How much wider the broad body is drawn. */
const BROAD = 1.17;

/** An avatar with background, mount, pet and all: 48 x 49, layers back to front as the art direction lists them. */
export function drawAvatar(look: AvatarLook): Picture {
  const picture = blank(AVATAR_WIDTH, AVATAR_HEIGHT);
  const widen = look.size === 'broad' ? BROAD : 1;
  const put = (drawing: string, palette: Palette, options: RenderOptions = {}) => {
    if (drawing) over(picture, render(drawing, AVATAR_WIDTH, AVATAR_HEIGHT, palette, options));
  };
  const hair = hairOf(look.hair.color);
  const skin = skinOf(look.skin);
  const shirt = shirtOf(look.shirt);
  put(BASES[look.hair.base]?.[0] ?? '', hair.palette, { pattern: hair.pattern });
  const flesh = { pattern: skin.pattern, alpha: skin.alpha };
  put(LEGS, skin.palette, { ...flesh, place: { widen } });
  put(TORSO, skin.palette, { ...flesh, place: { widen } });
  put(look.shirt === 'cross' ? `${SHIRT} ${CROSS_MARK}` : SHIRT, shirt.palette, {
    pattern: shirt.pattern,
    place: { widen },
  });
  put(`${HEAD} ${skin.extra} ${look.asleep ? FACE_ASLEEP : FACE}`, skin.palette, flesh);
  put(BASES[look.hair.base]?.[1] ?? '', hair.palette, { pattern: hair.pattern });
  put(BANGS[look.hair.bangs] ?? '', hair.palette, { pattern: hair.pattern });
  put(BEARDS[look.hair.beard] ?? '', hair.palette, { pattern: hair.pattern });
  put(MUSTACHES[look.hair.mustache] ?? '', hair.palette, { pattern: hair.pattern });
  const [flower = '', petal = 0, heart = 0] = FLOWERS[look.hair.flower] ?? [];
  put(flower, { a: petal, c: heart });
  return picture;
}
