import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { isUuid } from '../uuid.ts';
import { attempt } from '../attempt.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';

/** Blocks or unblocks another player (wire-user-and-tasks 3.1). The answer is the list of blocks. */
export function toggleBlock(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { uuid: sent }: { readonly uuid?: string | undefined },
): Result<Outcome<string[]>, 'blockYourself' | 'invalidUUID'> {
  if (!isUuid(sent)) return refuse('badRequest', 'invalidUUID');
  // Ids are compared in small letters everywhere.
  const uuid = sent.toLowerCase();
  if (uuid === player._id) return refuse('badRequest', 'blockYourself');
  return attempt(
    player,
    ({ inbox: { blocks } }) => {
      const index = blocks.indexOf(uuid);
      if (index >= 0) blocks.splice(index, 1);
      else blocks.push(uuid);
      return done;
    },
    ({ inbox }) => inbox.blocks,
  );
}

/** Marks all private messages as read (wire-user-and-tasks 3.1). */
export function markMessagesRead(_ctx: RuleContext, { player }: PlayerScene): Result<Outcome<undefined>> {
  return attempt(
    player,
    (draft, journal) => {
      draft.inbox.newMessages = 0;
      journal.message = { key: 'pmsMarkedRead' };
      return done;
    },
    () => undefined,
  );
}
