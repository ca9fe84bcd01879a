import { lazy } from '../lazy.ts';
import type { Family } from './types.ts';
import { hasWords, provideWords } from './words.ts';
import { keysOf } from '../values.ts';

/**
 * Imports the module of a family and provides its words. Modules are split so that a screen loads only what
 * it shows.
 */
const loaders: Readonly<Record<Family, () => Promise<void>>> = {
  achievements: async () =>
    provideWords('achievements', lazy((await import('./things/achievements.ts')).readAchievementWords)),
  appearance: async () =>
    provideWords('appearance', lazy((await import('./things/looks.ts')).readAppearanceWords)),
  appearanceSets: async () =>
    provideWords('appearanceSets', lazy((await import('./things/looks.ts')).readAppearanceSetWords)),
  audio: async () => provideWords('audio', lazy((await import('./things/play.ts')).readAudioWords)),
  backgrounds: async () =>
    provideWords('backgrounds', lazy((await import('./things/backgrounds.ts')).readBackgroundWords)),
  bundles: async () => provideWords('bundles', lazy((await import('./things/play.ts')).readBundleWords)),
  cards: async () => provideWords('cards', lazy((await import('./things/spells.ts')).readCardWords)),
  challengeCategories: async () =>
    provideWords('challengeCategories', lazy((await import('./things/play.ts')).readCategoryWords)),
  checkIns: async () =>
    provideWords('checkIns', lazy((await import('./things/check-ins.ts')).readCheckInWords)),
  classes: async () => provideWords('classes', lazy((await import('./things/play.ts')).readClassWords)),
  eggs: async () => provideWords('eggs', (await import('./creatures/find.ts')).readEggWords),
  faq: async () => provideWords('faq', lazy((await import('./things/faq.ts')).readFaqWords)),
  food: async () => provideWords('food', lazy((await import('./things/food.ts')).readFoodWords)),
  gear: async () => provideWords('gear', lazy((await import('./gear/find.ts')).readGearWords)),
  gearSets: async () => provideWords('gearSets', lazy((await import('./gear/find.ts')).readGearSetWords)),
  gemPacks: async () => {
    const { readPayWords } = await import('./things/play.ts');
    provideWords(
      'gemPacks',
      lazy(() => readPayWords('gemPacks')),
    );
  },
  mounts: async () => provideWords('mounts', lazy((await import('./creatures/find.ts')).readMountWords)),
  mysterySets: async () =>
    provideWords('mysterySets', lazy((await import('./gear/find.ts')).readMysterySetWords)),
  pets: async () => provideWords('pets', lazy((await import('./creatures/find.ts')).readPetWords)),
  potions: async () => provideWords('potions', (await import('./creatures/find.ts')).readPotionWords),
  quests: async () => provideWords('quests', lazy((await import('./quests/parse.ts')).readQuestWords)),
  spells: async () => provideWords('spells', lazy((await import('./things/spells.ts')).readSpellWords)),
  starterTasks: async () =>
    provideWords('starterTasks', lazy((await import('./things/starter.ts')).readStarterWords)),
  subscriptions: async () => {
    const { readPayWords } = await import('./things/play.ts');
    provideWords(
      'subscriptions',
      lazy(() => readPayWords('subscriptions')),
    );
  },
};

/** All families of words. */
export const wordFamilies = (): readonly Family[] => keysOf(loaders);

/** Loads the words of these families for `wordsOf` and `nameOf`; of all families if none is named. */
export async function loadWords(...families: readonly Family[]): Promise<void> {
  const wanted = families.length > 0 ? families : wordFamilies();
  await Promise.all(wanted.filter((family) => !hasWords(family)).map((family) => loaders[family]()));
}
