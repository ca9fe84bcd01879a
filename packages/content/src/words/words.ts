import { titleOfKey } from './derive.ts';

/** What every entry has: a name and a sentence or two about it. */
export interface Words {
  readonly name: string;
  readonly description: string;
}

/** Families of entries with words; each is a module of its own, fetched when asked for. */
export type Family =
  | 'achievements'
  | 'appearance'
  | 'appearanceSets'
  | 'audio'
  | 'backgrounds'
  | 'bundles'
  | 'cards'
  | 'challengeCategories'
  | 'checkIns'
  | 'classes'
  | 'eggs'
  | 'faq'
  | 'food'
  | 'gear'
  | 'gearSets'
  | 'gemPacks'
  | 'mounts'
  | 'mysterySets'
  | 'pets'
  | 'potions'
  | 'quests'
  | 'spells'
  | 'starterTasks'
  | 'subscriptions';

/** Finds the words of an entry by its key. */
export type WordFinder<T extends Words = Words> = (key: string) => T | undefined;

const finders = new Map<Family, WordFinder>();

/** Hands over the words of a family; the loaders do this. */
export function provideWords(family: Family, finder: WordFinder): void {
  finders.set(family, finder);
}

/** Words of an entry, or undefined while its family is not loaded or the key is unknown. */
export const wordsOf = (family: Family, key: string): Words | undefined => finders.get(family)?.(key);

/** Name of an entry; a name made of its key while its family is not loaded. */
export const nameOf = (family: Family, key: string): string => wordsOf(family, key)?.name ?? titleOfKey(key);

/** Description of an entry; empty while its family is not loaded. */
export const descriptionOf = (family: Family, key: string): string => wordsOf(family, key)?.description ?? '';
