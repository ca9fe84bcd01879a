/** Achievement granted by each world quest (catalogue world-bosses.json). */
// biome-ignore format: one row a line
export const worldBossAchievements: Readonly<Record<string, string>> = {
  bewilder: 'bewilderQuest',
  burnout: 'burnoutQuest',
  dilatory: 'dilatoryQuest',
  dysheartener: 'dysheartenerQuest',
  stressbeast: 'stressbeastQuest',
};
