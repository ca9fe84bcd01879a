import type { Language } from '../types.ts';

/** German. A family is added here once all of it is there. */
export const de = {
  achievements: async () => (await import('./achievements.ts')).readAchievementWords,
  appearance: async () => (await import('./looks.ts')).readAppearanceWords,
  appearanceSets: async () => (await import('./looks.ts')).readAppearanceSetWords,
  audio: async () => (await import('./play.ts')).readAudioWords,
  backgrounds: async () => (await import('./backgrounds.ts')).readBackgroundWords,
  bundles: async () => (await import('./play.ts')).readBundleWords,
  cards: async () => (await import('./spells.ts')).readCardWords,
  challengeCategories: async () => (await import('./play.ts')).readCategoryWords,
  classes: async () => (await import('./play.ts')).readClassWords,
  eggs: async () => (await import('./creatures.ts')).creatures.eggs,
  faq: async () => (await import('./faq.ts')).readFaqWords,
  food: async () => (await import('./food.ts')).readFoodWords,
  gemPacks: async () => (await import('./play.ts')).readGemPackWords,
  mounts: async () => (await import('./creatures.ts')).creatures.mounts,
  pets: async () => (await import('./creatures.ts')).creatures.pets,
  potions: async () => (await import('./creatures.ts')).creatures.potions,
  spells: async () => (await import('./spells.ts')).readSpellWords,
  starterTasks: async () => (await import('./starter.ts')).readStarterWords,
  subscriptions: async () => (await import('./play.ts')).readSubscriptionWords,
} satisfies Language;
