import { lazy, lazyIndex } from '../lazy.ts';
import { pets, splitPetKey } from '../pets/pets.ts';
import { specialMounts } from './table.ts';
import type { Mount, SpecialMount } from './types.ts';

const isGrown = (type: string): type is 'drop' | 'premium' | 'quest' =>
  type === 'drop' || type === 'premium' || type === 'quest';

const grownMounts = (): Mount[] =>
  pets().flatMap(({ key, type, egg, potion }) => (isGrown(type) ? [{ key, type, egg, potion }] : []));

const specialMount = (mount: SpecialMount): Mount => ({
  ...mount,
  ...splitPetKey(mount.key),
  type: 'special',
});

/** All 1178 mounts: drop, premium, quest, special (catalogue mounts.json). */
export const mounts: () => readonly Mount[] = /* @__PURE__ */ lazy(() => [
  ...grownMounts(),
  ...specialMounts.map(specialMount),
]);

/** The mount of `key`. */
export const findMount: (key: string) => Mount | undefined = /* @__PURE__ */ lazyIndex(mounts);

/** Mounts of one type, in catalogue order. */
export const mountsOfType = (type: Mount['type']): readonly Mount[] =>
  mounts().filter((mount) => mount.type === type);
