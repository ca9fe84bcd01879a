import { findPet, isMessageKey } from '@everdeed/content';
import {
  eggTextKey,
  foodTextKey,
  gearTextKey,
  mysterySetTextKey,
  potionTextKey,
  questTextKey,
  spellTextKey,
} from '@everdeed/content/words';
import { type MessageParams, type NamedFamily as AnyFamily, readNameRef } from '@everdeed/rules';
import type { Words } from './words.ts';
import { type Family, nameOf, wordsOf } from './catalogue-words.ts';

/** Families of the catalogue whose entries are named by a word of their own. */
type NamedFamily = Exclude<AnyFamily, 'message' | 'theFood'>;

/** The words of each family, and the text key by which clients of the reference know an entry. */
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
};

/** Whether messages are currently answered as keys; a common message then reads differently. */
const showsKeys = (words: Words): boolean =>
  words.say('en', 'badRequest') !== words.plain('en', 'badRequest');

/** The name of a catalogue entry in a language; its text key while keys are shown. */
export function entryName(words: Words, language: string, family: NamedFamily, key: string): string {
  const known = families[family];
  if (showsKeys(words))
    return family === 'pet' ? petMark(words, language, key) : markOf(known.textKey(key), language);
  // A potion is named by the word before "Hatching Potion" and before a creature.
  const word = family === 'potion' ? wordsOf('potions', key)?.word : undefined;
  return word ?? nameOf(known.words, key);
}

/** A food as named in a sentence, with its article if the language has one. */
export const foodInSentence = (words: Words, language: string, key: string): string =>
  showsKeys(words)
    ? markOf(foodTextKey(key, 'withArticle'), language)
    : (wordsOf('food', key)?.withArticle ?? nameOf('food', key));

/** A food in a sentence about one that is known already. */
const theFood = (words: Words, language: string, key: string): string =>
  showsKeys(words)
    ? markOf(foodTextKey(key, 'withThe'), language)
    : (wordsOf('food', key)?.withThe ?? nameOf('food', key));

/** Clients of the reference know most pets by the names of egg and potion. */
function petMark(words: Words, language: string, key: string): string {
  const pet = findPet(key);
  if (!pet || pet.type === 'special') return markOf(key, language);
  const [egg, potion] = [
    entryName(words, language, 'egg', pet.egg),
    entryName(words, language, 'potion', pet.potion),
  ];
  return words.say(language, 'petName', { egg, potion });
}

const markOf = (textKey: string, language: string): string =>
  `<t:${textKey}${language === 'en' ? '' : `@${language}`}>`;

/**
 * Resolves a reference made by the rules (`@gear/weapon_warrior_1`, `@message/key`); other text is returned
 * as is.
 */
export function standIn(words: Words, language: string, text: string): string {
  const name = readNameRef(text);
  if (name?.family !== 'potion') return String(nameOrValue(words, language, text));
  return words.say(language, 'potion', { potionType: entryName(words, language, 'potion', name.key) });
}

function nameOrValue(words: Words, language: string, value: string | number): string | number {
  const name = readNameRef(value);
  if (!name) return value;
  const { family, key } = name;
  if (family === 'message') return isMessageKey(key) ? words.say(language, key) : value;
  if (family === 'theFood') return theFood(words, language, key);
  return Object.hasOwn(families, family) ? entryName(words, language, family, key) : value;
}

/** Parameters with the rules' references (`@gear/weapon_warrior_1`) replaced by names. */
export function localise(words: Words, language: string, params: MessageParams): MessageParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, nameOrValue(words, language, value)]),
  );
}
