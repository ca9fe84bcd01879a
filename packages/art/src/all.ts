export * from './index.ts';
export { drawAvatar } from './avatar/index.ts';
export { drawPet, hasPet } from './pets/index.ts';
export { drawFood, drawPotion, hasFood, hasPotion } from './items/index.ts';
export { drawIcon, hasIcon, iconNames } from './icons/index.ts';
export { BANNER_MAX, drawScene, hasScene } from './scenes/index.ts';
