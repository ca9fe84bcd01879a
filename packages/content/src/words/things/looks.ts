import { appearanceOptions } from '../../appearance/table.ts';
import { titleOfKey } from '../derive.ts';
import { readPlain } from '../text-table.ts';
import type { Words } from '../types.ts';
import { appearanceSetText, appearanceText } from './appearance-text.ts';

/** Kinds of numbered looks: what one is called, what none of it is called, and remarks by turns. */
const numbered: Readonly<
  Record<
    string,
    {
      readonly name: string;
      readonly none: string;
      readonly plain: string;
      readonly remarks: readonly string[];
    }
  >
> = {
  'hair.base': {
    name: 'Hair Style',
    none: 'No Hair',
    plain: 'It saves on shampoo and shines in company.',
    remarks: [
      'It dries in the wind.',
      'It took the hairdresser an afternoon and two opinions.',
      'You will recognise yourself from behind.',
      'It survives hats.',
      'It needs a comb on Sundays.',
      'It looks like that all by itself, you say.',
      'It has been known to nod for you.',
    ],
  },
  'hair.bangs': {
    name: 'Fringe',
    none: 'No Fringe',
    plain: 'You look the world straight in the eye.',
    remarks: [
      'It stops just short of your eyes.',
      'You cut it yourself, and it went well.',
      'It hides a thinking brow.',
      'It falls back as soon as you have pushed it away.',
    ],
  },
  'hair.flower': {
    name: 'Hair Flower',
    none: 'No Flower',
    plain: 'The bees will get over it.',
    remarks: [
      'Picked this morning.',
      'A bee has followed you home.',
      'It was offered by a hedge.',
      'It goes with the birdsong.',
      'You wear it on the side that hears better.',
    ],
  },
  'hair.beard': {
    name: 'Beard',
    none: 'No Beard',
    plain: 'You feel the wind on your chin.',
    remarks: ['It tickles the chinstrap.', 'You stroke it when you do not know.', 'There may be a crumb.'],
  },
  'hair.mustache': {
    name: 'Moustache',
    none: 'No Moustache',
    plain: 'Your soup is all yours.',
    remarks: ['You can twirl it.', 'It arrives before you do.'],
  },
};

const counts = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const ordinal = (number: number): string => counts[number - 1] ?? `${number}th`;

function numberedWords(path: string, number: number): Words {
  const kind = numbered[path];
  if (!kind) return { name: titleOfKey(`${path} ${number}`), description: '' };
  if (number === 0) return { name: kind.none, description: kind.plain };
  const remark = kind.remarks[(number - 1) % kind.remarks.length] ?? '';
  const page = `The ${ordinal(number)} in the book.`;
  return { name: `${kind.name} ${number}`, description: `${page} ${remark}` };
}

/** Words of the looks, by path such as `hair.color.frost`. */
export function readAppearanceWords(): Map<string, Words> {
  const written = readPlain(appearanceText);
  const words = new Map<string, Words>();
  for (const [path, options] of Object.entries(appearanceOptions)) {
    for (const { key } of options) {
      const full = `${path}.${key}`;
      words.set(full, written.get(full) ?? numberedWords(path, Number(key)));
    }
  }
  return words;
}

/** Words of the sets of looks. */
export const readAppearanceSetWords = (): Map<string, Words> => readPlain(appearanceSetText);
