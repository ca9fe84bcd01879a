import { dropPetKeys } from '@everdeed/rules';

/** All standard pets, each as young as from the egg. */
export const allDropPets = (): Record<string, number> =>
  Object.fromEntries(dropPetKeys().map((key) => [key, 5]));

/** All standard mounts. */
export const allDropMounts = (): Record<string, true> =>
  Object.fromEntries(dropPetKeys().map((key) => [key, true]));
