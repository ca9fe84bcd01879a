import { dropEggs, questEggs } from '../eggs/table.ts';
import type { Egg } from '../eggs/types.ts';
import { lazy, lazyIndex } from '../lazy.ts';
import { premiumPotions, standardPotions, wackyPotions } from '../potions/table.ts';
import type { Potion } from '../potions/types.ts';
import { specialPets } from './table.ts';
import type { Pet, PetType, SpecialPet } from './types.ts';

/** Parts of a pet or mount key; the key splits at its first hyphen. */
export function splitPetKey(key: string): { readonly egg: string; readonly potion: string } {
  const hyphen = key.indexOf('-');
  return hyphen < 0 ? { egg: key, potion: '' } : { egg: key.slice(0, hyphen), potion: key.slice(hyphen + 1) };
}

/** Every combination of eggs and potions, ordered by egg, then potion. */
export const crossPets = (type: PetType, eggs: readonly Egg[], potions: readonly Potion[]): Pet[] =>
  eggs.flatMap((egg) =>
    potions.map((potion) => ({ key: `${egg.key}-${potion.key}`, type, egg: egg.key, potion: potion.key })),
  );

const specialPet = (pet: SpecialPet): Pet => ({ ...pet, ...splitPetKey(pet.key), type: 'special' });

/** All 1248 pets: drop, premium, quest, wacky, special (catalogue pets.json). */
export const pets: () => readonly Pet[] = /* @__PURE__ */ lazy(() => [
  ...crossPets('drop', dropEggs, standardPotions),
  ...crossPets('premium', dropEggs, premiumPotions),
  ...crossPets('quest', questEggs, standardPotions),
  ...crossPets('wacky', dropEggs, wackyPotions),
  ...specialPets.map(specialPet),
]);

/** The pet of `key`. */
export const findPet: (key: string) => Pet | undefined = /* @__PURE__ */ lazyIndex(pets);

/** Pets of one type, in catalogue order. */
export const petsOfType = (type: PetType): readonly Pet[] => pets().filter((pet) => pet.type === type);
