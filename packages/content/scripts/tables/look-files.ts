import { allBut, part, rows, without } from '../catalogue.ts';
import type { TableFile } from '../table-file.ts';

/** Appearance, backgrounds and sound themes. */
export const lookFiles: readonly TableFile[] = [
  {
    path: 'backgrounds/table.ts',
    types: 'BackgroundSet',
    tables: [
      {
        name: 'backgroundSets',
        type: 'readonly BackgroundSet[]',
        value: without(rows('backgrounds', 'sets'), 'sourcePrice', 'sourcePrices'),
        doc: 'Background sets, months first (catalogue backgrounds.json).',
      },
    ],
  },
  {
    path: 'appearance/table.ts',
    types: 'AppearanceOption, AppearanceSet',
    tables: [
      {
        name: 'appearanceOptions',
        type: 'Readonly<Record<string, readonly AppearanceOption[]>>',
        value: allBut('appearance', 'sets'),
        doc: 'Options by path below `preferences` (catalogue appearance.json).',
      },
      {
        name: 'appearanceSets',
        type: 'readonly AppearanceSet[]',
        value: part('appearance', 'sets'),
        doc: 'Sets of appearance options (catalogue appearance.json).',
      },
    ],
  },
  {
    path: 'sprites/table.ts',
    tables: [
      {
        name: 'gifSprites',
        type: 'readonly string[]',
        value: part('gif-sprites', 'sprites'),
        doc: 'Picture names served as gif instead of png (catalogue gif-sprites.json).',
      },
    ],
  },
  {
    path: 'audio/table.ts',
    tables: [
      {
        name: 'audioThemes',
        type: 'readonly string[]',
        value: part('audio-themes', 'themes'),
        doc: 'Sound theme keys (catalogue audio-themes.json).',
      },
    ],
  },
];
