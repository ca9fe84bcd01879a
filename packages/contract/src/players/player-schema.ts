import { Type } from 'typebox';
import { notificationSchema } from '../notifications/notification-schema.ts';
import { tagSchema } from '../tags/calls.ts';

const open = (description: string) => Type.Record(Type.String(), Type.Unknown(), { description });
const numbers = Type.Record(Type.String(), Type.Number());

/** The attributes and points of a player; the last three are computed and only in full answers of GET /user. */
export const statsSchema = Type.Object(
  {
    hp: Type.Number(),
    mp: Type.Number(),
    exp: Type.Number(),
    gp: Type.Number(),
    lvl: Type.Integer(),
    class: Type.String({ enum: ['warrior', 'rogue', 'wizard', 'healer'] }),
    points: Type.Integer(),
    str: Type.Number(),
    con: Type.Number(),
    int: Type.Number(),
    per: Type.Number(),
    buffs: open('Bonuses of the day.'),
    training: numbers,
    toNextLevel: Type.Optional(Type.Number()),
    maxHealth: Type.Optional(Type.Number()),
    maxMP: Type.Optional(Type.Number()),
  },
  { $id: 'Stats' },
);

/** The items of a player: gear, creatures and what is in the bags. */
export const itemsSchema = open('Gear, eggs, potions, food, quests, pets, mounts, special items, last drop.');

/** The owner's view of a player (wire-user-and-tasks 1.2). */
export const playerSchema = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    id: Type.String({ format: 'uuid' }),
    _v: Type.Integer({ description: 'Grows with every save.' }),
    needsCron: Type.Optional(Type.Boolean({ description: 'A day waits to be judged; GET /user only.' })),
    auth: open('Sign-in data without secrets.'),
    profile: open('name, blurb, imageUrl.'),
    stats: statsSchema,
    items: itemsSchema,
    preferences: open('Settings.'),
    flags: open('What was shown, reached or allowed.'),
    achievements: open('Badges and counters.'),
    purchased: open('Bought looks and the plan.'),
    balance: Type.Number({ description: 'One unit is shown as 4 gems.' }),
    party: open('Party and quest progress.'),
    invitations: open('Open invitations.'),
    inbox: open('newMessages, blocks, optOut; messages in v3.'),
    history: open('exp and todos by date.'),
    tags: Type.Array(tagSchema),
    tasksOrder: Type.Record(Type.String(), Type.Array(Type.String())),
    notifications: Type.Array(notificationSchema),
    pinnedItems: Type.Array(open('path and type.')),
    unpinnedItems: Type.Array(open('path and type.')),
    pinnedItemsOrder: Type.Array(Type.String()),
    challenges: Type.Array(Type.String()),
    guilds: Type.Array(Type.String()),
    newMessages: open('Unread chat by group id.'),
    contributor: open('Tier and words of a contributor.'),
    backer: open('Tier of a backer.'),
    permissions: Type.Record(Type.String(), Type.Boolean()),
    pushDevices: Type.Array(open('regId, type and instants.')),
    webhooks: Type.Array(open('See the webhook calls.')),
    extra: open('Free.'),
    lastCron: Type.String({ format: 'date-time' }),
    loginIncentives: Type.Integer(),
    invitesSent: Type.Integer(),
  },
  { $id: 'Player' },
);
