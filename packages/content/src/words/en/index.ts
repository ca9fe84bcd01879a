import type { Language } from '../types.ts';

const achievements = () => import('./achievements.ts');
const looks = () => import('./looks.ts');
const lookSets = () => import('./look-sets.ts');
const play = () => import('./play.ts');
const backgrounds = () => import('./backgrounds.ts');
const spells = () => import('./spells.ts');
const checkIns = () => import('./check-ins.ts');
const creatures = () => import('./creatures.ts');
const faq = () => import('./faq.ts');
const food = () => import('./food.ts');
const gear = () => import('./gear.ts');
const quests = () => import('./quests.ts');
const starter = () => import('./starter.ts');

/** English: every family, each in a module of its own, so that a screen loads only what it shows. */
export const en: Required<Language> = {
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
};
