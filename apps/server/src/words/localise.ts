import { findGear, findPet, type Gear, isMessageKey } from '@everdeed/content';
import {
  eggTextKey,
  foodTextKey,
  gearTextKey,
  mysterySetTextKey,
  potionTextKey,
  questTextKey,
  spellTextKey,
  type TextForm,
} from '@everdeed/content/words';
import { type MessageParams, type NamedFamily as AnyFamily, readNameRef } from '@everdeed/rules';
import type { Words } from './words.ts';
import { descriptionOf, type Family, nameOf, wordsOf } from './catalogue-words.ts';

/** Families of the catalogue whose entries are named by a word of their own. */
type NamedFamily = Exclude<AnyFamily, 'message' | 'theFood'>;

/** The words of each family, and the text key by which clients of the reference know an entry. */
const families: Readonly<
  Record<NamedFamily, { readonly words: Family; readonly textKey: (key: string, form: TextForm) => string }>
> = {
  gear: { words: 'gear', textKey: gearTextKey },
  quest: { words: 'quests', textKey: questTextKey },
  egg: { words: 'eggs', textKey: eggTextKey },
  potion: { words: 'potions', textKey: potionTextKey },
  food: { words: 'food', textKey: foodTextKey },
  pet: { words: 'pets', textKey: (key) => key },
  mount: { words: 'mounts', textKey: (key) => key },
  spell: { words: 'spells', textKey: spellTextKey },
  background: { words: 'backgrounds', textKey: (key) => `background${key}Text` },
  mysterySet: { words: 'mysterySets', textKey: mysterySetTextKey },
  bundle: { words: 'bundles', textKey: (key) => `${key}Text` },
  appearance: { words: 'appearance', textKey: (key) => key },
};

/** Whether the entries of a family have notes, as messages have not. */
export const hasNotes = (family: AnyFamily): family is NamedFamily => Object.hasOwn(families, family);

/** Whether messages are currently answered as keys; a common message then reads differently. */
const showsKeys = (words: Words): boolean =>
  words.say('en', 'badRequest') !== words.plain('en', 'badRequest');

/** The name of a catalogue entry in a language; its text key while keys are shown. */
export function entryName(words: Words, language: string, family: NamedFamily, key: string): string {
  const known = families[family];
  if (showsKeys(words))
    return family === 'pet' ? petMark(words, language, key) : markOf(known.textKey(key, 'name'), language);
  // A potion is named by the word before "Hatching Potion" and before a creature.
  const word = family === 'potion' ? wordsOf(language, 'potions', key)?.word : undefined;
  return word ?? nameOf(language, known.words, key);
}

/** The attributes that a piece of gear adds, as its notes show them by key. */
const bonusesOf = (gear: Gear): string =>
  (['str', 'int', 'per', 'con'] as const)
    .map((name) => (gear[name] ? `|${name}=${gear[name]}` : ''))
    .join('');

/** The notes of gear as keys: those of weapons, and of what rogues hold as a shield, end with the hands they take. */
function gearNotesKey(words: Words, language: string, gear: Gear): string {
  const notes = markOf(gearTextKey(gear.key, 'description'), language, bonusesOf(gear));
  const isHeld = gear.type === 'weapon' || (gear.type === 'shield' && gear.klass === 'rogue');
  if (!isHeld) return notes;
  return `${notes} ${gear.twoHanded ? words.say(language, 'twoHandedItem') : ''}`;
}

/** What is said of a catalogue entry in a language; its text key while keys are shown. */
export function entryNotes(words: Words, language: string, family: NamedFamily, key: string): string {
  const known = families[family];
  if (!showsKeys(words)) return descriptionOf(language, known.words, key);
  const gear = family === 'gear' ? findGear(key) : undefined;
  if (gear) return gearNotesKey(words, language, gear);
  return markOf(known.textKey(key, 'description'), language);
}

/** The name of a set of gear; its key while keys are shown. */
export const gearSetName = (words: Words, language: string, key: string): string =>
  showsKeys(words) ? markOf(key, language) : nameOf(language, 'gearSets', key);

/** The name of a quest's boss; of the quest where none is named. */
export const bossName = (words: Words, language: string, key: string): string => {
  if (showsKeys(words)) return markOf(questTextKey(key, 'boss'), language);
  const known = wordsOf(language, 'quests', key);
  return known?.boss ?? known?.name ?? key;
};

/** The name of a thing that a quest has its party collect. */
export const collectedName = (words: Words, language: string, key: string, item: string): string =>
  showsKeys(words)
    ? markOf(questTextKey(key, 'name', item), language)
    : (wordsOf(language, 'quests', key)?.collect?.[item] ?? item);

/** A food as named in a sentence, with its article if the language has one. */
export const foodInSentence = (words: Words, language: string, key: string): string =>
  showsKeys(words)
    ? markOf(foodTextKey(key, 'withArticle'), language)
    : (wordsOf(language, 'food', key)?.withArticle ?? nameOf(language, 'food', key));

/** A food in a sentence about one that is known already. */
const theFood = (words: Words, language: string, key: string): string =>
  showsKeys(words)
    ? markOf(foodTextKey(key, 'withThe'), language)
    : (wordsOf(language, 'food', key)?.withThe ?? nameOf(language, 'food', key));

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

const markOf = (textKey: string, language: string, params = ''): string =>
  `<t:${textKey}${language === 'en' ? '' : `@${language}`}${params}>`;

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

/** Text with each of the rules' references in it replaced by a name: `@egg/Wolf eggs`. */
export const localiseText = (words: Words, language: string, text: string): string =>
  text.replace(/@[a-zA-Z]+\/\S+/g, (reference) => String(nameOrValue(words, language, reference)));
