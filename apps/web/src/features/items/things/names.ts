import { type Family as WordFamily, nameOf, titleOfKey, wordsOf } from '@everdeed/content/words';
import { t } from '../../../i18n/i18n.ts';
import type { Family } from './owned.ts';
import { type Pair, petOf } from './pairing.ts';

/** The family of the catalogue in which the things of a section are. */
export const WORDS_OF: Readonly<Record<Family, WordFamily>> = {
  eggs: 'eggs',
  hatchingPotions: 'potions',
  food: 'food',
  quests: 'quests',
  special: 'spells',
};

/** What a thing is called in its own section: an egg by its pet, a potion by its colour. */
export function nameOfThing({ family, key }: { readonly family: Family; readonly key: string }): string {
  if (family !== 'hatchingPotions') return nameOf(WORDS_OF[family], key);
  return colourOf(key);
}

/** The word that a potion puts before the name of a creature. */
export const colourOf = (potion: string): string => wordsOf('potions', potion)?.word ?? titleOfKey(potion);

/** Whose food it is, in a few words: `For desert pets`, `Für Sand-Tiere`. Not all languages make nouns small. */
export function foodFor(potion: string): string {
  const colour = colourOf(potion);
  return t('things.foodFor', { colour, small: colour.toLocaleLowerCase() });
}

export const nameOfPet = (pair: Pair): string => nameOf('pets', petOf(pair));

/** What a thing is like, in a sentence or two. */
export const descriptionOfThing = ({
  family,
  key,
}: {
  readonly family: Family;
  readonly key: string;
}): string => wordsOf(WORDS_OF[family], key)?.description ?? '';

/** Families of the catalogue whose names the screen shows. */
export const NAMED = ['eggs', 'potions', 'pets', 'food', 'quests', 'spells'] as const;
