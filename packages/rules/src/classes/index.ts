export type * from './cast-types.ts';
export { cast } from './cast.ts';
export { isOpenToSkills } from './cast-checks.ts';
export { CLASS_CHANGE_COST, changeClass, disableClasses } from './choose.ts';
export { stealthToAdd } from './skills/self-skills.ts';
