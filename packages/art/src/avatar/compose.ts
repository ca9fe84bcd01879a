import { blank, over, type Picture } from '../pipeline/picture.ts';
import { render } from '../pipeline/render.ts';
import { BUFF_FIGURES } from './buffs.ts';
import { AVATAR_HEIGHT, AVATAR_WIDTH, drawFigure, type Wardrobe } from './figure.ts';
import type { AvatarLook } from './look.ts';

export { AVATAR_HEIGHT, AVATAR_WIDTH, type Wardrobe } from './figure.ts';
export { type AvatarLook, avatarLook, type LookSource, type VisualBuff } from './look.ts';

/** Families an avatar is put together from. What is missing is left out of the picture. */
export interface AvatarParts {
  readonly wardrobe?: Wardrobe | undefined;
  readonly stable?:
    | {
        drawCompanion(key: string, small?: boolean): Picture;
        drawMountLayer(key: string, side: 'behind' | 'front'): Picture;
      }
    | undefined;
  readonly drawScene?: ((key: string) => Picture) | undefined;
}

/** How far a rider sits right of and above one who stands. */
const SEAT = { dx: 5, dy: -5 };

/**
 * An avatar with background, mount, pet and all: 48 x 49. Layers back to front: background, mount body,
 * back item, hair behind, skin, shirt or armor, body item, head, face, hair, beard and mustache, eyewear,
 * head gear, hair flower, head accessory, shield, weapon, mount head, pet. A visual buff takes the place
 * of the whole figure.
 */
export function composeAvatar(look: AvatarLook, { wardrobe, stable, drawScene }: AvatarParts): Picture {
  const picture =
    look.background && drawScene ? drawScene(look.background) : blank(AVATAR_WIDTH, AVATAR_HEIGHT);
  const riding = look.mount && !look.buff && stable ? look.mount : undefined;
  if (riding && stable) over(picture, stable.drawMountLayer(riding, 'behind'));
  const figure = look.buff
    ? render(BUFF_FIGURES[look.buff], AVATAR_WIDTH, AVATAR_HEIGHT, {})
    : drawFigure(look, wardrobe);
  over(picture, figure, riding ? SEAT.dx : 0, riding ? SEAT.dy : 0);
  if (riding && stable) over(picture, stable.drawMountLayer(riding, 'front'));
  if (look.pet && stable)
    over(picture, stable.drawCompanion(look.pet, riding !== undefined), -1, AVATAR_HEIGHT - 25);
  return picture;
}
