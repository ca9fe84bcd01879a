import { type Static, type TSchema, Type } from 'typebox';
import { messageSchema } from '../chat/message-schema.ts';
import { privateMessageSchema } from '../inbox/message-schema.ts';

/** What can be followed: a player, a group or a challenge, by id. */
export type LiveTopic = `player:${string}` | `group:${string}` | `challenge:${string}`;

const topic = <K extends string>(kind: K) =>
  Type.Unsafe<`${K}:${string}`>(Type.String({ pattern: `^${kind}:.+$` }));

/** Parts of a player that can change: fields of the owner's view (wire-user-and-tasks 1.2). */
export const playerParts = [
  'auth',
  'profile',
  'stats',
  'items',
  'preferences',
  'flags',
  'achievements',
  'purchased',
  'balance',
  'party',
  'invitations',
  'inbox',
  'history',
  'tags',
  'tasksOrder',
  'notifications',
  'pinnedItems',
  'unpinnedItems',
  'pinnedItemsOrder',
  'challenges',
  'guilds',
  'newMessages',
  'contributor',
  'backer',
  'permissions',
  'pushDevices',
  'webhooks',
  'extra',
  'lastCron',
  'loginIncentives',
  'invitesSent',
] as const;

/** A part of a player that can change by itself. */
export type PlayerPart = (typeof playerParts)[number];

const taskIds = Type.Array(Type.String(), {
  description: 'Tasks that were made, changed or removed. An empty list: too many to name.',
});

/** The player was saved. */
const playerChanged = Type.Object({
  kind: Type.Literal('player'),
  topic: topic('player'),
  userV: Type.Integer({
    description: 'The version that the change made; a page that knows it has nothing to do.',
  }),
  parts: Type.Optional(
    Type.Array(Type.Enum(playerParts), { description: 'What changed; absent: anything may have.' }),
  ),
  taskIds: Type.Optional(taskIds),
});

/** Tasks of the player changed, and nothing else of them. */
const tasksChanged = Type.Object({ kind: Type.Literal('tasks'), topic: topic('player'), taskIds });

/** The group changed: its fields, its members, its quest, its tasks. */
const groupChanged = Type.Object({
  kind: Type.Literal('group'),
  topic: topic('group'),
  taskIds: Type.Optional({
    ...taskIds,
    description: 'Nothing but these tasks of its board changed; absent or empty: anything may have.',
  }),
});

/** The chat of the group changed: a message that is new or changed; without one, read the chat anew. */
const chatChanged = Type.Object({
  kind: Type.Literal('chat'),
  topic: topic('group'),
  message: Type.Optional(messageSchema),
});

/** The player's private messages changed: one that is new or changed; without one, read them anew. */
const inboxChanged = Type.Object({
  kind: Type.Literal('inbox'),
  topic: topic('player'),
  message: Type.Optional(privateMessageSchema),
});

/** The challenge changed. */
const challengeChanged = Type.Object({ kind: Type.Literal('challenge'), topic: topic('challenge') });

/** Copies of the challenge's tasks were scored, and its own moved with them. Told once for all scores of some seconds. */
const scoresChanged = Type.Object({ kind: Type.Literal('scores'), topic: topic('challenge') });

/** Events of this topic may have been lost: read anew what is shown of it. */
const mayHaveMissed = Type.Object({
  kind: Type.Literal('missed'),
  topic: Type.Union([topic('player'), topic('group'), topic('challenge')]),
});

/** What an open page is told, by `kind`: the event's name and its data are these. */
export const liveEventSchema = Type.Union([
  playerChanged,
  tasksChanged,
  groupChanged,
  chatChanged,
  inboxChanged,
  challengeChanged,
  scoresChanged,
  mayHaveMissed,
]) satisfies TSchema;

/** What an open page is told, by `kind`. */
export type LiveEvent = Static<typeof liveEventSchema>;
