import { type Family, nameOf } from '@everdeed/content/words';
import type { MessageId } from '../../i18n/catalogue.ts';
import { t } from '../../i18n/i18n.ts';

/** Kinds of things a player has, as the filter names them, with the words that name each of them. */
export const ITEM_FAMILIES = {
  gear: 'gear',
  pets: 'pets',
  mounts: 'mounts',
  eggs: 'eggs',
  hatchingPotions: 'potions',
  food: 'food',
  quests: 'quests',
} as const;
export type Kind = keyof typeof ITEM_FAMILIES;

/** The path in the hero of all things of a kind (wire-groups-and-admin 6.3.1). */
export const holderOf = (kind: Kind): string => (kind === 'gear' ? 'items.gear.owned' : `items.${kind}`);

interface Place {
  readonly family: Family;
  readonly kind: MessageId;
}

/** Places where things lie by their keys. */
const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...(['gear', 'pets', 'mounts', 'eggs', 'hatchingPotions', 'food', 'quests'] as const).map(
    (kind) => [holderOf(kind), { family: ITEM_FAMILIES[kind], kind: `admin.items.${kind}` }] as const,
  ),
  ['achievements', { family: 'achievements', kind: 'admin.part.achievements' }],
  ['achievements.quests', { family: 'quests', kind: 'admin.part.achievements' }],
]);

const placeOf = (path: string): Place | undefined => PLACES.get(path.slice(0, path.lastIndexOf('.')));

/** What the thing at a path such as `items.pets.Wolf-Base` is called, with its kind; undefined where no thing is. */
export function thingName(path: string): string | undefined {
  const place = placeOf(path);
  const key = path.slice(path.lastIndexOf('.') + 1);
  return place && t('admin.thingOf', { name: nameOf(place.family, key), kind: t(place.kind) });
}

/** Whose words name the things at these paths. */
export const familiesOf = (paths: readonly string[]): readonly Family[] => [
  ...new Set(paths.flatMap((path) => placeOf(path)?.family ?? [])),
];
