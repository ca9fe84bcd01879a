import type { Palette } from '../pipeline/colour.ts';
import { blank, over, type Picture } from '../pipeline/picture.ts';
import { render, type RenderOptions } from '../pipeline/render.ts';
import {
  CROSS_MARK,
  FACE,
  FACE_ASLEEP,
  FACE_BLINK,
  HEAD,
  LEGS,
  SHIRT,
  shirtOf,
  skinOf,
  TORSO,
} from './body.ts';
import { CHAIR_BEHIND, CHAIR_FRONT, CHAIR_HANDLES, chairOf } from './chairs.ts';
import { BANGS, BASES, BEARDS, FLOWERS, hairOf, MUSTACHES } from './hair.ts';
import type { AvatarLook } from './look.ts';

/** What draws worn gear; handed in, so that a figure without gear needs none of its drawings. */
export interface Wardrobe {
  drawWorn(key: string, widen: number, side?: 'behind' | 'front'): Picture;
  gearArt(key: string): { readonly covers: boolean; readonly upright: boolean };
}

/** Size of an avatar with everything, in pixels. */
export const AVATAR_WIDTH = 48;
export const AVATAR_HEIGHT = 49;
/** How much wider the broad body is drawn. */
const BROAD = 1.17;
/** Above this row a covering hat hides hair. */
const HAT_LINE = 12;

/** Fingers round what a hand holds upright. */
const GRIPS = {
  shield: 'bs 12.6 33 15.4 32.8 15.8 34.6 12.8 35',
  weapon: 'bs 35.4 33 32.6 32.8 32.2 34.6 35.2 35',
};

/** The person alone, standing; also good for a portrait. Without a wardrobe nothing is worn. */
export function drawFigure(look: AvatarLook, wardrobe?: Wardrobe): Picture {
  const figure = blank(AVATAR_WIDTH, AVATAR_HEIGHT);
  const widen = look.size === 'broad' ? BROAD : 1;
  const put = (drawing: string, palette: Palette, options: RenderOptions = {}) => {
    if (drawing) over(figure, render(drawing, AVATAR_WIDTH, AVATAR_HEIGHT, palette, options));
  };
  const wear = (slot: string, side?: 'behind' | 'front') => {
    const key = look.gear[slot];
    if (wardrobe && key && !key.endsWith('_base_0')) over(figure, wardrobe.drawWorn(key, widen, side));
  };
  const chair = chairOf(look.chair);
  if (chair) put(chair.handles ? `${CHAIR_HANDLES} ${CHAIR_BEHIND}` : CHAIR_BEHIND, chair.palette);
  wear('back', 'behind');
  const hair = hairOf(look.hair.color);
  const hat = look.gear.head;
  const hatted = hat !== undefined && !hat.endsWith('_base_0') && (wardrobe?.gearArt(hat).covers ?? false);
  const lock = (drawing: string | undefined) => {
    if (drawing?.trim())
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
  putBody(look, put, wear, widen, wardrobe !== undefined);
  wear('back', 'front');
  wear('body');
  const skin = skinOf(look.skin);
  const grip = { pattern: skin.pattern, alpha: skin.alpha, place: { widen } };
  put(
    `${HEAD} ${skin.extra} ${look.asleep ? FACE_ASLEEP : look.blinking ? FACE_BLINK : FACE}`,
    skin.palette,
    {
      pattern: skin.pattern,
      alpha: skin.alpha,
    },
  );
  lock(`${before} ${BANGS[look.hair.bangs] ?? ''}`);
  put(BEARDS[look.hair.beard] ?? '', hair.palette, { pattern: hair.pattern });
  put(MUSTACHES[look.hair.mustache] ?? '', hair.palette, { pattern: hair.pattern });
  wear('eyewear');
  wear('head');
  const [flower = '', petal = 0, heart = 0] = FLOWERS[look.hair.flower] ?? [];
  put(flower, { a: petal, c: heart });
  wear('headAccessory');
  for (const slot of ['shield', 'weapon'] as const) {
    wear(slot);
    const key = look.gear[slot];
    if (wardrobe && key && !key.endsWith('_base_0') && wardrobe.gearArt(key).upright)
      put(GRIPS[slot], skin.palette, grip);
  }
  if (chair) put(CHAIR_FRONT, chair.palette);
  return figure;
}

function putBody(
  look: AvatarLook,
  put: (d: string, p: Palette, o?: RenderOptions) => void,
  wear: (slot: string) => void,
  widen: number,
  isDressed: boolean,
): void {
  const skin = skinOf(look.skin);
  const flesh = { pattern: skin.pattern, alpha: skin.alpha, place: { widen } };
  put(LEGS, skin.palette, flesh);
  put(TORSO, skin.palette, flesh);
  if (isDressed && look.gear.armor && !look.gear.armor.endsWith('_base_0')) return wear('armor');
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
