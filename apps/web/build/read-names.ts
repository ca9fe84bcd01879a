import { allGear, backgrounds, type Gear, quests, spells } from '@everdeed/content';
import {
  type Family,
  loadWordsIn,
  nameOf,
  tablesOf,
  titleOfKey,
  type WordLanguage,
  wordLanguages,
  wordsOf,
} from '@everdeed/content/words';

type Catalogue = readonly { readonly key: string }[];
type Rows = (language: WordLanguage) => readonly string[];

/** Names in the order of the catalogue, whose keys the page knows. */
const inOrder =
  (family: Family, list: Catalogue): Rows =>
  (language) =>
    list.map(({ key }) => nameOf(family, key, language));

/** Key and name of each entry whose name does not follow from its key. */
const withKeys =
  (family: Family, list: Catalogue): Rows =>
  (language) =>
    list.flatMap(({ key }) => {
      const name = nameOf(family, key, language);
      return name === titleOfKey(key) ? [] : [`${key}|${name}`];
    });

const CLASS_GEAR = /_(?:warrior|rogue|healer|wizard)_\d+$/;
/** What market and wardrobe name: what the four classes wear in any season, and ears and tails. */
const isCommon = ({ key, gearSet }: Gear): boolean => gearSet === 'animal' || CLASS_GEAR.test(key);

/** Of each quest: key, name of the boss, name of its rage, then what is collected as `key=name`. */
const questParts: Rows = (language) =>
  quests.map(({ key }) => {
    const { boss, rage, collect } = wordsOf('quests', key, language) ?? {};
    const items = Object.entries(collect ?? {}).map(([item, name]) => `${item}=${name}`);
    return [key, boss ?? '', rage?.title ?? '', ...items].join('|');
  });

/** What can be had as names alone, with the family whose words they are part of. */
const parts: Readonly<Record<string, readonly [Family, Rows]>> = {
  backgrounds: ['backgrounds', withKeys('backgrounds', backgrounds())],
  commonGear: ['gear', withKeys('gear', allGear().filter(isCommon))],
  gear: ['gear', inOrder('gear', allGear())],
  questParts: ['quests', questParts],
  quests: ['quests', withKeys('quests', quests)],
  spells: ['spells', withKeys('spells', spells)],
};

function partOf(name: string): readonly [Family, Rows] {
  const part = parts[name];
  if (!part) throw new Error(`there are no names of "${name}"`);
  return part;
}

/** The languages that have names of this kind; elsewhere English is shown. */
export async function languagesOf(name: string): Promise<readonly WordLanguage[]> {
  const [family] = partOf(name);
  const all = wordLanguages();
  const tables = await Promise.all(all.map((language) => tablesOf(language)));
  return all.filter((_language, place) => tables[place] && family in tables[place]);
}

/** The rows of a kind of names, which are much less than the words of their family. */
export async function readNames(name: string, code: string): Promise<readonly string[]> {
  const [family, rows] = partOf(name);
  const language = wordLanguages().find((one) => one === code) ?? 'en';
  await loadWordsIn(language, family);
  return rows(language);
}
