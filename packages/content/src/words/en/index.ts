import type { Language } from '../types.ts';

/** English: every family, each in a module of its own, so that a screen loads only what it shows. */
export const en: Required<Language> = {
  achievements: async () => (await import('./achievements.ts')).readAchievementWords,
  appearance: async () => (await import('./looks.ts')).readAppearanceWords,
  appearanceSets: async () => (await import('./looks.ts')).readAppearanceSetWords,
  audio: async () => (await import('./play.ts')).readAudioWords,
  backgrounds: async () => (await import('./backgrounds.ts')).readBackgroundWords,
  bundles: async () => (await import('./play.ts')).readBundleWords,
  cards: async () => (await import('./spells.ts')).readCardWords,
  challengeCategories: async () => (await import('./play.ts')).readCategoryWords,
  checkIns: async () => (await import('./check-ins.ts')).readCheckInWords,
  classes: async () => (await import('./play.ts')).readClassWords,
  eggs: async () => (await import('./creatures.ts')).creatures.eggs,
  faq: async () => (await import('./faq.ts')).readFaqWords,
  food: async () => (await import('./food.ts')).readFoodWords,
  gear: async () => (await import('./gear.ts')).readGearWords,
  gearSets: async () => (await import('./gear.ts')).readGearSetWords,
  gemPacks: async () => (await import('./play.ts')).readGemPackWords,
  mounts: async () => (await import('./creatures.ts')).creatures.mounts,
  mysterySets: async () => (await import('./gear.ts')).readMysterySetWords,
  pets: async () => (await import('./creatures.ts')).creatures.pets,
  potions: async () => (await import('./creatures.ts')).creatures.potions,
  quests: async () => (await import('./quests.ts')).readQuestWords,
  spells: async () => (await import('./spells.ts')).readSpellWords,
  starterTasks: async () => (await import('./starter.ts')).readStarterWords,
  subscriptions: async () => (await import('./play.ts')).readSubscriptionWords,
};
