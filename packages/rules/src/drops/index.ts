export { dropCap, dropChance } from './chance.ts';
