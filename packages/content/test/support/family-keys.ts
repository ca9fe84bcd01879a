import * as content from '../../src/index.ts';
import type { Family } from '../../src/words/index.ts';

/** Keys that each family must have words for. */
export const familyKeys: Readonly<Record<Family, () => readonly string[]>> = {
  achievements: () => content.achievements.map(({ key }) => key),
  appearance: () =>
    Object.entries(content.appearanceOptions).flatMap(([path, list]) =>
      list.map(({ key }) => `${path}.${key}`),
    ),
  appearanceSets: () => content.appearanceSets.map(({ key }) => key),
  audio: () => content.audioThemes,
  backgrounds: () => content.backgrounds().map(({ key }) => key),
  bundles: () => content.bundles.map(({ key }) => key),
  cards: () => content.cards.map(({ key }) => key),
  challengeCategories: () => content.challengeCategories,
  checkIns: () => content.checkIns.map(({ day }) => String(day)),
  classes: () => content.classOrder,
  eggs: () => content.allEggs().map(({ key }) => key),
  faq: () => content.faqEntries.map(({ heading }) => heading),
  food: () => content.foods.map(({ key }) => key),
  gear: () => content.allGear().map(({ key }) => key),
  gearSets: () => [
    ...new Set(
      content
        .allGear()
        .filter(
          ({ season, klass, set, index }) => season ?? (klass === 'armoire' && set !== `armoire-${index}`),
        )
        .map(({ set }) => set),
    ),
  ],
  gemPacks: () => content.gemPacks.map(({ key }) => key),
  mounts: () => content.mounts().map(({ key }) => key),
  mysterySets: () => content.mysterySets().map(({ key }) => key),
  pets: () => content.pets().map(({ key }) => key),
  potions: () => content.allPotions().map(({ key }) => key),
  quests: () => content.quests.map(({ key }) => key),
  spells: () => content.spells.map(({ key }) => key),
  starterTasks: () => [
    ...content.starterThemes.flatMap(({ theme, tasks }) => tasks.map((_task, place) => `${theme} ${place}`)),
    ...content.apiClientDefaultTasks.map((_task, place) => `api ${place}`),
  ],
  subscriptions: () => content.subscriptionBlocks.map(({ key }) => key),
};
