export { type Picture, blank, bounds, crop, fade, flip, over } from './pipeline/picture.ts';
export { type Colour, hash, mix, type Palette } from './pipeline/colour.ts';
export { type Pattern, type Place, render, type RenderOptions } from './pipeline/render.ts';
export { type AvatarLook, avatarLook, type LookSource, type VisualBuff } from './avatar/look.ts';
export { isClassGear } from './gear/class-key.ts';
