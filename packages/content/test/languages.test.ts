import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Family,
  loadWordsIn,
  nameOf,
  tablesOf,
  type WordLanguage,
  wordFamilies,
  wordLanguages,
  wordsOf,
} from '../src/words/index.ts';
import { keysOf as fieldsOf } from '../src/values.ts';
import { familyKeys } from './support/family-keys.ts';
import { isTitle, isWhole, slipsIn } from './support/slips.ts';

const languages = wordLanguages().filter((language) => language !== 'en');

/** Families that each language has. Top-level, since they make the tests. */
const familiesOf = new Map(
  await Promise.all(
    languages.map(async (language) => [language, fieldsOf(await tablesOf(language))] as const),
  ),
);

/** Starter tasks repeat themselves on purpose. */
const mayRepeat: ReadonlySet<Family> = new Set(['starterTasks']);

/** Paths and texts of an entry, nested ones included; numbers in lists are left as they are. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([field, inner]) => textsOf(inner, `${place}.${field}`));
}

const shapeOf = (family: Family, key: string, language: WordLanguage): string[] =>
  textsOf(wordsOf(family, key, language)).map(([place, text]) => `${place}${text === '' ? ' empty' : ''}`);

/** Values within a text: `{count}` or `#`. */
const placeholdersIn = (text: string): string[] => (text.match(/\{\w+\}|#/g) ?? []).toSorted();

const isLabel = (place: string): boolean => /\.(?:name|boss|mountName|word|title|collect\.\w+)$/.test(place);
const isSentence = (place: string): boolean => !/\.(?:adjective|withArticle|withThe)$/.test(place);

/** German opens quotations with „ and closes them with “. */
const quotedAsEnglish = (text: string): string => text.replaceAll('“', '”').replaceAll('„', '“');

const repeated = (texts: readonly [string, string][]): string[] => {
  const seen = new Map<string, string>();
  return texts.flatMap(([place, text]) => {
    const before = seen.get(text.toLowerCase());
    seen.set(text.toLowerCase(), place);
    return before ? [`${before} = ${place}: ${text}`] : [];
  });
};

beforeAll(async () => {
  await Promise.all(wordLanguages().map((language) => loadWordsIn(language)));
});

it('has all families in German', () => {
  expect(familiesOf.get('de')?.toSorted()).toEqual(wordFamilies().toSorted());
});

describe.each(languages)('words in %s', (language) => {
  const had = familiesOf.get(language) ?? [];

  it('show other families in English', () => {
    const others = wordFamilies().filter((family) => !had.includes(family));
    for (const family of others)
      for (const key of familyKeys[family]()) {
        expect(nameOf(family, key, language)).toBe(nameOf(family, key, 'en'));
      }
  });

  describe.each(had)('of %s', (family) => {
    const keys = familyKeys[family]();
    const allTexts = () => keys.flatMap((key) => textsOf(wordsOf(family, key, language), `${family} ${key}`));

    it('have each text that there is in English, and no other', () => {
      const wrong = keys.filter(
        (key) => shapeOf(family, key, language).join() !== shapeOf(family, key, 'en').join(),
      );
      expect(wrong).toEqual([]);
    });

    it('have the placeholders of the English ones', () => {
      const wrong = keys.flatMap((key) => {
        const english = new Map(textsOf(wordsOf(family, key, 'en')));
        return textsOf(wordsOf(family, key, language)).filter(
          ([place, text]) => placeholdersIn(text).join() !== placeholdersIn(english.get(place) ?? '').join(),
        );
      });
      expect(wrong).toEqual([]);
    });

    it('give no two entries the same name or description', () => {
      if (mayRepeat.has(family)) return;
      const of = (field: 'name' | 'description') =>
        keys.map((key): [string, string] => [key, wordsOf(family, key, language)?.[field] ?? '']);
      expect(repeated(of('name'))).toEqual([]);
      expect(repeated(of('description'))).toEqual([]);
    });

    it('contain no slip that an editor would mark', () => {
      const bad = allTexts().flatMap(([place, text]) =>
        slipsIn(text).map((slip) => `${place}: ${slip} in “${text}”`),
      );
      expect(bad).toEqual([]);
    });

    it('have titles for names and whole sentences for descriptions', () => {
      const bad = allTexts()
        .filter(([, text]) => text !== '')
        .filter(([place, text]) =>
          isLabel(place) ? !isTitle(text) : isSentence(place) && !isWhole(quotedAsEnglish(text)),
        );
      expect(bad).toEqual([]);
    });

    it('are not the English ones', () => {
      const same = keys.filter((key) => {
        const own = wordsOf(family, key, language)?.description;
        return Boolean(own) && own === wordsOf(family, key, 'en')?.description;
      });
      expect(same).toEqual([]);
    });
  });
});

describe('German creatures', () => {
  it.each([
    ['Wolf-Desert', 'pets', 'Sand-Wolfswelpe', '{Er} hat'],
    ['Rat-Desert', 'mounts', 'Sand-Ratte', '{Sie} hat'],
    ['Horse-Desert', 'mounts', 'Sand-Pferd', '{Es} hat'],
  ] as const)('join word and animal, and agree in gender: %s of %s', (key, family, name, pronoun) => {
    expect(nameOf(family, key, 'de')).toBe(name);
    expect(wordsOf(family, key, 'de')?.description).toContain(pronoun.replace(/[{}]/g, ''));
  });
});

describe('German achievements', () => {
  it.each([
    ['congratsCards', 'Hat eine Glückwunschkarte verschickt oder bekommen.'],
    ['greetingCards', 'Hat einen Gruß verschickt oder bekommen. Hallo, hallo.'],
  ])('say “one” as gender and case want it: %s', (key, text) => {
    expect(wordsOf('achievements', key, 'de')?.description).toBe(text);
  });
});
