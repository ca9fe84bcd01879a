import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { done, type Result } from '../result.ts';

/** Checks in to or out of the inn; the answer is the new state (rules-scoring-and-day 6.2). */
export function toggleSleep(_ctx: RuleContext, { player }: PlayerScene): Result<Outcome<boolean>> {
  return attempt(
    player,
    (draft) => {
      draft.preferences.sleep = !draft.preferences.sleep;
      return done;
    },
    (after) => after.preferences.sleep,
  );
}
