import { creatureWords } from '../read/creatures.ts';
import { eggText } from './creatures/egg-text.ts';
import { potionText } from './creatures/potion-text.ts';
import { specialMountText, specialPetText } from './creatures/special-text.ts';

/** Readers of the words of eggs, potions, pets and mounts. */
export const words = /* @__PURE__ */ creatureWords({
  eggs: eggText,
  potions: potionText,
  specialPets: specialPetText,
  specialMounts: specialMountText,
  bottle: (word) => `${word} Hatching Potion`,
  creature: (word, name) => `${word} ${name}`,
});
