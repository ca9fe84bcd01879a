import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { done, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';

/** Leaves nothing unread, since nothing is left: the messages go with it (wire-user-and-tasks 5.4). */
export const clearInbox = (
  _ctx: RuleContext,
  { player }: PlayerScene,
): Result<Outcome<Record<string, never>>> =>
  attempt(
    player,
    ({ inbox }) => {
      inbox.newMessages = 0;
      return done;
    },
    () => ({}),
  );
