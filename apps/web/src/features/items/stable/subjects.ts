import type { CreatureSubject } from '../../../art/creature-drawing.ts';
import type { PlacedShelf } from './lines.ts';
import type { Animal } from './shelves.ts';

/** What a cell shows of an animal. */
export function subjectOf({ side, key, egg, standing, group }: Animal): CreatureSubject {
  const missing = standing === 'missing';
  // The outline of a species is the same whatever its colour.
  const name = missing && group !== 'special' ? `${egg}-Base` : key;
  return { kind: side === 'pets' ? 'pet' : 'mount', name, missing };
}

/** What all cells show, from top to bottom. */
export const subjectsIn = (placed: readonly PlacedShelf[]): readonly CreatureSubject[] =>
  placed
    .flatMap(({ lines }) => lines)
    .flatMap(({ animals }) => animals)
    .map(subjectOf);

/** How many cells begin above a place, in CSS pixels from the top of the stable. */
export const countAbove = (placed: readonly PlacedShelf[], place: number): number =>
  placed
    .flatMap((shelf) => shelf.lines.filter((line) => shelf.top + line.top < place))
    .reduce((sum, { animals }) => sum + animals.length, 0);
