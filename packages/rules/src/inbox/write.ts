import { authorOf } from '../chat/message.ts';
import type { RuleContext } from '../command.ts';
import type { Message } from '../message.ts';
import type { PairScene } from '../scenes.ts';
import type { Player } from '../state/player.ts';
import type { Correspondent, MessageCopy, NewPrivateMessage } from './message.ts';

/** What is written. */
export interface Written {
  readonly text: string;
  readonly unformattedText: string;
  readonly gift?: Message;
  /** What the program calls itself. */
  readonly client: string | undefined;
}

function correspondent(player: Player): Correspondent {
  const { user, username, backer } = authorOf(player, undefined);
  return { id: player._id, user, backer, ...(username === undefined ? {} : { username }) };
}

/**
 * A message from one player to another: a copy for each, one for both if they are the same. What somebody sends who is
 * shadow-muted reaches nobody: there is their own copy alone (wire-user-and-tasks 5.4).
 */
export function privateMessage(
  { newId }: RuleContext,
  { player, receiver }: PairScene,
  { client, ...written }: Written,
): NewPrivateMessage {
  const copy = (owner: Player, other: Player, sent: boolean): MessageCopy => ({
    id: newId(),
    ownerId: owner._id,
    language: owner.preferences.language ?? 'en',
    sent,
    other: correspondent(other),
  });
  const isSelf = player._id === receiver._id;
  const { contributor, userStyles, client: program } = authorOf(player, client);
  return {
    uniqueId: newId(),
    senderId: player._id,
    contributor,
    userStyles,
    client: program,
    ...written,
    copies: [
      copy(player, receiver, !isSelf),
      ...(isSelf || !isHeard(player) ? [] : [copy(receiver, player, false)]),
    ],
  };
}

/** Whether what a player writes reaches others. */
export const isHeard = ({ flags }: Pick<Player, 'flags'>): boolean => flags.chatShadowMuted !== true;
