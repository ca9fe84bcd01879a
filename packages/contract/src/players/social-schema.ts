import { Type } from 'typebox';
import { instant, mapOf, open, optionalText, text, unset } from '../core/fields.ts';

const number = Type.Number();

/** The player's side of a party and its quest. */
export const partySchema = Type.Object({
  _id: optionalText,
  order: text,
  orderAscending: text,
  seeking: Type.Optional(instant('Looking for a party since then.')),
  lastMessageSeen: Type.Optional(
    Type.String({ description: 'Id of the latest message that the player has posted.' }),
  ),
  quest: Type.Object({
    key: unset(text),
    completed: unset(text),
    RSVPNeeded: Type.Boolean(),
    progress: Type.Object({ up: number, down: number, collectedItems: number, collect: mapOf(number) }),
  }),
});

const invitation = open('id, name, inviter; cancelledPlan of a party.');

/** Open invitations. `party` is the latest one to a party, or empty. */
export const invitationsSchema = Type.Object({
  guilds: Type.Array(invitation),
  party: invitation,
  parties: Type.Array(invitation),
});

/** The state of the inbox; its messages only in v3. */
export const inboxSchema = Type.Object({
  newMessages: number,
  blocks: Type.Array(text),
  optOut: Type.Boolean(),
  messages: Type.Optional(open('Private messages by id.')),
});

/** Groups with unread chat, by id. */
export const newMessagesSchema = mapOf(Type.Object({ name: text, value: Type.Boolean() }));
