import { defaults, part, rows } from '../catalogue.ts';
import type { TableFile } from '../table-file.ts';

/** Achievements, check-ins and the FAQ. */
export const achievementFiles: readonly TableFile[] = [
  {
    path: 'achievements/table.ts',
    types: 'Achievement',
    tables: [
      {
        name: 'achievements',
        type: 'readonly Achievement[]',
        value: defaults(rows('achievements', 'achievements'), { plural: false }),
        doc: 'Every achievement (catalogue achievements.json).',
      },
    ],
  },
  {
    path: 'achievements/conditions.ts',
    types: 'AnimalColorAchievement, AnimalSetAchievement, PetSetAchievement, StableAchievement',
    tables: [
      {
        name: 'questSeriesAchievements',
        type: 'Readonly<Record<string, readonly string[]>>',
        value: part('achievements', 'questSeries'),
        doc: 'The quests that earn an achievement when each is completed once (catalogue achievements.json).',
      },
      {
        name: 'animalColorAchievements',
        type: 'readonly AnimalColorAchievement[]',
        value: part('achievements', 'animalColor'),
        doc: 'All nine drop pets, or mounts, of one potion (catalogue achievements.json).',
      },
      {
        name: 'animalSetAchievements',
        type: 'Readonly<Record<string, AnimalSetAchievement>>',
        value: part('achievements', 'animalSet'),
        doc: 'All standard colours of some species (catalogue achievements.json).',
      },
      {
        name: 'petSetCompleteAchievements',
        type: 'readonly PetSetAchievement[]',
        value: part('achievements', 'petSetComplete'),
        doc: 'All pets of one potion, including those from quest eggs (catalogue achievements.json).',
      },
      {
        name: 'stableAchievements',
        type: 'Readonly<Record<string, StableAchievement>>',
        value: part('achievements', 'stable'),
        doc: 'Achievements for a full stable, by notification type (catalogue achievements.json).',
      },
    ],
  },
  {
    path: 'check-ins/table.ts',
    types: 'CheckIn',
    tables: [
      {
        name: 'checkIns',
        type: 'readonly CheckIn[]',
        value: part('login-incentives', 'milestones'),
        doc: 'Check-in milestones, day 1 to 500 (catalogue login-incentives.json).',
      },
    ],
  },
  {
    path: 'faq/table.ts',
    types: 'FaqEntry',
    tables: [
      {
        name: 'faqEntries',
        type: 'readonly FaqEntry[]',
        value: part('faq-keys', 'questions'),
        doc: 'FAQ headings with their translation index (catalogue faq-keys.json).',
      },
    ],
  },
];
