import { allBut, part, rows, without } from '../catalogue.ts';
import { isRow, type Json, type Row } from '../literal.ts';
import { type TableFile, textTable } from '../table-file.ts';

const backgrounds = without(rows('backgrounds', 'sets'), 'sourcePrice', 'sourcePrices');
const otherBackgrounds = backgrounds.filter(({ kind }) => kind !== 'month');

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const monthLine = ({ month, keys }: Row): string => [month, ...listOf(keys)].join(' ');

/** An option by its key, and its set after a colon. */
const optionText = (option: Json): string =>
  isRow(option) ? [option['key'], option['set']].filter((part) => part !== undefined).join(':') : '';
const optionLine = ([path, options]: [string, Json]): string =>
  [path, ...listOf(options).map(optionText)].join(' ');

/** Looks as lines of text, by file. */
export const lookTexts: Readonly<Record<string, string>> = {
  'backgrounds/months.ts': textTable(
    'backgroundMonths',
    'Months, and the backgrounds that each brought (catalogue backgrounds.json).',
    backgrounds
      .filter(({ kind }) => kind === 'month')
      .map(monthLine)
      .join('\n'),
  ),
  'appearance/options-table.ts': textTable(
    'optionTable',
    'Options by path below `preferences`, those of a set with its key after a colon (catalogue appearance.json).',
    Object.entries(allBut('appearance', 'sets')).map(optionLine).join('\n'),
  ),
};

/** Appearance, backgrounds and sound themes. */
export const lookFiles: readonly TableFile[] = [
  {
    path: 'backgrounds/table.ts',
    types: 'BackgroundSet',
    tables: [
      {
        name: 'otherBackgroundSets',
        type: 'readonly BackgroundSet[]',
        value: otherBackgrounds,
        doc: 'Background sets that are of no month (catalogue backgrounds.json).',
      },
    ],
  },
  {
    path: 'appearance/table.ts',
    types: 'SoldSet',
    tables: [
      {
        name: 'soldSets',
        type: 'readonly SoldSet[]',
        value: without(rows('appearance', 'sets'), 'members'),
        doc: 'Sets of appearance options without their members, which name their set (catalogue appearance.json).',
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
