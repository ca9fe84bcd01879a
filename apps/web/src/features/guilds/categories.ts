import type { MessageId } from '../../i18n/catalogue.ts';

interface Category {
  readonly name: MessageId;
  /** Key of the background that stands for it: our own choice. */
  readonly scene: string;
}

/** What guilds are about, by slug and in the order of lists (wire-groups-and-admin 1.1, "Categories"). */
const CATEGORIES = {
  habitica_official: { name: 'guilds.about.official', scene: 'distant_castle' },
  academics: { name: 'guilds.about.academics', scene: 'cozy_library' },
  advocacy_causes: { name: 'guilds.about.advocacy', scene: 'lighthouse_shore' },
  creativity: { name: 'guilds.about.creativity', scene: 'rainbows_end' },
  entertainment: { name: 'guilds.about.entertainment', scene: 'mistiflying_circus' },
  finance: { name: 'guilds.about.finance', scene: 'market' },
  getting_organized: { name: 'guilds.about.organized', scene: 'farmhouse' },
  health_fitness: { name: 'guilds.about.health', scene: 'mountain_lake' },
  hobbies_occupations: { name: 'guilds.about.hobbies', scene: 'blacksmithy' },
  location_based: { name: 'guilds.about.local', scene: 'habit_city_streets' },
  mental_health: { name: 'guilds.about.mind', scene: 'sunset_meadow' },
  recovery_support_groups: { name: 'guilds.about.recovery', scene: 'ocean_sunrise' },
  spirituality: { name: 'guilds.about.spirituality', scene: 'marble_temple' },
  time_management: { name: 'guilds.about.time', scene: 'bell_tower' },
} as const satisfies Record<string, Category>;

export type Slug = keyof typeof CATEGORIES;

const isSlug = (slug: string): slug is Slug => Object.hasOwn(CATEGORIES, slug);

/** Every slug, in the order of lists. */
export const SLUGS: readonly Slug[] = Object.keys(CATEGORIES).filter(isSlug);

/** Only moderators say that a guild is official: it is offered in filters, and in no form. */
export const OFFERED_SLUGS: readonly Slug[] = SLUGS.filter((slug) => slug !== 'habitica_official');

export const nameOfSlug = (slug: Slug): MessageId => CATEGORIES[slug].name;

type Slugged = readonly { readonly slug: string }[];

/** The known ones among the categories of a guild. Old records end some in a space. */
export const slugsOf = (categories: Slugged): readonly Slug[] =>
  categories.map(({ slug }) => slug.trim()).filter(isSlug);

/** Slugs of a guild that this page does not know. */
export const othersOf = (categories: Slugged): readonly string[] =>
  categories.map(({ slug }) => slug.trim()).filter((slug) => !isSlug(slug));

/** The background of a guild, by the first thing that it is about; empty for the meadow. */
export function sceneOf(categories: Slugged): string {
  const [first] = slugsOf(categories);
  return first ? CATEGORIES[first].scene : '';
}
