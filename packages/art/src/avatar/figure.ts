import { outlineOf, type Palette } from '../pipeline/colour.ts';
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

/** Draws worn gear. It is passed in so that a figure without gear loads none of its drawings. */
export interface Wardrobe {
  drawWorn(key: string, widen: number, side?: 'behind' | 'front'): Picture;
  gearArt(key: string): { readonly covers: boolean; readonly deep: boolean; readonly upright: boolean };
}

/** Size of a whole avatar in pixels. */
export const AVATAR_WIDTH = 48;
export const AVATAR_HEIGHT = 49;
/** Factor by which the broad body is widened. */
const BROAD = 1.17;
/** A covering hat hides hair above this row. */
const HAT_LINE = 12;
/** Hair bases that show below a hood; all others stay inside. */
const LONG_HAIR: ReadonlySet<number> = new Set([3, 12, 17, 19]);
/** Long hair shows below this row under a hood. */
const HOOD_LINE = 26;

/** Fingers around something held upright. */
const GRIPS = {
  shield: 'bs 12.6 33 15.4 32.8 15.8 34.6 12.8 35',
  weapon: 'bs 35.4 33 32.6 32.8 32.2 34.6 35.2 35',
};

/** The standing person alone, also used for portraits. Without a wardrobe nothing is worn. */
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
  const cover = hat && !hat.endsWith('_base_0') ? wardrobe?.gearArt(hat) : undefined;
  const lock = (drawing: string | undefined, isBehind = false) => {
    if (!drawing?.trim()) return;
    const locks = render(drawing, AVATAR_WIDTH, AVATAR_HEIGHT, hair.palette, { pattern: hair.pattern });
    if (cover?.deep && isBehind && !LONG_HAIR.has(look.hair.base)) return;
    if (cover?.deep && isBehind) tuckIn(locks);
    else if (cover?.covers) cutAbove(locks, HAT_LINE);
    over(figure, locks);
  };
  const [behind, before] = BASES[look.hair.base] ?? ['', ''];
  lock(behind, true);
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

/** Removes the rows above `row` and closes what is left with an outline. */
function cutAbove({ width, data }: Picture, row: number): void {
  for (let x = 0; x < width; x++) {
    const i = (row * width + x) * 4;
    if (data[i + 3] === 0 || data[i - width * 4 + 3] === 0) continue;
    const dark = outlineOf(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
    data.set([dark >> 16, (dark >> 8) & 255, dark & 255], i);
  }
  data.fill(0, 0, row * width * 4);
}

/** Hides the hair under a hood, except what falls below it. */
function tuckIn({ width, height, data }: Picture): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (y < HOOD_LINE || x < 12 || x >= width - 12)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 4);
}
