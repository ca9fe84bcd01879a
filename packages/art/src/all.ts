export * from './index.ts';
export { drawAvatar } from './avatar/index.ts';
export { drawMount, drawPet, hasMount, hasPet } from './pets/index.ts';
export { drawGear, hasGear } from './gear/index.ts';
export { drawFood, drawPotion, hasFood, hasPotion } from './items/index.ts';
export { drawIcon, hasIcon, iconNames } from './icons/index.ts';
export { BANNER_MAX, drawScene, hasScene } from './scenes/index.ts';
