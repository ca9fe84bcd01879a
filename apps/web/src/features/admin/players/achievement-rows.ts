import { achievements, findQuest, quests } from '@everdeed/content';
import { isFields } from '@everdeed/content/values';
import { nameOf } from '@everdeed/content/words';
import { valueAt } from './edits.ts';
import type { Hero } from './queries.ts';

/** Something a player has achieved, or could have. */
export interface AchievementRow {
  /** Its path in the hero (wire-groups-and-admin 6.3). */
  readonly path: string;
  readonly name: string;
  /** Key of the achievement, or of the quest that was completed. */
  readonly key: string;
  readonly isQuest: boolean;
  /** Whether it can be had several times. */
  readonly isCounted: boolean;
}

/** The most rows that are shown at once. */
export const MAX_ACHIEVEMENTS = 24;

/** Cards that were thrown at somebody are counted without a plural of their own. */
const isCounted = (group: string, plural: boolean | undefined, stored: unknown): boolean =>
  typeof stored === 'number' || plural === true || group === 'seasonalSpell';

const badges = (hero: Hero): AchievementRow[] =>
  achievements.map(({ key, group, plural }) => {
    const path = `achievements.${key}`;
    return {
      path,
      key,
      isQuest: false,
      name: nameOf('achievements', key),
      isCounted: isCounted(group, plural, valueAt(hero, path)),
    };
  });

const questRow = (key: string): AchievementRow => ({
  path: `achievements.quests.${key}`,
  key,
  isQuest: true,
  name: nameOf('quests', key),
  isCounted: true,
});

/** Quests that the hero has completed, or all of them. */
function questsOf(hero: Hero, isAll: boolean): AchievementRow[] {
  if (isAll) return quests.map(({ key }) => questRow(key));
  const done = valueAt(hero, 'achievements.quests');
  return isFields(done)
    ? Object.keys(done)
        .filter((key) => findQuest(key))
        .map(questRow)
    : [];
}

/** What the hero has achieved, or is edited; with a search, everything that is called like it. */
export function achievementRows(
  hero: Hero,
  edited: ReadonlySet<string>,
  search: string,
): readonly AchievementRow[] {
  const wanted = search.trim().toLowerCase();
  const isHad = ({ path }: AchievementRow) => edited.has(path) || Boolean(valueAt(hero, path));
  const isFound = ({ name, path }: AchievementRow) =>
    name.toLowerCase().includes(wanted) || path.toLowerCase().includes(wanted);
  const rows = [...badges(hero), ...questsOf(hero, wanted !== '' || edited.size > 0)];
  return rows.filter(wanted ? isFound : isHad).slice(0, MAX_ACHIEVEMENTS);
}
