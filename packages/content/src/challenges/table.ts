/** Category keys of challenges (catalogue challenge-categories.json). */
// biome-ignore format: one row a line
export const challengeCategories: readonly string[] = [
  'habitica_official',
  'academics',
  'advocacy_causes',
  'creativity',
  'entertainment',
  'finance',
  'health_fitness',
  'hobbies_occupations',
  'location_based',
  'mental_health',
  'getting_organized',
  'recovery_support_groups',
  'self_improvement',
  'spirituality',
  'time_management',
];
