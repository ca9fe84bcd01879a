import { render } from '../pipeline/render.ts';
import type { Picture } from '../pipeline/picture.ts';
import { potion } from './potions.ts';
import { DROP_SPECIES } from './species-drop.ts';

const SPECIES: Readonly<Record<string, string>> = { ...DROP_SPECIES };

/** Whether the species and the potion of `key` ("Wolf-Base") are both drawn. */
export function hasPet(key: string): boolean {
  const [species = '', kind = ''] = key.split('-');
  return species in SPECIES && potion(kind) !== undefined;
}

/** A pet, 32 x 32, facing left. An unknown potion falls back to Base. */
export function drawPet(key: string): Picture {
  const [species = '', kind = ''] = key.split('-');
  const p = potion(kind) ?? potion('Base');
  return render(SPECIES[species] ?? SPECIES.Wolf ?? '', 32, 32, p?.palette ?? {}, {
    pattern: p?.pattern,
    alpha: p?.alpha ?? 1,
  });
}
