import {
  eggTextKey,
  type Family,
  foodTextKey,
  gearTextKey,
  mysterySetTextKey,
  nameOf,
  potionTextKey,
  questTextKey,
  spellTextKey,
} from '@everdeed/content/words';
import type { MessageParams, NamedFamily } from '@everdeed/rules';
import type { Words } from '../http/words.ts';

/** Where the words of a family stand, and the text key that clients of the reference know an entry by. */
const families: Readonly<
  Record<NamedFamily, { readonly words: Family; readonly textKey: (key: string) => string }>
> = {
  gear: { words: 'gear', textKey: (key) => gearTextKey(key, 'name') },
  quest: { words: 'quests', textKey: (key) => questTextKey(key, 'name') },
  egg: { words: 'eggs', textKey: (key) => eggTextKey(key, 'name') },
  potion: { words: 'potions', textKey: potionTextKey },
  food: { words: 'food', textKey: (key) => foodTextKey(key, 'name') },
  pet: { words: 'pets', textKey: (key) => key },
  mount: { words: 'mounts', textKey: (key) => key },
  spell: { words: 'spells', textKey: (key) => spellTextKey(key, 'name') },
  background: { words: 'backgrounds', textKey: (key) => `background${key}Text` },
  mysterySet: { words: 'mysterySets', textKey: mysterySetTextKey },
  bundle: { words: 'bundles', textKey: (key) => `${key}Text` },
  appearance: { words: 'appearance', textKey: (key) => key },
  item: { words: 'gear', textKey: (key) => key },
};

/** Whether messages are answered as keys now: a sentence that everybody has reads differently then. */
const showsKeys = (words: Words): boolean =>
  words.say('en', 'badRequest') !== words.plain('en', 'badRequest');

/** The name of an entry of the catalogue in a language; its text key while keys are shown. */
export function entryName(words: Words, language: string, family: NamedFamily, key: string): string {
  const known = families[family];
  return showsKeys(words) ? markOf(known.textKey(key), language) : nameOf(known.words, key);
}

/** A food as a sentence names it: with its article where the language has one. */
export const foodInSentence = (words: Words, language: string, key: string): string =>
  showsKeys(words) ? markOf(foodTextKey(key, 'withArticle'), language) : nameOf('food', key);

const markOf = (textKey: string, language: string): string =>
  `<t:${textKey}${language === 'en' ? '' : `@${language}`}>`;

const isFamily = (name: string): name is NamedFamily => Object.hasOwn(families, name);

/** What a stand-in of the rules (`@gear/weapon_warrior_1`, `@message/key`) means alone; other text as it is. */
export function standIn(words: Words, language: string, text: string): string {
  const [, family = '', key = ''] = /^@(\w+)\/(.+)$/.exec(text) ?? [];
  if (family === 'message') return words.say(language, key);
  if (!isFamily(family)) return text;
  const name = entryName(words, language, family, key);
  return family === 'potion' ? words.say(language, 'potion', { potionType: name }) : name;
}

/** Parameters with the rules' stand-ins for names (`@gear/weapon_warrior_1`) replaced by names. */
export function localise(words: Words, language: string, params: MessageParams): MessageParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const [, family = '', key = ''] = /^@(\w+)\/(.+)$/.exec(String(value)) ?? [];
      return [name, isFamily(family) ? entryName(words, language, family, key) : value];
    }),
  );
}
