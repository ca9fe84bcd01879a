import { part, rows } from '../catalogue.ts';
import type { TableFile } from '../table-file.ts';

/** Quests, skills, cards, classes and starter tasks. */
export const playFiles: readonly TableFile[] = [
  {
    path: 'quests/table.ts',
    types: 'Quest',
    tables: [
      {
        name: 'quests',
        type: 'readonly Quest[]',
        value: part('quests', 'quests'),
        doc: "Every quest, in the reference's order (catalogue quests.json).",
      },
    ],
  },
  {
    path: 'quests/world-bosses.ts',
    tables: [
      {
        name: 'worldBossAchievements',
        type: 'Readonly<Record<string, string>>',
        value: Object.fromEntries(
          rows('world-bosses', 'bosses').map((boss) => [String(boss['key']), boss['achievement'] ?? null]),
        ),
        doc: 'Achievement granted by each world quest (catalogue world-bosses.json).',
      },
    ],
  },
  {
    path: 'spells/table.ts',
    types: 'Spell',
    tables: [
      {
        name: 'spells',
        type: 'readonly Spell[]',
        value: part('spells', 'spells'),
        doc: 'Class skills, then special items (catalogue spells.json).',
      },
    ],
  },
  {
    path: 'cards/table.ts',
    types: 'Card',
    tables: [
      {
        name: 'cards',
        type: 'readonly Card[]',
        value: part('cards', 'cards'),
        doc: 'Greeting cards (catalogue cards.json).',
      },
    ],
  },
  {
    path: 'classes/table.ts',
    types: 'PlayerClassKey',
    tables: [
      {
        name: 'classOrder',
        type: 'readonly PlayerClassKey[]',
        value: part('classes', 'order'),
        doc: 'Classes in catalogue order (catalogue classes.json).',
      },
    ],
  },
  {
    path: 'challenges/table.ts',
    tables: [
      {
        name: 'challengeCategories',
        type: 'readonly string[]',
        value: part('challenge-categories', 'categories'),
        doc: 'Category keys of challenges (catalogue challenge-categories.json).',
      },
    ],
  },
  {
    path: 'starter-tasks/table.ts',
    types: 'StarterTask, StarterTheme',
    tables: [
      {
        name: 'starterThemes',
        type: 'readonly StarterTheme[]',
        value: part('starter-tasks', 'themes'),
        doc: 'Starter tasks by theme (catalogue starter-tasks.json).',
      },
      {
        name: 'apiClientDefaultTasks',
        type: 'readonly StarterTask[]',
        value: part('starter-tasks', 'apiClientDefaults'),
        doc: 'Tasks of an account created by an API client (catalogue starter-tasks.json).',
      },
    ],
  },
];
