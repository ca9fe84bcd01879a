import { allGear, backgrounds, type Gear, quests, spells } from '@everdeed/content';
import { titleOfKey } from '../../../packages/content/src/words/derive.ts';
import { readGearWords } from '../../../packages/content/src/words/gear/find.ts';
import { readQuestWords } from '../../../packages/content/src/words/quests/parse.ts';
import { readBackgroundWords } from '../../../packages/content/src/words/things/backgrounds.ts';
import { readSpellWords } from '../../../packages/content/src/words/things/spells.ts';
import type { Words } from '../../../packages/content/src/words/types.ts';

type Catalogue = readonly { readonly key: string }[];
type AllWords = ReadonlyMap<string, Words>;

/** Names in the order of the catalogue, whose keys the page knows. */
const inOrder = (words: AllWords, list: Catalogue): string[] =>
  list.map(({ key }) => words.get(key)?.name ?? titleOfKey(key));

/** Key and name of each entry whose name does not follow from its key. */
const withKeys = (words: AllWords, list: Catalogue): string[] =>
  list.flatMap(({ key }) => {
    const name = words.get(key)?.name ?? titleOfKey(key);
    return name === titleOfKey(key) ? [] : [`${key}|${name}`];
  });

const CLASS_GEAR = /_(?:warrior|rogue|healer|wizard)_\d+$/;
/** What market and wardrobe name: what the four classes wear in any season, and ears and tails. */
const isCommon = ({ key, gearSet }: Gear): boolean => gearSet === 'animal' || CLASS_GEAR.test(key);

/** Of each quest: key, name of the boss, name of its rage, then what is collected as `key=name`. */
const questParts = (): string[] =>
  [...readQuestWords()].map(([key, { boss, rage, collect }]) => {
    const items = Object.entries(collect ?? {}).map(([item, name]) => `${item}=${name}`);
    return [key, boss ?? '', rage?.title ?? '', ...items].join('|');
  });

/** The rows of each family whose names are much less than its words. */
export const readNames = {
  backgrounds: () => withKeys(readBackgroundWords(), backgrounds()),
  commonGear: () => withKeys(readGearWords(), allGear().filter(isCommon)),
  gear: () => inOrder(readGearWords(), allGear()),
  questParts,
  quests: () => withKeys(readQuestWords(), quests),
  spells: () => withKeys(readSpellWords(), spells),
};
