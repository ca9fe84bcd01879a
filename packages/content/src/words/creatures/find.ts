import { mounts } from '../../mounts/mounts.ts';
import { pets, splitPetKey } from '../../pets/pets.ts';
import { lazy } from '../../lazy.ts';
import { readPlain, rowsOfText } from '../text-table.ts';
import type { EggWords, PotionWords, Words } from '../types.ts';
import { eggText } from './egg-text.ts';
import { potionText } from './potion-text.ts';
import { specialMountText, specialPetText } from './special-text.ts';

interface Egg extends EggWords {
  readonly pet: string;
  readonly mount: string;
}
interface Potion extends PotionWords {
  readonly coat: string;
}

const eggs = /* @__PURE__ */ lazy((): ReadonlyMap<string, Egg> => {
  const rows = rowsOfText(eggText);
  return new Map(
    rows.map(
      ([key = '', name = '', mountName = '', adjective = '', description = '', pet = '', mount = '']) => [
        key,
        { name, mountName, adjective, description, pet, mount },
      ],
    ),
  );
});

const potions = /* @__PURE__ */ lazy((): ReadonlyMap<string, Potion> => {
  const rows = rowsOfText(potionText);
  return new Map(
    rows.map(([key = '', word = '', description = '', coat = '']) => [
      key,
      { name: `${word} Hatching Potion`, word, description, coat },
    ]),
  );
});

/** Words of the eggs. */
export const readEggWords = (): ReadonlyMap<string, EggWords> => eggs();

/** Words of the hatching potions. */
export const readPotionWords = (): ReadonlyMap<string, PotionWords> => potions();

function hatched(key: string, isGrown: boolean): Words | undefined {
  const parts = splitPetKey(key);
  const egg = eggs().get(parts.egg);
  const potion = potions().get(parts.potion);
  if (!egg || !potion) return undefined;
  const name = isGrown ? egg.mountName : egg.name;
  return { name: `${potion.word} ${name}`, description: `${isGrown ? egg.mount : egg.pet} ${potion.coat}` };
}

function readCreatures(
  keys: readonly { key: string }[],
  special: string,
  isGrown: boolean,
): Map<string, Words> {
  const written = readPlain(special);
  const words = new Map<string, Words>();
  for (const { key } of keys) {
    const own = written.get(key) ?? hatched(key, isGrown);
    if (own) words.set(key, own);
  }
  return words;
}

/** Words of the pets, combined from those of the egg and the potion. */
export const readPetWords = (): Map<string, Words> => readCreatures(pets(), specialPetText, false);

/** Words of the mounts. */
export const readMountWords = (): Map<string, Words> => readCreatures(mounts(), specialMountText, true);
