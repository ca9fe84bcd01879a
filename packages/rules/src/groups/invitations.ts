import { isFields, valueIn } from '@everdeed/content/values';
import { grantInvitedFriend } from '../achievements/index.ts';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import { produce } from '../state/draft.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';

/** Takes an invitation from a draft of the player; of parties the latest of the others becomes the one that is shown. */
export function dropInvitation({ invitations }: Player, groupId: string): boolean {
  const isOther = (entry: unknown) => valueIn(entry, 'id') !== groupId;
  const list = invitations.parties.every(isOther) ? 'guilds' : 'parties';
  const left = invitations[list].filter(isOther);
  if (left.length === invitations[list].length) return false;
  invitations[list] = left;
  const latest = left.at(-1);
  if (list === 'parties') invitations.party = isFields(latest) ? latest : {};
  return true;
}

/** Declines an invitation; the group need not exist any more (wire-groups-and-admin 1.10). */
export const rejectInvitation = (
  _ctx: RuleContext,
  { player }: PlayerScene,
  { groupId }: { readonly groupId: string },
): Result<Outcome<undefined>, 'messageGroupRequiresInvite'> =>
  attempt(
    player,
    (draft) =>
      dropInvitation(draft, groupId) ? done : refuse('notAuthorized', 'messageGroupRequiresInvite'),
    () => undefined,
  );

/** The group that a link invites to, and who sent the link. */
export interface LinkedGroup extends Pick<Group, 'name' | 'type' | 'privacy'> {
  readonly id: string;
  readonly inviter: string;
}

/** A new player with the invitation of the link with which they registered (1.9). */
export const withInvitation = (
  { newId }: RuleContext,
  player: Player,
  { id, name, type, privacy, inviter }: LinkedGroup,
): Player =>
  produce(player, ({ invitations }) => {
    const entry = { id, name, inviter };
    if (type === 'guild') invitations.guilds.push({ ...entry, publicGuild: privacy === 'public' });
    else {
      invitations.party = { ...entry, _id: newId() };
      invitations.parties.push(invitations.party);
    }
  });

/** A player whose friend has come; the first one earns an achievement (1.9). */
export const thankInviter = (ctx: RuleContext, player: Player): Player =>
  produce(player, (draft) => grantInvitedFriend(ctx, draft));
