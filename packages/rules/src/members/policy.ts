import { isOneOf } from '@everdeed/content/values';
import type { Player } from '../state/player.ts';

/** Interactions that a player can object to (wire-user-and-tasks 5.5). */
export const interactions = ['send-private-message', 'transfer-gems', 'group-invitation'] as const;
/** One of {@link interactions}. */
export type Interaction = (typeof interactions)[number];

/** Whether a word of a request names an interaction. */
export const isInteraction = (word: string): word is Interaction => isOneOf<string>(interactions, word);

/** Why one player may not reach another. */
export type Objection =
  | 'chatPrivilegesRevoked'
  | 'notAuthorizedToSendMessageToThisUser'
  | 'blockedToSendToThisUser'
  | 'cannotSendGemsToYourself';

/**
 * Reasons why one player may not contact another, as message keys in order of precedence (wire-user-and-tasks
 * 5.5).
 */
export function objectionsTo(interaction: Interaction, sender: Player, receiver: Player): Objection[] {
  const isSelf = sender._id === receiver._id;
  const closed = interaction === 'send-private-message' && receiver.inbox.optOut && !isSelf;
  const objections: readonly (readonly [isRaised: boolean | undefined, key: Objection])[] = [
    [sender.flags.chatRevoked, 'chatPrivilegesRevoked'],
    [receiver.inbox.blocks.includes(sender._id), 'notAuthorizedToSendMessageToThisUser'],
    [sender.inbox.blocks.includes(receiver._id), 'blockedToSendToThisUser'],
    [closed, 'notAuthorizedToSendMessageToThisUser'],
    [interaction === 'transfer-gems' && isSelf, 'cannotSendGemsToYourself'],
  ];
  return objections.flatMap(([isRaised, key]) => (isRaised ? [key] : []));
}
