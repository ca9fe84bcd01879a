import type { AnswerOf, memberCalls } from '@everdeed/contract';
import { entriesOf } from '@everdeed/content/values';

type Sections = AnswerOf<typeof memberCalls.getMemberAchievements>;
type SectionName = keyof Sections;

/** An earned achievement. */
export interface EarnedAchievement {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** How often, if more than once. */
  readonly count?: number;
  /** When it was last earned; absent if nobody kept the date. */
  readonly last?: string;
}

export interface EarnedSection {
  readonly name: SectionName;
  readonly earned: readonly EarnedAchievement[];
  /** How many there are to earn. */
  readonly all: number;
}

/** When achievements were earned, by their keys. */
export type EarnedDates = AnswerOf<typeof memberCalls.getMemberAchievementDates>;

/** Newest first; what has no date keeps its place after those. */
const byDate = ({ last: one = '' }: EarnedAchievement, { last: other = '' }: EarnedAchievement): number =>
  one === other ? 0 : one < other ? 1 : -1;

/**
 * What has been earned, section by section, newest first; sections with nothing to earn are left out. Dates may come
 * later than the rest.
 */
export function earnedSections(sections: Sections, dates: EarnedDates = {}): readonly EarnedSection[] {
  return entriesOf(sections)
    .map(([name, { achievements }]) => {
      const all = Object.entries(achievements);
      const earned = all
        .filter(([, one]) => one.earned)
        .map(([key, { title, text, optionalCount: count }]): EarnedAchievement => {
          const last = dates[key]?.last;
          return {
            key,
            title,
            text,
            ...(count !== undefined && count > 1 && { count }),
            ...(last !== undefined && { last }),
          };
        })
        .toSorted(byDate);
      return { name, earned, all: all.length };
    })
    .filter(({ all }) => all > 0);
}

/** Titles of all achievements by key, earned or not. */
export const titlesOf = (sections: Sections): ReadonlyMap<string, string> =>
  new Map(
    Object.values(sections).flatMap(({ achievements }) =>
      Object.entries(achievements).map(([key, { title }]) => [key, title] as const),
    ),
  );

/** How many are earned, of how many. */
export const totalsOf = (
  sections: readonly EarnedSection[],
): { readonly earned: number; readonly all: number } => ({
  earned: sections.reduce((total, { earned }) => total + earned.length, 0),
  all: sections.reduce((total, { all }) => total + all, 0),
});

/** When the newest was earned; undefined if no date is known. */
export const newestOf = (sections: readonly EarnedSection[]): string | undefined =>
  sections
    .flatMap(({ earned }) => earned.flatMap(({ last }) => last ?? []))
    .toSorted()
    .at(-1);
