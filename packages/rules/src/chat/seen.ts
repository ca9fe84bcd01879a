import type { RuleContext } from '../command.ts';
import { attempt } from '../attempt.ts';
import { forgetChat } from '../groups/departure.ts';
import type { Outcome } from '../outcome.ts';
import { done, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';

/** Takes away what tells of unread chat of a group, which need not exist (wire-groups-and-admin 2.10). */
export const seeChat = (
  _ctx: RuleContext,
  { player }: PlayerScene,
  { groupId }: { readonly groupId: string },
): Result<Outcome<Record<string, never>>> =>
  attempt(
    player,
    (draft) => {
      forgetChat(draft, groupId);
      return done;
    },
    () => ({}),
  );
