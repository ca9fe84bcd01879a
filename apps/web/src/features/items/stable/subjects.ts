import type { CreatureSubject } from '../../../art/creature.tsx';
import { type PlacedShelf, type Span, within } from './lines.ts';
import type { Animal } from './shelves.ts';

/** What a cell shows of an animal. */
export function subjectOf({ side, key, egg, standing, group }: Animal): CreatureSubject {
  const missing = standing === 'missing';
  // The outline of a species is the same whatever its colour.
  const name = missing && group !== 'special' ? `${egg}-Base` : key;
  return { kind: side === 'pets' ? 'pet' : 'mount', name, missing };
}

/** How far beyond what is shown animals are drawn before they come, in CSS pixels. */
const AHEAD = 600;

const animalsOver = (placed: readonly PlacedShelf[], span: Span): readonly Animal[] =>
  within(placed, span)
    .flatMap(({ lines, top }) => within(lines, { from: span.from - top, to: span.to - top }))
    .flatMap(({ animals }) => animals);

/** What comes next below and above a part of the stable, the nearest first. */
export function subjectsAhead(
  placed: readonly PlacedShelf[],
  { from, to }: Span,
): readonly CreatureSubject[] {
  const below = animalsOver(placed, { from: to, to: to + AHEAD });
  const above = animalsOver(placed, { from: from - AHEAD, to: from }).toReversed();
  return [...below, ...above].filter(({ standing }) => standing !== 'ready').map(subjectOf);
}
