import { part, rows, without } from '../catalogue.ts';
import type { TableFile } from '../table-file.ts';

/** Eggs, potions, food, pets and mounts. */
export const creatureFiles: readonly TableFile[] = [
  {
    path: 'eggs/table.ts',
    types: 'Egg',
    tables: [
      {
        name: 'dropEggs',
        type: 'readonly Egg[]',
        value: part('eggs', 'drop'),
        doc: 'The nine eggs that tasks drop (catalogue eggs.json).',
      },
      {
        name: 'questEggs',
        type: 'readonly Egg[]',
        value: part('eggs', 'quest'),
        doc: 'Eggs rewarded by quests (catalogue eggs.json).',
      },
    ],
  },
  {
    path: 'potions/table.ts',
    types: 'Potion',
    tables: [
      {
        name: 'standardPotions',
        type: 'readonly Potion[]',
        value: part('hatching-potions', 'standard'),
        doc: 'The ten potions that tasks drop (catalogue hatching-potions.json).',
      },
      {
        name: 'premiumPotions',
        type: 'readonly Potion[]',
        value: part('hatching-potions', 'premium'),
        doc: 'Magic potions, for drop eggs only (catalogue hatching-potions.json).',
      },
      {
        name: 'wackyPotions',
        type: 'readonly Potion[]',
        value: part('hatching-potions', 'wacky'),
        doc: 'Wacky potions: pets only, no mounts (catalogue hatching-potions.json).',
      },
    ],
  },
  {
    path: 'food/table.ts',
    types: 'Food',
    tables: [
      {
        name: 'foods',
        type: 'readonly Food[]',
        value: part('food', 'food'),
        doc: 'All food and the saddle (catalogue food.json).',
      },
    ],
  },
  {
    path: 'pets/table.ts',
    types: 'SpecialPet',
    tables: [
      {
        name: 'specialPets',
        type: 'readonly SpecialPet[]',
        value: without(rows('pets', 'special'), 'type'),
        doc: 'Pets that hatch from no egg (catalogue pets.json).',
      },
    ],
  },
  {
    path: 'mounts/table.ts',
    types: 'SpecialMount',
    tables: [
      {
        name: 'specialMounts',
        type: 'readonly SpecialMount[]',
        value: without(rows('mounts', 'special'), 'type'),
        doc: 'Mounts that no pet grows into (catalogue mounts.json).',
      },
    ],
  },
];
