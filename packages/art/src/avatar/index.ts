import { drawWorn, gearArt } from '../gear/index.ts';
import { drawCompanion, drawMountLayer } from '../pets/index.ts';
import type { Palette } from '../pipeline/colour.ts';
import { blank, over, type Picture } from '../pipeline/picture.ts';
import { render, type RenderOptions } from '../pipeline/render.ts';
import { drawScene } from '../scenes/index.ts';
import { CROSS_MARK, FACE, FACE_ASLEEP, HEAD, LEGS, SHIRT, shirtOf, skinOf, TORSO } from './body.ts';
import { BUFF_FIGURES } from './buffs.ts';
import { CHAIR_BEHIND, CHAIR_FRONT, CHAIR_HANDLES, chairOf } from './chairs.ts';
import { BANGS, BASES, BEARDS, FLOWERS, hairOf, MUSTACHES } from './hair.ts';
import type { AvatarLook } from './look.ts';

export { type AvatarLook, avatarLook, type LookSource, type VisualBuff } from './look.ts';

/** Size of an avatar with everything, in pixels. */
export const AVATAR_WIDTH = 48;
export const AVATAR_HEIGHT = 49;
/** How much wider the broad body is drawn. */
const BROAD = 1.17;
/** How far a rider sits right of and above one who stands. */
const SEAT = { dx: 5, dy: -5 };
/** Above this row a covering hat hides hair. */
const HAT_LINE = 12;

/**
 * An avatar with background, mount, pet and all: 48 x 49. Layers back to front: background, mount body,
 * back item, hair behind, skin, shirt or armor, body item, head, face, hair, beard and mustache, eyewear,
 * head gear, hair flower, head accessory, shield, weapon, mount head, pet. A visual buff takes the place
 * of the whole figure.
 */
export function drawAvatar(look: AvatarLook): Picture {
  const picture = look.background ? drawScene(look.background) : blank(AVATAR_WIDTH, AVATAR_HEIGHT);
  const riding = look.mount && !look.buff ? look.mount : undefined;
  if (riding) over(picture, drawMountLayer(riding, 'behind'));
  over(picture, look.buff ? buffFigure(look) : drawFigure(look), riding ? SEAT.dx : 0, riding ? SEAT.dy : 0);
  if (riding) over(picture, drawMountLayer(riding, 'front'));
  if (look.pet) over(picture, drawCompanion(look.pet, riding !== undefined), -1, AVATAR_HEIGHT - 25);
  return picture;
}

const buffFigure = (look: AvatarLook): Picture =>
  render(BUFF_FIGURES[look.buff ?? 'snowball'], AVATAR_WIDTH, AVATAR_HEIGHT, {});

/** The person alone, standing; also good for a portrait. */
export function drawFigure(look: AvatarLook): Picture {
  const figure = blank(AVATAR_WIDTH, AVATAR_HEIGHT);
  const widen = look.size === 'broad' ? BROAD : 1;
  const put = (drawing: string, palette: Palette, options: RenderOptions = {}) => {
    if (drawing) over(figure, render(drawing, AVATAR_WIDTH, AVATAR_HEIGHT, palette, options));
  };
  const wear = (slot: string, side?: 'behind' | 'front') => {
    const key = look.gear[slot];
    if (key && !key.endsWith('_base_0')) over(figure, drawWorn(key, widen, side));
  };
  const chair = chairOf(look.chair);
  if (chair) put(chair.handles ? `${CHAIR_HANDLES} ${CHAIR_BEHIND}` : CHAIR_BEHIND, chair.palette);
  wear('back', 'behind');
  const hair = hairOf(look.hair.color);
  const hatted =
    look.gear.head !== undefined && !look.gear.head.endsWith('_base_0') && gearArt(look.gear.head).covers;
  const lock = (drawing: string | undefined) => {
    if (drawing)
      over(
        figure,
        below(
          render(drawing, AVATAR_WIDTH, AVATAR_HEIGHT, hair.palette, { pattern: hair.pattern }),
          hatted ? HAT_LINE : 0,
        ),
      );
  };
  const [behind, before] = BASES[look.hair.base] ?? ['', ''];
  lock(behind);
  putBody(look, put, wear, widen);
  wear('back', 'front');
  wear('body');
  const skin = skinOf(look.skin);
  put(`${HEAD} ${skin.extra} ${look.asleep ? FACE_ASLEEP : FACE}`, skin.palette, {
    pattern: skin.pattern,
    alpha: skin.alpha,
  });
  lock(before);
  lock(BANGS[look.hair.bangs]);
  put(BEARDS[look.hair.beard] ?? '', hair.palette, { pattern: hair.pattern });
  put(MUSTACHES[look.hair.mustache] ?? '', hair.palette, { pattern: hair.pattern });
  wear('eyewear');
  wear('head');
  const [flower = '', petal = 0, heart = 0] = FLOWERS[look.hair.flower] ?? [];
  put(flower, { a: petal, c: heart });
  wear('headAccessory');
  wear('shield');
  wear('weapon');
  if (chair) put(CHAIR_FRONT, chair.palette);
  return figure;
}

function putBody(
  look: AvatarLook,
  put: (d: string, p: Palette, o?: RenderOptions) => void,
  wear: (slot: string) => void,
  widen: number,
): void {
  const skin = skinOf(look.skin);
  const flesh = { pattern: skin.pattern, alpha: skin.alpha, place: { widen } };
  put(LEGS, skin.palette, flesh);
  put(TORSO, skin.palette, flesh);
  if (look.gear.armor && !look.gear.armor.endsWith('_base_0')) return wear('armor');
  const shirt = shirtOf(look.shirt);
  put(look.shirt === 'cross' ? `${SHIRT} ${CROSS_MARK}` : SHIRT, shirt.palette, {
    pattern: shirt.pattern,
    place: { widen },
  });
}

/** A copy without the rows above `row`. */
function below(p: Picture, row: number): Picture {
  p.data.fill(0, 0, row * p.width * 4);
  return p;
}
