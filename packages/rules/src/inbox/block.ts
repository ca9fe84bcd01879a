import { attempt } from '../attempt.ts';
import type { OldOutcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Blocks another player, or lets them write again (wire-user-and-tasks 3.1). The answer is the list of blocks. */
export function toggleBlock(player: Player, uuid: string | undefined): Result<OldOutcome<string[]>> {
  if (!uuid || !UUID.test(uuid)) return refuse('badRequest', 'invalidUUID');
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
export function markMessagesRead(player: Player): Result<OldOutcome<undefined>> {
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
