import { outcomeOf, thankInviter, withInvitation } from '@everdeed/rules';
import type { MailedInvitation } from '../security/invite-token.ts';
import type { Tx } from '../storage/stores.ts';
import { saveOutcome } from '../work/save.ts';
import { lockPlayers } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';

/**
 * Invites a new account to the group whose member sent the link, and thanks that member (wire-groups-and-admin 1.9,
 * "email invitation token"). A group that is gone is not missed.
 */
export async function takeInvitation(
  work: Work,
  tx: Tx,
  { id, inviter }: MailedInvitation,
  playerId: string,
): Promise<void> {
  const row = await tx.db
    .selectFrom('groups')
    .select(['id', 'name', 'type', 'privacy'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  const [host] = await lockPlayers(tx, [inviter]);
  const player = tx.players.held(playerId);
  if (!player) throw new Error(`player ${playerId} was not made in this transaction`);
  const invited = withInvitation(work.rules, player, { ...row, inviter });
  const players = [invited, ...(host ? [thankInviter(work.rules, host)] : [])];
  await saveOutcome(work, tx, outcomeOf({}, { players }), { actorId: playerId });
}
