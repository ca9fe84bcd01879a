import type { Player } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import { pushPlayer } from '../work/pushes.ts';
import type { Work } from '../work/work.ts';
import type { Inviting } from './mails.ts';

/** Pushes an invitation to the devices of whoever is invited (wire-groups-and-admin 1.9). */
export function pushInvitation(work: Work, tx: Tx, { group, inviter }: Inviting, to: Player): Promise<void> {
  const wish = group.type === 'party' ? 'invitedParty' : 'invitedGuild';
  return pushPlayer(work, tx, {
    to,
    wish,
    title: `push.${wish}.title`,
    body: { key: `push.${wish}.body` },
    params: { inviter, group: group.name },
    path: group.type === 'party' ? '/party' : `/groups/guild/${group._id}`,
    tag: `invited ${group._id}`,
  });
}
