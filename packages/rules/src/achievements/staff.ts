import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Achievements } from '../state/player.ts';

/** Achievements given by staff: some are counted, the rest are flags (rules-play-and-shops 9.2, "staff only"). */
const COUNTED: ReadonlySet<string> = new Set([
  'habiticaDays',
  'habitBirthdays',
  'costumeContests',
  'habitSurveys',
]);
const ONCE: ReadonlySet<string> = new Set(['veteran', 'originalUser', 'kickstarter2019', 'groupsBeta2022']);

/**
 * Grants an achievement that cannot be earned by playing: increments a count or sets a flag, without a
 * notification (rules-play-and-shops 9.2). For yearly ones with presents, see `runAward`.
 */
export function giveStaffAchievement(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { key }: { readonly key: string },
): Result<Outcome<Achievements>, 'awardNotFound'> {
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
