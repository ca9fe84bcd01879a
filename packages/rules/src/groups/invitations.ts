import { fieldsIn } from '@everdeed/content/values';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import type { Player } from '../state/player.ts';

/** Takes an invitation from a draft of the player; of parties the latest of the others becomes the one that is shown. */
export function dropInvitation({ invitations }: Player, groupId: string): boolean {
  const isOther = (entry: unknown) => fieldsIn(entry)['id'] !== groupId;
  const list = invitations.parties.every(isOther) ? 'guilds' : 'parties';
  const left = invitations[list].filter(isOther);
  if (left.length === invitations[list].length) return false;
  invitations[list] = left;
  if (list === 'parties') invitations.party = fieldsIn(left.at(-1));
  return true;
}

/** Declines an invitation; the group need not exist any more (wire-groups-and-admin 1.10). */
export const rejectInvitation = (
  _ctx: RuleContext,
  { player }: PlayerScene,
  { groupId }: { readonly groupId: string },
): Result<Outcome<Record<never, never>>, 'messageGroupRequiresInvite'> =>
  attempt(
    player,
    (draft) =>
      dropInvitation(draft, groupId) ? done : refuse('notAuthorized', 'messageGroupRequiresInvite'),
    () => ({}),
  );
