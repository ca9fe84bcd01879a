import type { Player } from '../state/player.ts';

/** What one player may object to (wire-user-and-tasks 5.5). */
export type Interaction = 'send-private-message' | 'transfer-gems' | 'group-invitation';

/** Why one player may not reach another, as message keys, first reason first (wire-user-and-tasks 5.5). */
export function objectionsTo(interaction: Interaction, sender: Player, receiver: Player): string[] {
  const isSelf = sender._id === receiver._id;
  const closed = interaction === 'send-private-message' && receiver.inbox.optOut && !isSelf;
  return [
    ...(sender.flags.chatRevoked ? ['chatPrivilegesRevoked'] : []),
    ...(receiver.inbox.blocks.includes(sender._id) ? ['notAuthorizedToSendMessageToThisUser'] : []),
    ...(sender.inbox.blocks.includes(receiver._id) ? ['blockedToSendToThisUser'] : []),
    ...(closed ? ['notAuthorizedToSendMessageToThisUser'] : []),
    ...(interaction === 'transfer-gems' && isSelf ? ['cannotSendGemsToYourself'] : []),
  ];
}
