import { creatureWords } from '../read/creatures.ts';
import { eggText } from './creatures/egg-text.ts';
import { potionText } from './creatures/potion-text.ts';
import { specialMountText, specialPetText } from './creatures/special-text.ts';

/** Pronouns of the masculine, with those of the feminine and the neuter. */
const pronouns: Readonly<Record<string, { readonly f: string; readonly n: string }>> = {
  Er: { f: 'Sie', n: 'Es' },
  er: { f: 'sie', n: 'es' },
  ihn: { f: 'sie', n: 'es' },
  ihm: { f: 'ihr', n: 'ihm' },
  Sein: { f: 'Ihr', n: 'Sein' },
  seine: { f: 'ihre', n: 'seine' },
  seinem: { f: 'ihrem', n: 'seinem' },
};

/** A coat's sentence with the pronouns of a gender: `{Er} ist weiß` is Sie ist weiß. */
const coatFor = (coat: string, gender: string): string =>
  coat.replace(/\{(\w+)\}/g, (_all, word: string) =>
    gender === 'f' || gender === 'n' ? (pronouns[word]?.[gender] ?? word) : word,
  );

/**
 * Readers of the words of eggs, potions, pets and mounts. The word of a potion is a noun or a colour that can stand
 * alone and before any animal, whatever its gender: Sand-Wolf. Animals are single words.
 */
export const words = /* @__PURE__ */ creatureWords({
  eggs: eggText,
  potions: potionText,
  specialPets: specialPetText,
  specialMounts: specialMountText,
  bottle: (word) => `${word}-Schlüpftrank`,
  creature: (word, name) => `${word}-${name}`,
  coat: coatFor,
});
