import { t } from '../../i18n/i18n.ts';
import type { Honoured } from './queries.ts';

/** The tier from which on somebody keeps the place: moderators, and staff above them. */
const FIRST_KEEPER = 8;

export interface TierSection {
  readonly key: string;
  readonly title: string;
  readonly people: readonly Honoured[];
}

/** People by tier, in the order of the list. */
function byTier(people: readonly Honoured[], tierOf: (person: Honoured) => number): Map<number, Honoured[]> {
  const tiers = new Map<number, Honoured[]>();
  for (const person of people) {
    const tier = tierOf(person);
    tiers.set(tier, [...(tiers.get(tier) ?? []), person]);
  }
  return tiers;
}

/** Contributors by tier, staff and moderators together before all others. Expects the highest tier first. */
export const tierSections = (heroes: readonly Honoured[]): readonly TierSection[] =>
  [...byTier(heroes, ({ contributor }) => Math.min(contributor.level ?? 0, FIRST_KEEPER))].map(
    ([tier, people]) => ({
      key: String(tier),
      title: tier === FIRST_KEEPER ? t('hall.keepers') : t('hall.tier', { tier }),
      people,
    }),
  );

/** Patrons by tier. Expects the highest tier first. */
export const patronSections = (patrons: readonly Honoured[]): readonly TierSection[] =>
  [...byTier(patrons, ({ backer }) => backer.tier ?? 0)].map(([tier, people]) => ({
    key: String(tier),
    title: t('hall.tier', { tier }),
    people,
  }));

/** Whoever is called like this, or did it. */
export function findIn(people: readonly Honoured[], search: string): readonly Honoured[] {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return people;
  return people.filter(({ profile, contributor, backer }) =>
    [profile.name, contributor.text, contributor.contributions, backer.npc].some((words) =>
      words?.toLowerCase().includes(wanted),
    ),
  );
}
