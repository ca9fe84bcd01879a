import type { Group, Player } from '@everdeed/rules';
import { inviteToken } from '../security/invite-token.ts';
import type { Tx } from '../storage/stores.ts';
import { mailPlayer } from '../work/mails.ts';
import type { Work } from '../work/work.ts';
import type { GroupParts } from './parts.ts';

/** Somebody who is not in a group any more, or not invited. */
interface Removed {
  readonly to: Player;
  readonly group: Group;
  readonly was: 'member' | 'invited';
  readonly message: string | undefined;
}

/** Tells a player that they were removed, or that their invitation was taken back (wire-groups-and-admin 1.8). */
export async function mailRemoval(tx: Tx, parts: GroupParts, removed: Removed): Promise<void> {
  const { to, group, was, message = '–' } = removed;
  const template =
    was === 'member' ? (`kicked-from-${group.type}` as const) : (`${group.type}-invite-rescinded` as const);
  const params = { group: group.name, message, url: parts.siteUrl() };
  await mailPlayer(tx, parts, { to, kind: 'kickedGroup', template, params });
}

/** An invitation on its way. */
export interface Inviting {
  readonly group: Group;
  /** Who invites. */
  readonly player: Player;
  /** Their name, as the mail tells it. */
  readonly inviter: string;
  /** The language of readers without an account. */
  readonly language: string;
}

/** Tells a player that they are invited (1.9). */
export async function mailInvitation(
  tx: Tx,
  parts: GroupParts,
  { group, inviter }: Inviting,
  to: Player,
): Promise<void> {
  const kind = group.type === 'party' ? 'invitedParty' : 'invitedGuild';
  const url = `${parts.siteUrl()}/${group.type === 'party' ? 'party' : `groups/guild/${group._id}`}`;
  const params = { inviter, group: group.name, url };
  await mailPlayer(tx, parts, { to, kind, template: `invited-${group.type}`, params });
}

/** Invites somebody without an account, by a link to register with (1.9, "email invitation token"). */
export async function mailFriend(
  work: Work,
  tx: Tx,
  parts: GroupParts,
  { group, player, inviter, language }: Inviting,
  to: string,
): Promise<void> {
  if (await isUnsubscribed(tx, to)) return;
  const token = inviteToken(parts.secret, {
    id: group._id,
    inviter: player._id,
    publicGuild: group.privacy === 'public',
    sentAt: work.now,
  });
  const template = group.type === 'party' ? 'invite-friend' : 'invite-friend-guild';
  const params = { inviter, group: group.name, url: `${parts.siteUrl()}/register?groupInvite=${token}` };
  await parts.mailer.send(tx, { to, language, template, params });
}

/** Whether whoever reads this address wants no mails from here. */
async function isUnsubscribed({ db }: Tx, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('collection', '=', 'emailunsubscriptions')
    .where('id', '=', address.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}
