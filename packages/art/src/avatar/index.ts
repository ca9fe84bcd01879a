import * as wardrobe from '../gear/index.ts';
import * as stable from '../pets/index.ts';
import type { Picture } from '../pipeline/picture.ts';
import { drawScene } from '../scenes/index.ts';
import { composeAvatar } from './compose.ts';
import { drawFigure as drawDressed } from './figure.ts';
import type { AvatarLook } from './look.ts';

export { AVATAR_HEIGHT, AVATAR_WIDTH, composeAvatar } from './compose.ts';
export { type AvatarLook, avatarLook, type LookSource, type VisualBuff } from './look.ts';
export { drawOption, hasOption, type OptionPath } from './options.ts';

const PARTS = { wardrobe, stable, drawScene: (key: string): Picture => drawScene(key) };

/** A whole avatar, 48 x 49. It pulls in every family; use `compose.ts` to load only those needed. */
export const drawAvatar = (look: AvatarLook): Picture => composeAvatar(look, PARTS);

/** The standing person alone, with everything they wear. */
export const drawFigure = (look: AvatarLook): Picture => drawDressed(look, wardrobe);
