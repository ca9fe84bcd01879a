import { Type } from 'typebox';
import { instant, mapOf, open, optionalText, text } from '../core/fields.ts';

const fields = {
  id: Type.String({ description: 'Id of this copy.' }),
  _id: text,
  uniqueMessageId: Type.String({ description: 'The same on the copies of both.' }),
  ownerId: Type.String({ description: 'Whose copy it is.' }),
  sent: Type.Boolean({ description: 'It is the sender’s copy.' }),
  text: Type.String({ description: 'Markdown; mentions are links.' }),
  unformattedText: text,
  timestamp: instant(),
  info: open('Empty in messages of players.'),
  likes: mapOf(Type.Boolean(), 'Ids of players; false: no longer.'),
  flags: mapOf(Type.Literal(true), 'Ids of those who reported this copy.'),
  flagCount: Type.Integer(),
  uuid: Type.String({ description: 'Id of the other person, who may be gone.' }),
  user: optionalText,
  username: optionalText,
  contributor: Type.Optional(open('The sender’s tier then; see `ChatMessage`.')),
  backer: Type.Optional(open('The other person’s tier then.')),
  userStyles: Type.Optional(open('How the sender looked then; see `ChatMessage`.')),
  client: optionalText,
  reported: Type.Optional(Type.Boolean({ description: 'The owner has reported it.' })),
};

/** A private message as its owner sees it: `uuid` and the names are those of the other person (wire-user-and-tasks 5.3). */
export const privateMessageSchema = Type.Object(fields, { $id: 'PrivateMessage' });

/** The same; on what was sent, the names are the owner's, and `to...` those of the other person. */
export const mappedMessageSchema = Type.Object(
  {
    ...fields,
    toUUID: optionalText,
    toUser: optionalText,
    toUserName: optionalText,
    toUserContributor: Type.Optional(open('The other person’s tier.')),
    toUserBacker: Type.Optional(open('The other person’s tier.')),
  },
  { $id: 'MappedPrivateMessage' },
);

/** A conversation with one person (5.4). What is marked as absent is so if the account is gone. */
export const conversationSchema = Type.Object(
  {
    uuid: Type.String({ description: 'Id of the other person.' }),
    _id: text,
    user: optionalText,
    username: optionalText,
    timestamp: instant('Of the latest message.'),
    text: Type.String({ description: 'Of the latest message.' }),
    count: Type.Integer({ description: 'Messages, sent and received.' }),
    userStyles: Type.Optional(open('How they look.')),
    contributor: Type.Optional(open('Their tier.')),
    backer: Type.Optional(open('Their tier.')),
    canReceive: Type.Optional(Type.Boolean({ description: 'The caller may write to them.' })),
  },
  { $id: 'Conversation' },
);
