import { mounts } from '../../mounts/mounts.ts';
import { pets, splitPetKey } from '../../pets/pets.ts';
import { lazy } from '../../lazy.ts';
import { readPlain, rowsOfText } from '../text-table.ts';
import type { EggWords, PotionWords, Words } from '../types.ts';

/** What a pet does, how its mount carries you, and their genders, a letter each, in languages that need them. */
type Tale = readonly [pet: string, mount: string, genders: string];

/** What a language says of creatures, and how it joins the word of a potion with a bottle and with a creature. */
export interface CreatureTables {
  /** Rows of key, pet, mount, adjective; what the egg is like, what the pet does, how the mount carries you. */
  readonly eggs: string;
  /** Rows of key, word, what the potion is like, what a creature hatched with it looks like. */
  readonly potions: string;
  /** Rows of key, name, what they are like: creatures that hatch from no egg, or that no pet grows into. */
  readonly specialPets: string;
  readonly specialMounts: string;
  readonly bottle: (word: string) => string;
  readonly creature: (word: string, name: string) => string;
  /** Fits what a potion says of a creature to the creature's gender. */
  readonly coat?: (coat: string, gender: string) => string;
}

const readEggs = (text: string): ReadonlyMap<string, EggWords> =>
  new Map(
    rowsOfText(text).map(([key = '', name = '', mountName = '', adjective = '', description = '']) => [
      key,
      { name, mountName, adjective, description },
    ]),
  );

const readTales = (text: string): ReadonlyMap<string, Tale> =>
  new Map(
    rowsOfText(text).map((row) => {
      const [pet = '', mount = '', genders = ''] = row.slice(5);
      return [row[0] ?? '', [pet, mount, genders]];
    }),
  );

const readPotions = ({ potions, bottle }: CreatureTables): ReadonlyMap<string, PotionWords> =>
  new Map(
    rowsOfText(potions).map(([key = '', word = '', description = '']) => [
      key,
      { name: bottle(word), word, description },
    ]),
  );

const readCoats = (text: string): ReadonlyMap<string, string> =>
  new Map(rowsOfText(text).map(([key = '', , , coat = '']) => [key, coat]));

/** Readers of the words of creatures; those of pets and mounts are combined from the egg's and the potion's. */
export function creatureWords(tables: CreatureTables) {
  const eggs = lazy(() => readEggs(tables.eggs));
  const tales = lazy(() => readTales(tables.eggs));
  const potions = lazy(() => readPotions(tables));
  const coats = lazy(() => readCoats(tables.potions));
  function describe(egg: string, potion: string, isGrown: boolean): string {
    const [pet, mount, genders] = tales().get(egg) ?? ['', '', ''];
    const coat = coats().get(potion) ?? '';
    const fitted = tables.coat?.(coat, genders.charAt(isGrown ? 1 : 0)) ?? coat;
    return `${isGrown ? mount : pet} ${fitted}`;
  }
  function hatched(key: string, isGrown: boolean): Words | undefined {
    const parts = splitPetKey(key);
    const egg = eggs().get(parts.egg);
    const potion = potions().get(parts.potion);
    if (!egg || !potion) return undefined;
    const name = tables.creature(potion.word, isGrown ? egg.mountName : egg.name);
    return { name, description: describe(parts.egg, parts.potion, isGrown) };
  }
  function readAll(keys: readonly { key: string }[], special: string, isGrown: boolean) {
    const written = readPlain(special);
    const words = new Map<string, Words>();
    for (const { key } of keys) {
      const own = written.get(key) ?? hatched(key, isGrown);
      if (own) words.set(key, own);
    }
    return words;
  }
  return {
    eggs,
    potions,
    pets: () => readAll(pets(), tables.specialPets, false),
    mounts: () => readAll(mounts(), tables.specialMounts, true),
  };
}
