import { blank, over, type Picture } from '../pipeline/picture.ts';
import { render } from '../pipeline/render.ts';
import { BUFF_FIGURES } from './buffs.ts';
import { AVATAR_HEIGHT, AVATAR_WIDTH, drawFigure, type Wardrobe } from './figure.ts';
import type { AvatarLook } from './look.ts';

export { AVATAR_HEIGHT, AVATAR_WIDTH, type Wardrobe } from './figure.ts';
export { type AvatarLook, avatarLook, type LookSource, type VisualBuff } from './look.ts';

/** The families that an avatar is composed of. Missing ones are left out of the picture. */
export interface AvatarParts {
  readonly wardrobe?: Wardrobe | undefined;
  readonly stable?:
    | {
        drawCompanion(key: string, small?: boolean): Picture;
        drawMountLayer(key: string, side: 'behind' | 'front'): Picture;
        isAstride(key: string): boolean;
      }
    | undefined;
  readonly drawScene?: ((key: string) => Picture) | undefined;
}

/** Shift of a rider against a standing figure: to the right and up. */
const ASTRIDE = { dx: 4, dy: -5 };
/** The same on a mount that faces the viewer. */
const BESIDE = { dx: 5, dy: -6 };
const STANDING = { dx: 0, dy: 0 };
/** The bent leg on the near side of a mount, in the colours of the figure's own leg (b) and shoe (d). */
const LEG =
  'bs 26 32.6 30.4 31.6 31 35 29.6 38 26 38.4 25.4 35 ds 25 37.4 29.8 37.4 30 41.4 23 41.4 23.4 39.4';

/**
 * A whole avatar with background, mount and pet, 48 x 49. Layers back to front: background, mount body, back of a
 * chair, back item, hair behind, skin, shirt or armor, front of the back item, body item, head, face, hair, beard and
 * mustache, eyewear, head gear, hair flower, head accessory, shield, weapon, wheels of a chair, mount head, pet. A
 * visual buff replaces the whole figure and its mount.
 */
export function composeAvatar(look: AvatarLook, { wardrobe, stable, drawScene }: AvatarParts): Picture {
  const picture =
    look.background && drawScene ? drawScene(look.background) : blank(AVATAR_WIDTH, AVATAR_HEIGHT);
  const riding = look.mount && !look.buff && stable ? look.mount : undefined;
  if (riding && stable) over(picture, stable.drawMountLayer(riding, 'behind'));
  const figure = look.buff
    ? render(BUFF_FIGURES[look.buff], AVATAR_WIDTH, AVATAR_HEIGHT, {})
    : drawFigure(look, wardrobe);
  const seat = riding && stable ? (stable.isAstride(riding) ? ASTRIDE : BESIDE) : STANDING;
  over(picture, figure, seat.dx, seat.dy);
  if (riding && stable) {
    over(picture, stable.drawMountLayer(riding, 'front'));
    if (seat === ASTRIDE) over(picture, legOf(figure));
  }
  if (look.pet && stable)
    over(picture, stable.drawCompanion(look.pet, riding !== undefined), -1, AVATAR_HEIGHT - 25);
  return picture;
}

function legOf(figure: Picture): Picture {
  const at = (x: number, y: number): number => {
    const i = (y * figure.width + x) * 4;
    return ((figure.data[i] ?? 0) << 16) | ((figure.data[i + 1] ?? 0) << 8) | (figure.data[i + 2] ?? 0);
  };
  return render(LEG, AVATAR_WIDTH, AVATAR_HEIGHT, { b: at(21, 40), d: at(21, 43) });
}
