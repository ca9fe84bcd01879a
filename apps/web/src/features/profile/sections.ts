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
}

export interface EarnedSection {
  readonly name: SectionName;
  readonly earned: readonly EarnedAchievement[];
  /** How many there are to earn. */
  readonly all: number;
}

/** What has been earned, section by section; sections with nothing to earn are left out. */
export function earnedSections(sections: Sections): readonly EarnedSection[] {
  return entriesOf(sections)
    .map(([name, { achievements }]) => {
      const all = Object.entries(achievements);
      const earned = all
        .filter(([, one]) => one.earned)
        .map(([key, { title, text, optionalCount: count }]) => ({
          key,
          title,
          text,
          ...(count !== undefined && count > 1 && { count }),
        }));
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
