import { blank, crop, over, type Picture } from '../pipeline/picture.ts';
import { render } from '../pipeline/render.ts';
import { specialSkins } from './body.ts';
import { CHAIR_BEHIND, CHAIR_FRONT, CHAIR_HANDLES, chairOf } from './chairs.ts';
import { AVATAR_HEIGHT, AVATAR_WIDTH, drawFigure } from './figure.ts';
import { BANGS, BASES, BEARDS, FLOWERS, hairColours, MUSTACHES } from './hair.ts';
import type { AvatarLook } from './look.ts';
import { shirtKeys } from './body.ts';

/** Paths of the appearance options in the catalogue. */
export type OptionPath =
  | 'hair.color'
  | 'hair.base'
  | 'hair.bangs'
  | 'hair.flower'
  | 'hair.beard'
  | 'hair.mustache'
  | 'shirt'
  | 'size'
  | 'skin'
  | 'chair';

const MODEL: AvatarLook = {
  size: 'slim',
  skin: 'f5a76e',
  shirt: 'blue',
  chair: 'none',
  hair: { color: 'brown', base: 0, bangs: 0, beard: 0, mustache: 0, flower: 0 },
  gear: {},
  asleep: false,
};

function lookWith(path: OptionPath, key: string): AvatarLook {
  const hair = (part: Partial<AvatarLook['hair']>): AvatarLook => ({
    ...MODEL,
    hair: { ...MODEL.hair, ...part },
  });
  switch (path) {
    case 'hair.color':
      return hair({ base: 3, bangs: 2, color: key });
    case 'hair.base':
      return hair({ base: Number(key) });
    case 'hair.bangs':
      return hair({ base: 1, bangs: Number(key) });
    case 'hair.flower':
      return hair({ base: 3, bangs: 3, flower: Number(key) });
    case 'hair.beard':
      return hair({ base: 1, beard: Number(key) });
    case 'hair.mustache':
      return hair({ base: 1, mustache: Number(key) });
    case 'size':
      return { ...hair({ base: 1 }), size: key === 'broad' ? 'broad' : 'slim' };
    default:
      return { ...hair({ base: path === 'skin' ? 0 : 1 }), [path]: key };
  }
}

/** Top row of the 32 x 32 window on the model: the whole head is in it, and of a shirt its hem. */
const TOP: Readonly<Record<OptionPath, number>> = {
  'hair.color': 1,
  'hair.base': 0,
  'hair.bangs': 2,
  'hair.flower': 1,
  'hair.beard': 6,
  'hair.mustache': 6,
  shirt: 6,
  size: 6,
  skin: 2,
  chair: 6,
};
/** The same of a chair, which is shown with nobody in it. */
const CHAIR_TOP = 18;

/** A chair with nobody in it; undefined if the key is that of none. */
function drawChair(key: string): Picture | undefined {
  const chair = chairOf(key);
  if (!chair) return undefined;
  const parts = [...(chair.handles ? [CHAIR_HANDLES] : []), CHAIR_BEHIND, CHAIR_FRONT];
  return parts.reduce(
    (picture, part) => over(picture, render(part, AVATAR_WIDTH, AVATAR_HEIGHT, chair.palette)),
    blank(AVATAR_WIDTH, AVATAR_HEIGHT),
  );
}

/** One appearance option, 32 x 32: head and chest of a model, or a chair alone. */
export function drawOption(path: OptionPath, key: string): Picture {
  const chair = path === 'chair' ? drawChair(key) : undefined;
  const [picture, top] = chair ? [chair, CHAIR_TOP] : [drawFigure(lookWith(path, key)), TOP[path]];
  return crop(picture, 8, top, 32, 32);
}

/** The same on the whole model, 48 x 49: for what changes more than head and chest. */
export const drawWholeOption = (path: OptionPath, key: string): Picture => drawFigure(lookWith(path, key));

/** Whether an option has its own drawing. */
export function hasOption(path: OptionPath, key: string): boolean {
  const n = Number(key);
  if (path === 'hair.color') return hairColours().includes(key);
  if (path === 'hair.base') return BASES[n] !== undefined;
  if (path === 'hair.bangs') return BANGS[n] !== undefined;
  if (path === 'hair.flower') return FLOWERS[n] !== undefined;
  if (path === 'hair.beard') return BEARDS[n] !== undefined;
  if (path === 'hair.mustache') return MUSTACHES[n] !== undefined;
  if (path === 'shirt') return shirtKeys().includes(key);
  if (path === 'size') return key === 'slim' || key === 'broad';
  if (path === 'chair') return key === 'none' || chairOf(key) !== undefined;
  return /^[0-9a-f]{6}$/.test(key) || specialSkins().includes(key);
}
