import type { Language } from '../types.ts';

const achievements = () => import('./achievements.ts');
const looks = () => import('./looks.ts');
const lookSets = () => import('./look-sets.ts');
const play = () => import('./play.ts');
const backgrounds = () => import('./backgrounds.ts');
const quests = () => import('./quests.ts');
const spells = () => import('./spells.ts');
const checkIns = () => import('./check-ins.ts');
const creatures = () => import('./creatures.ts');
const faq = () => import('./faq.ts');
const food = () => import('./food.ts');
const gear = () => import('./gear.ts');
const starter = () => import('./starter.ts');

/** German. A family is added here once all of it is there. */
export const language = {
  achievements,
  appearance: looks,
  appearanceSets: lookSets,
  audio: play,
  backgrounds,
  bundles: play,
  cards: spells,
  challengeCategories: play,
  checkIns,
  classes: play,
  eggs: creatures,
  faq,
  food,
  gear,
  gearSets: gear,
  gemPacks: play,
  mounts: creatures,
  mysterySets: gear,
  pets: creatures,
  potions: creatures,
  quests,
  spells,
  starterTasks: starter,
  subscriptions: play,
} satisfies Language;
