import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Achievements } from '../state/player.ts';

/** What staff give: some add up, the rest are had or not (rules-play-and-shops 9.2, "staff only"). */
const COUNTED: ReadonlySet<string> = new Set([
  'habiticaDays',
  'habitBirthdays',
  'costumeContests',
  'habitSurveys',
]);
const ONCE: ReadonlySet<string> = new Set(['veteran', 'originalUser', 'kickstarter2019', 'groupsBeta2022']);

/**
 * Gives an achievement that no play earns: one more of a counted kind, or a flag (rules-play-and-shops 9.2). There
 * is no notification. Yearly ones come by `runAward`, with their presents.
 */
export function giveStaffAchievement(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { key }: { readonly key: string },
): Result<Outcome<Achievements>> {
  if (!COUNTED.has(key) && !ONCE.has(key)) return refuse('notFound', 'awardNotFound', { key });
  return attempt(
    player,
    ({ achievements }) => {
      achievements[key] = COUNTED.has(key) ? Number(achievements[key] ?? 0) + 1 : true;
      return done;
    },
    ({ achievements }) => achievements,
  );
}
