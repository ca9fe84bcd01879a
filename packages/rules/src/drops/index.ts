export { dropCap, dropChance } from './chance.ts';
export { foodSeasonAt } from './food-season.ts';
