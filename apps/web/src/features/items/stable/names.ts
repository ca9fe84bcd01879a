import { nameOf, wordsOf } from '@everdeed/content/words';
import { t } from '../../../i18n/i18n.ts';
import { colourOf } from '../things/names.ts';
import type { Animal, Row, Side } from './shelves.ts';

/** Families of the catalogue whose names the screen shows. */
export const NAMED = ['eggs', 'potions', 'pets', 'mounts', 'food', 'quests'] as const;

/** The whole name of a pet or a mount. */
export const nameOfAnimal = ({ side, key }: Pick<Animal, 'side' | 'key'>): string => nameOf(side, key);

/** The name of a species, as a pet or as a mount. */
const speciesName = (egg: string, side: Side): string =>
  side === 'mounts' ? (wordsOf('eggs', egg)?.mountName ?? nameOf('eggs', egg)) : nameOf('eggs', egg);

/** What the animals of a row have in common. */
export function titleOfRow({ by, key, side, group }: Row): string {
  if (by === 'egg') return speciesName(key, side);
  return by === 'potion' ? colourOf(key) : t(`stable.group.${group}`);
}

/** What tells an animal from the others of its row. */
export function shortName(animal: Animal, by: Row['by']): string {
  if (by === 'egg') return colourOf(animal.potion);
  return by === 'potion' ? speciesName(animal.egg, animal.side) : nameOfAnimal(animal);
}

/** The head of a column, which is a potion where rows are species, and the other way round. */
export const columnName = (key: string, by: Row['by'], side: Side): string =>
  by === 'egg' ? colourOf(key) : speciesName(key, side);
